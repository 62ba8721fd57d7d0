//! A net and what it says.

use entrepot_table::Dice;

/// How large a net is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Numbers that go in.
    pub inputs: usize,
    /// Units of the two hidden layers; with 0 in the second there is only the first.
    pub hidden: [usize; 2],
    /// Numbers that come out, all heads together.
    pub outputs: usize,
}

impl Shape {
    /// Which of the hidden layers the outputs read.
    pub(crate) fn top(&self) -> usize {
        usize::from(self.hidden[1] > 0)
    }

    /// How many units the outputs read.
    pub(crate) fn width(&self) -> usize {
        self.hidden[self.top()]
    }
}

/// An input that is not zero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Input {
    /// Its place.
    pub at: u16,
    /// Its value.
    pub value: f32,
}

/// A net: each layer is followed by a rectifier but for the last. A layer is stored input by input, so that inputs of zero cost
/// nothing; the last one output by output, so that a head is asked alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) first: Vec<f32>,
    pub(crate) first_bias: Vec<f32>,
    pub(crate) second: Vec<f32>,
    pub(crate) second_bias: Vec<f32>,
    pub(crate) last: Vec<f32>,
    pub(crate) last_bias: Vec<f32>,
}

/// Room for the hidden layers of one position.
#[derive(Clone, Debug)]
pub struct Scratch {
    pub(crate) hidden: [Vec<f32>; 2],
}

impl Scratch {
    /// Room for nets of this shape.
    #[must_use]
    pub fn new(shape: Shape) -> Scratch {
        Scratch { hidden: shape.hidden.map(|units| vec![0.0; units]) }
    }
}

impl Net {
    /// A net that knows nothing yet.
    #[must_use]
    pub fn new(shape: Shape, dice: &mut Dice) -> Net {
        let Shape { inputs, hidden: [one, two], outputs } = shape;
        // Few inputs are on at a time, so the first layer starts larger than its width asks for.
        let mut layer = |count: usize, fan_in: f32| -> Vec<f32> {
            let reach = (6.0 / fan_in).sqrt();
            (0..count).map(|_| reach * (dice.below(20_001) as f32 / 10_000.0 - 1.0)).collect()
        };
        Net {
            shape,
            first: layer(inputs * one, 80.0_f32.min(inputs as f32)),
            first_bias: vec![0.0; one],
            second: layer(one * two, one as f32),
            second_bias: vec![0.0; two],
            last: layer(shape.width() * outputs, 4.0 * shape.width() as f32),
            last_bias: vec![0.0; outputs],
        }
    }

    /// Its size.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Reads a position into the hidden layers. Inputs that the net does not have are left out.
    pub fn hidden(&self, inputs: &[Input], scratch: &mut Scratch) {
        let [one, two] = &mut scratch.hidden;
        let width = self.shape.hidden[0];
        one.copy_from_slice(&self.first_bias);
        for input in inputs {
            let at = usize::from(input.at) * width;
            let Some(row) = self.first.get(at..at + width) else { continue };
            one.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight * input.value);
        }
        one.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        if two.is_empty() {
            return;
        }
        two.copy_from_slice(&self.second_bias);
        for (unit, row) in one.iter().zip(self.second.chunks_exact(self.shape.hidden[1])) {
            if *unit > 0.0 {
                two.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * unit);
            }
        }
        two.iter_mut().for_each(|unit| *unit = unit.max(0.0));
    }

    /// One output for the position that was read last.
    #[must_use]
    pub fn output(&self, out: usize, scratch: &Scratch) -> f32 {
        let width = self.shape.width();
        let row = &self.last[out * width..(out + 1) * width];
        self.last_bias[out]
            + row.iter().zip(&scratch.hidden[self.shape.top()]).map(|(weight, unit)| weight * unit).sum::<f32>()
    }
}
