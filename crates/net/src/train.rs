//! Fitting a net to samples, with Adam.

use crate::{Goal, Input, Net, Sample};

/// How the moving averages of Adam fade.
const FADE: [f32; 2] = [0.9, 0.999];

/// A nudge moves a chance by at most this share of itself.
const FAR: f32 = 0.15;

/// A net that learns.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: Net,
    rate: f32,
    steps: i32,
    means: Gradient,
    squares: Gradient,
}

/// One number for each weight of a net.
#[derive(Clone, Debug)]
struct Gradient {
    layers: [Vec<f32>; 6],
}

/// The mean loss of a batch, by kind of goal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// Cross entropy of probabilities.
    pub chance: f32,
    /// Squared errors of numbers.
    pub square: f32,
    /// Cross entropy of choices.
    pub choice: f32,
    counts: [f32; 3],
}

impl Losses {
    fn note(&mut self, kind: usize, loss: f32) {
        let sum = [&mut self.chance, &mut self.square, &mut self.choice];
        *sum[kind] += loss;
        self.counts[kind] += 1.0;
    }

    fn add(&mut self, other: &Losses) {
        self.chance += other.chance;
        self.square += other.square;
        self.choice += other.choice;
        self.counts.iter_mut().zip(other.counts).for_each(|(sum, more)| *sum += more);
    }

    /// All of several batches together, as means.
    #[must_use]
    pub fn mean(batches: &[Losses]) -> Losses {
        let mut all = Losses::default();
        batches.iter().for_each(|batch| all.add(batch));
        let [chance, square, choice] = all.counts.map(|count| count.max(1.0));
        Losses { chance: all.chance / chance, square: all.square / square, choice: all.choice / choice, ..all }
    }
}

impl Gradient {
    fn of(net: &Net) -> Gradient {
        Gradient { layers: layers(net).map(|layer| vec![0.0; layer.len()]) }
    }

    fn add(&mut self, other: &Gradient) {
        for (sum, more) in self.layers.iter_mut().zip(&other.layers) {
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }
}

fn layers(net: &Net) -> [&Vec<f32>; 6] {
    [&net.first, &net.first_bias, &net.second, &net.second_bias, &net.last, &net.last_bias]
}

fn layers_mut(net: &mut Net) -> [&mut Vec<f32>; 6] {
    let Net { first, first_bias, second, second_bias, last, last_bias, .. } = net;
    [first, first_bias, second, second_bias, last, last_bias]
}

impl Trainer {
    /// Goes on with a net at this speed of learning.
    #[must_use]
    pub fn new(net: Net, rate: f32) -> Trainer {
        let empty = Gradient::of(&net);
        Trainer { net, rate, steps: 0, means: empty.clone(), squares: empty }
    }

    /// The net as it is now.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Learns at another speed from now on.
    pub fn set_rate(&mut self, rate: f32) {
        self.rate = rate;
    }

    /// Learns from a batch on so many threads. What it learns does not depend on how many, but for rounding.
    pub fn step(&mut self, batch: &[Sample], threads: usize) -> Losses {
        let (gradient, losses) = gradient(&self.net, batch, threads);
        self.steps += 1;
        let [mean_fade, square_fade] = FADE;
        let rate = self.rate * (1.0 - square_fade.powi(self.steps)).sqrt() / (1.0 - mean_fade.powi(self.steps));
        let scale = 1.0 / batch.len().max(1) as f32;
        let moments = self.means.layers.iter_mut().zip(&mut self.squares.layers).zip(&gradient.layers);
        for (weights, ((means, squares), slopes)) in layers_mut(&mut self.net).into_iter().zip(moments) {
            for (((weight, mean), square), slope) in weights.iter_mut().zip(means).zip(squares).zip(slopes) {
                let slope = slope * scale;
                *mean += (1.0 - mean_fade) * (slope - *mean);
                *square += (1.0 - square_fade) * (slope * slope - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
            }
        }
        losses
    }

    /// How well a net fits samples that it does not learn from.
    #[must_use]
    pub fn test(net: &Net, samples: &[Sample], threads: usize) -> Losses {
        Losses::mean(&[gradient(net, samples, threads).1])
    }
}

fn gradient(net: &Net, batch: &[Sample], threads: usize) -> (Gradient, Losses) {
    let part = batch.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let parts: Vec<_> = batch.chunks(part).map(|samples| scope.spawn(|| learn(net, samples))).collect();
        let mut parts = parts.into_iter().map(|one| one.join().expect("learning does not panic"));
        let (mut all, mut losses) = parts.next().unwrap_or_else(|| (Gradient::of(net), Losses::default()));
        for (gradient, more) in parts {
            all.add(&gradient);
            losses.add(&more);
        }
        (all, losses)
    })
}

fn learn(net: &Net, samples: &[Sample]) -> (Gradient, Losses) {
    let mut pass = Pass::new(net);
    for sample in samples {
        pass.sample(sample);
    }
    (pass.gradient, pass.losses)
}

/// One way through a net and back.
struct Pass<'a> {
    net: &'a Net,
    gradient: Gradient,
    losses: Losses,
    scratch: crate::Scratch,
    /// Slopes of the loss at both hidden layers.
    slopes: [Vec<f32>; 2],
}

impl<'a> Pass<'a> {
    fn new(net: &'a Net) -> Pass<'a> {
        Pass {
            net,
            gradient: Gradient::of(net),
            losses: Losses::default(),
            scratch: crate::Scratch::new(net.shape),
            slopes: net.shape.hidden.map(|units| vec![0.0; units]),
        }
    }

    fn sample(&mut self, sample: &Sample) {
        self.net.hidden(&sample.inputs, &mut self.scratch);
        self.slopes[self.net.shape.top()].fill(0.0);
        for goal in &sample.goals {
            self.goal(goal);
        }
        self.back(&sample.inputs);
    }

    fn goal(&mut self, goal: &Goal) {
        match goal {
            Goal::Chance { out, target, weight } => {
                let chance = 1.0 / (1.0 + (-self.said(*out)).exp());
                let loss = -target * chance.max(1e-7).ln() - (1.0 - target) * (1.0 - chance).max(1e-7).ln();
                self.losses.note(0, loss);
                self.slope(*out, weight * (chance - target));
            }
            Goal::Square { out, target, weight } => {
                let error = self.said(*out) - target;
                self.losses.note(1, error * error);
                self.slope(*out, 2.0 * weight * error);
            }
            Goal::Choice { options, weight } => self.choice(options, *weight),
            Goal::Nudge { outs, at, before, weight } => self.nudge(outs, *at, *before, *weight),
        }
    }

    fn choice(&mut self, options: &[(u16, f32)], weight: f32) {
        let said: Vec<f32> = options.iter().map(|(out, _)| self.said(*out)).collect();
        let highest = said.iter().copied().fold(f32::MIN, f32::max);
        let all: f32 = said.iter().map(|logit| (logit - highest).exp()).sum();
        let mut loss = 0.0;
        for ((out, target), logit) in options.iter().zip(&said) {
            let share = (logit - highest).exp() / all;
            loss -= target * share.max(1e-7).ln();
            self.slope(*out, weight * (share - target));
        }
        self.losses.note(2, loss);
    }

    fn nudge(&mut self, outs: &[u16], at: usize, before: f32, weight: f32) {
        let said: Vec<f32> = outs.iter().map(|&out| self.said(out)).collect();
        let highest = said.iter().copied().fold(f32::MIN, f32::max);
        let all: f32 = said.iter().map(|logit| (logit - highest).exp()).sum();
        let share = |n: usize| (said[n] - highest).exp() / all;
        let times = share(at) / before.max(1e-6);
        self.losses.note(2, -share(at).max(1e-7).ln());
        // Whatever has already moved far enough is left where it is.
        let far = if weight > 0.0 { times > 1.0 + FAR } else { times < 1.0 - FAR };
        if far {
            return;
        }
        for (n, &out) in outs.iter().enumerate() {
            self.slope(out, weight * times * (share(n) - if n == at { 1.0 } else { 0.0 }));
        }
    }

    fn said(&self, out: u16) -> f32 {
        self.net.output(usize::from(out), &self.scratch)
    }

    /// The loss changes by this much with an output.
    fn slope(&mut self, out: u16, slope: f32) {
        let (width, top) = (self.net.shape.width(), self.net.shape.top());
        let row = usize::from(out) * width..(usize::from(out) + 1) * width;
        let [.., last, last_bias] = &mut self.gradient.layers;
        last_bias[usize::from(out)] += slope;
        for ((sum, unit), (weight, back)) in last[row.clone()]
            .iter_mut()
            .zip(&self.scratch.hidden[top])
            .zip(self.net.last[row].iter().zip(&mut self.slopes[top]))
        {
            *sum += slope * unit;
            *back += slope * weight;
        }
    }

    /// From the outputs' layer back to the inputs.
    fn back(&mut self, inputs: &[Input]) {
        if self.net.shape.top() == 1 {
            self.back_to_first();
        }
        let slopes = &mut self.slopes[0];
        let [first, first_bias, ..] = &mut self.gradient.layers;
        rectified(slopes, &self.scratch.hidden[0]);
        first_bias.iter_mut().zip(slopes.iter()).for_each(|(sum, slope)| *sum += slope);
        let width = self.net.shape.hidden[0];
        for input in inputs {
            let at = usize::from(input.at) * width;
            let Some(row) = first.get_mut(at..at + width) else { continue };
            row.iter_mut().zip(slopes.iter()).for_each(|(sum, slope)| *sum += slope * input.value);
        }
    }

    /// From the second hidden layer back to the first.
    fn back_to_first(&mut self) {
        let [one, two] = &self.scratch.hidden;
        let [slopes_one, slopes_two] = &mut self.slopes;
        let [_, _, second, second_bias, ..] = &mut self.gradient.layers;
        rectified(slopes_two, two);
        second_bias.iter_mut().zip(slopes_two.iter()).for_each(|(sum, slope)| *sum += slope);
        let width = self.net.shape.hidden[1];
        for (n, unit) in one.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            let row = n * width..(n + 1) * width;
            let mut back = 0.0;
            for ((sum, weight), slope) in
                second[row.clone()].iter_mut().zip(&self.net.second[row]).zip(slopes_two.iter())
            {
                *sum += slope * unit;
                back += slope * weight;
            }
            slopes_one[n] = back;
        }
    }
}

/// No slope goes through a unit that is off.
fn rectified(slopes: &mut [f32], units: &[f32]) {
    for (slope, _) in slopes.iter_mut().zip(units).filter(|(_, unit)| **unit <= 0.0) {
        *slope = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;
    use entrepot_table::Dice;

    const SHAPE: Shape = Shape { inputs: 6, hidden: [5, 4], outputs: 5 };

    fn sample() -> Sample {
        Sample {
            inputs: vec![Input { at: 1, value: 1.0 }, Input { at: 4, value: -0.5 }],
            goals: vec![
                Goal::Chance { out: 0, target: 0.7, weight: 1.0 },
                Goal::Square { out: 1, target: 0.4, weight: 0.5 },
                Goal::Choice { options: vec![(2, 0.2), (3, 0.5), (4, 0.3)], weight: 2.0 },
            ],
        }
    }

    fn loss(net: &Net) -> f32 {
        let losses = gradient(net, &[sample()], 1).1;
        losses.chance + 0.5 * losses.square + 2.0 * losses.choice
    }

    #[test]
    fn slopes_are_those_that_a_small_step_shows() {
        for hidden in [[5, 4], [5, 0]] {
            let net = Net::new(Shape { hidden, ..SHAPE }, &mut Dice::new(3, 0));
            let (slopes, _) = gradient(&net, &[sample()], 1);
            let step = 1e-3;
            for (layer, slopes) in slopes.layers.iter().enumerate() {
                for (at, &slope) in slopes.iter().enumerate() {
                    let moved = |by: f32| {
                        let mut net = net.clone();
                        layers_mut(&mut net)[layer][at] += by;
                        loss(&net)
                    };
                    let shown = (moved(step) - moved(-step)) / (2.0 * step);
                    assert!((slope - shown).abs() < 5e-3, "layer {layer}, weight {at}: {slope} instead of {shown}");
                }
            }
        }
    }

    #[test]
    fn a_nudge_moves_a_choice_a_little_and_no_further() {
        let likely = |net: &Net| {
            let mut scratch = crate::Scratch::new(SHAPE);
            net.hidden(&sample().inputs, &mut scratch);
            let [two, three] = [2, 3].map(|out| net.output(out, &scratch).exp());
            three / (two + three)
        };
        for weight in [0.5, -0.5] {
            let net = Net::new(SHAPE, &mut Dice::new(3, 0));
            let before = likely(&net);
            let nudge = Goal::Nudge { outs: vec![2, 3], at: 1, before, weight };
            let batch = [Sample { goals: vec![nudge], ..sample() }];
            let mut trainer = Trainer::new(net, 0.002);
            for _ in 0..300 {
                trainer.step(&batch, 1);
            }
            let times = likely(trainer.net()) / before;
            assert!((times - 1.0) * weight > 0.0, "towards what went well: {times}");
            assert!((times - 1.0).abs() < 2.0 * FAR, "by a little: {times}");
        }
    }

    #[test]
    fn threads_learn_the_same() {
        let batch = vec![sample(); 7];
        let [mut one, mut many] = [1, 3].map(|_| Trainer::new(Net::new(SHAPE, &mut Dice::new(3, 0)), 0.01));
        for _ in 0..20 {
            one.step(&batch, 1);
            many.step(&batch, 3);
        }
        for (a, b) in layers(one.net()).into_iter().zip(layers(many.net())) {
            assert!(a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-4));
        }
    }
}
