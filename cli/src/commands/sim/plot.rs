//! Plots of runs, as SVG.

use std::error::Error;
use std::path::Path;

use anyhow::{Result, anyhow};
use mtia_model::cycle::noc::traffic::{Point, Theory};
use mtia_model::spec::Chip;
use plotters::prelude::*;

/// Draws latency against accepted load, with the latency of an empty network and the bound of the
/// links as lines.
///
/// # Errors
/// If the file cannot be written.
pub fn latency(
    path: &Path,
    chip: &Chip,
    title: String,
    words: [&str; 2],
    theory: &Theory,
    points: &[Point],
) -> Result<()> {
    let mut svg = String::new();
    draw(&mut svg, chip, &title, words, theory, points)
        .map_err(|error| anyhow!("cannot draw the plot: {error}"))?;
    std::fs::write(path, svg).map_err(|error| {
        anyhow!("cannot write {}: {error}; choose a folder that can be written", path.display())
    })
}

fn draw(
    svg: &mut String,
    chip: &Chip,
    title: &str,
    words: [&str; 2],
    theory: &Theory,
    points: &[Point],
) -> Result<(), Box<dyn Error>> {
    let root = SVGBackend::with_string(svg, (900, 560)).into_drawing_area();
    root.fill(&WHITE)?;
    // Past saturation latency grows with the run's length, so the plot ends at some multiple.
    let top = 8. * theory.zero_load_latency;
    let right = points.iter().map(|point| point.accepted).fold(theory.saturation, f64::max) * 1.1;
    let title = format!("{}: {title}", chip.name);
    let [unit, least] = words;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(0f64..right, 0f64..top)?;
    chart
        .configure_mesh()
        .x_desc(format!("accepted, {unit} of 64 B a PE and cycle"))
        .y_desc("mean latency, cycles")
        .draw()?;
    let line = |style: ShapeStyle, from: (f64, f64), to: (f64, f64)| {
        PathElement::new(vec![from, to], style)
    };
    let empty = theory.zero_load_latency;
    chart
        .draw_series([line(GREEN.stroke_width(1), (0., empty), (right, empty))])?
        .label(format!("{least}, {empty:.1} cycles"))
        .legend(|(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], GREEN));
    let bound = theory.saturation;
    chart
        .draw_series([line(RED.stroke_width(1), (bound, 0.), (bound, top))])?
        .label(format!("bound: {}, {bound:.3}", theory.limiter))
        .legend(|(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], RED));
    let measured: Vec<(f64, f64)> =
        points.iter().map(|point| (point.accepted, point.latency.min(top))).collect();
    chart
        .draw_series(LineSeries::new(measured.clone(), BLUE.stroke_width(2)))?
        .label("measured")
        .legend(|(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], BLUE));
    chart.draw_series(measured.into_iter().map(|at| Circle::new(at, 3, BLUE.filled())))?;
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK)
        .draw()?;
    root.present()?;
    drop(chart);
    drop(root);
    Ok(())
}

/// A line of a plot over categories.
pub struct Line {
    /// What it is; empty if there is only one.
    pub name: String,
    /// A value for each category.
    pub values: Vec<f64>,
}

/// Draws lines over categories that stand at equal distances.
///
/// # Errors
/// If the file cannot be written.
pub fn categories(
    path: &Path,
    title: &str,
    (x, names): (&str, &[String]),
    y: &str,
    lines: &[Line],
) -> Result<()> {
    let mut svg = String::new();
    draw_categories(&mut svg, title, (x, names), y, lines)
        .map_err(|error| anyhow!("cannot draw the plot: {error}"))?;
    std::fs::write(path, svg).map_err(|error| {
        anyhow!("cannot write {}: {error}; choose a folder that can be written", path.display())
    })
}

fn draw_categories(
    svg: &mut String,
    title: &str,
    (x, names): (&str, &[String]),
    y: &str,
    lines: &[Line],
) -> Result<(), Box<dyn Error>> {
    let root = SVGBackend::with_string(svg, (900, 560)).into_drawing_area();
    root.fill(&WHITE)?;
    let all = lines.iter().flat_map(|line| &line.values).copied();
    let top = all.fold(0.0, f64::max).max(1e-9) * 1.1;
    let last = names.len().saturating_sub(1) as f64;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d(-0.3..last + 0.3, 0f64..top)?;
    let name_at = |at: &f64| match names.get(at.round() as usize) {
        Some(name) if (at - at.round()).abs() < 1e-6 && *at >= 0.0 => name.clone(),
        _ => String::new(),
    };
    chart
        .configure_mesh()
        .x_desc(x)
        .y_desc(y)
        .disable_x_mesh()
        .x_labels(2 * names.len() + 1)
        .x_label_formatter(&name_at)
        .draw()?;
    for (at, line) in lines.iter().enumerate() {
        let colour = Palette99::pick(at).to_rgba();
        let points: Vec<(f64, f64)> =
            line.values.iter().enumerate().map(|(at, &value)| (at as f64, value)).collect();
        let series = chart.draw_series(LineSeries::new(points.clone(), colour.stroke_width(2)))?;
        if !line.name.is_empty() {
            series
                .label(line.name.clone())
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour));
        }
        chart.draw_series(points.into_iter().map(|at| Circle::new(at, 3, colour.filled())))?;
    }
    if lines.iter().any(|line| !line.name.is_empty()) {
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::LowerLeft)
            .background_style(WHITE.mix(0.8))
            .border_style(BLACK)
            .draw()?;
    }
    root.present()?;
    drop(chart);
    drop(root);
    Ok(())
}
