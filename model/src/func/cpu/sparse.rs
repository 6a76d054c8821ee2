//! Memory of which only what a program has is there: 32-bit addresses, words, pages made when they
//! are first touched.

use super::hart::BusError;

const PAGE_BITS: u32 = 12;
const PAGE_WORDS: usize = 1 << (PAGE_BITS - 2);
const TABLE_BITS: u32 = 10;

type Page = Box<[u32; PAGE_WORDS]>;
type Table = Box<[Option<Page>; 1 << TABLE_BITS]>;

/// Sparse memory: two levels of tables, then pages of 4 KiB. All of it is zero at first.
#[derive(Debug)]
pub struct Sparse {
    tables: Vec<Option<Table>>,
    /// First page of a range, and the first page after it.
    there: Vec<(u32, u32)>,
}

impl Default for Sparse {
    fn default() -> Sparse {
        Sparse { tables: (0..1 << TABLE_BITS).map(|_| None).collect(), there: Vec::new() }
    }
}

impl Sparse {
    /// Makes all pages be there that hold a byte of `first` to `last`.
    pub fn add(&mut self, first: u32, last: u32) {
        self.there.push((first >> PAGE_BITS, (last >> PAGE_BITS) + 1));
    }

    /// The word at `address`, whose low two bits play no part.
    ///
    /// # Errors
    /// If no memory is there.
    pub fn read(&mut self, address: u32) -> Result<u32, BusError> {
        let index = (address >> 2) as usize % PAGE_WORDS;
        match self.tables[table(address)].as_ref().and_then(|t| t[entry(address)].as_ref()) {
            Some(page) => Ok(page[index]),
            None => self.is_there(address).then_some(0).ok_or(BusError),
        }
    }

    /// Writes the bytes of the word at `address` whose bit in `strobe` is set.
    ///
    /// # Errors
    /// If no memory is there.
    pub fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        let index = (address >> 2) as usize % PAGE_WORDS;
        let page = self.page(address)?;
        let mask = BYTES[usize::from(strobe & 0xf)];
        page[index] = page[index] & !mask | data & mask;
        Ok(())
    }

    /// Writes bytes from `address` on.
    ///
    /// # Errors
    /// If no memory is there for one of them.
    pub fn fill(&mut self, address: u32, bytes: &[u8]) -> Result<(), BusError> {
        for (at, &byte) in (address..).zip(bytes) {
            let lane = at & 3;
            self.write(at, u32::from(byte) << (8 * lane), 1 << lane)?;
        }
        Ok(())
    }

    fn is_there(&self, address: u32) -> bool {
        let page = address >> PAGE_BITS;
        self.there.iter().any(|&(first, end)| (first..end).contains(&page))
    }

    fn page(&mut self, address: u32) -> Result<&mut Page, BusError> {
        let missing = match &self.tables[table(address)] {
            Some(table) => table[entry(address)].is_none(),
            None => true,
        };
        if missing && !self.is_there(address) {
            return Err(BusError);
        }
        let table = self.tables[table(address)]
            .get_or_insert_with(|| Box::new([const { None }; 1 << TABLE_BITS]));
        Ok(table[entry(address)].get_or_insert_with(|| Box::new([0; PAGE_WORDS])))
    }
}

/// For each strobe, its bytes as ones.
const BYTES: [u32; 16] = {
    let mut masks = [0; 16];
    let mut strobe = 0;
    while strobe < 16 {
        let mut byte = 0;
        while byte < 4 {
            if strobe >> byte & 1 != 0 {
                masks[strobe] |= 0xff << (8 * byte);
            }
            byte += 1;
        }
        strobe += 1;
    }
    masks
};

const fn table(address: u32) -> usize {
    (address >> (PAGE_BITS + TABLE_BITS)) as usize
}

const fn entry(address: u32) -> usize {
    (address >> PAGE_BITS) as usize % (1 << TABLE_BITS)
}
