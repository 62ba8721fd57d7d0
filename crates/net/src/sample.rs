//! What a net learns from: positions with what came of them, in files that grow with every game.

use crate::Input;
use std::io::{self, Read, Write};

/// A position and what a net should say of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The inputs that are not zero.
    pub inputs: Vec<Input>,
    /// What the outputs should be.
    pub goals: Vec<Goal>,
}

/// What an output, or a group of them, should be.
#[derive(Clone, PartialEq, Debug)]
pub enum Goal {
    /// A probability; the output is its logit.
    Chance {
        /// The output.
        out: u16,
        /// From 0 to 1.
        target: f32,
        /// How much it counts.
        weight: f32,
    },
    /// A number.
    Square {
        /// The output.
        out: u16,
        /// The number.
        target: f32,
        /// How much it counts.
        weight: f32,
    },
    /// Shares among some outputs, which are their logits.
    Choice {
        /// The outputs that can be chosen, each with its share; all shares together are 1.
        options: Vec<(u16, f32)>,
        /// How much it counts.
        weight: f32,
    },
    /// One of several was drawn: it becomes more likely where the weight is positive, less where it is negative, but by no more
    /// than a little from how likely it was.
    Nudge {
        /// The outputs between which was drawn.
        outs: Vec<u16>,
        /// Which of them it was.
        at: usize,
        /// How likely it was.
        before: f32,
        /// How much it counts.
        weight: f32,
    },
}

/// Writes samples one after another.
///
/// # Errors
///
/// If the writer fails.
pub fn write_shard(to: &mut impl Write, samples: &[Sample]) -> io::Result<()> {
    let mut bytes = Vec::new();
    for sample in samples {
        bytes.extend((sample.inputs.len() as u16).to_le_bytes());
        for Input { at, value } in &sample.inputs {
            bytes.extend(at.to_le_bytes());
            bytes.extend(value.to_le_bytes());
        }
        bytes.push(sample.goals.len() as u8);
        for goal in &sample.goals {
            write_goal(&mut bytes, goal);
        }
    }
    to.write_all(&bytes)
}

fn write_goal(bytes: &mut Vec<u8>, goal: &Goal) {
    let nudge;
    let (kind, options, weight) = match goal {
        Goal::Chance { out, target, weight } => (0, &vec![(*out, *target)], weight),
        Goal::Square { out, target, weight } => (1, &vec![(*out, *target)], weight),
        Goal::Choice { options, weight } => (2, options, weight),
        Goal::Nudge { outs, at, before, weight } => {
            let chance = |n: usize| if n == *at { *before } else { 0.0 };
            nudge = outs.iter().enumerate().map(|(n, &out)| (out, chance(n))).collect();
            (3, &nudge, weight)
        }
    };
    bytes.push(kind);
    bytes.extend(weight.to_le_bytes());
    bytes.push(options.len() as u8);
    for (out, target) in options {
        bytes.extend(out.to_le_bytes());
        bytes.extend(target.to_le_bytes());
    }
}

/// Reads all samples. One that is only half there, because its writer was stopped, is left out.
///
/// ```
/// use entrepot_net::{Goal, Input, Sample, read_shard, write_shard};
/// let sample = Sample {
///     inputs: vec![Input { at: 3, value: 0.5 }],
///     goals: vec![
///         Goal::Choice { options: vec![(1, 0.25), (2, 0.75)], weight: 2.0 },
///         Goal::Nudge { outs: vec![1, 2], at: 1, before: 0.5, weight: -0.1 },
///     ],
/// };
/// let mut bytes = Vec::new();
/// write_shard(&mut bytes, &[sample.clone(), sample.clone()]).unwrap();
/// bytes.pop();
/// assert_eq!(read_shard(&mut bytes.as_slice()).unwrap(), [sample]);
/// ```
///
/// # Errors
///
/// If the reader fails, or what it reads is no shard.
pub fn read_shard(from: &mut impl Read) -> io::Result<Vec<Sample>> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    let mut rest = bytes.as_slice();
    let mut samples = Vec::new();
    while !rest.is_empty() {
        match read_sample(&mut rest) {
            Ok(sample) => samples.push(sample),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(error),
        }
    }
    Ok(samples)
}

fn read_sample(rest: &mut &[u8]) -> io::Result<Sample> {
    let count = u16::from_le_bytes(take(rest)?);
    let inputs =
        (0..count).map(|_| Ok(Input { at: u16::from_le_bytes(take(rest)?), value: f32::from_le_bytes(take(rest)?) }));
    let inputs = inputs.collect::<io::Result<_>>()?;
    let [goals] = take(rest)?;
    let goals = (0..goals).map(|_| read_goal(rest)).collect::<io::Result<_>>()?;
    Ok(Sample { inputs, goals })
}

fn read_goal(rest: &mut &[u8]) -> io::Result<Goal> {
    let [kind] = take(rest)?;
    let weight = f32::from_le_bytes(take(rest)?);
    let [count] = take(rest)?;
    let options = (0..count).map(|_| Ok((u16::from_le_bytes(take(rest)?), f32::from_le_bytes(take(rest)?))));
    let options = options.collect::<io::Result<Vec<(u16, f32)>>>()?;
    match (kind, options.as_slice()) {
        (0, &[(out, target)]) => Ok(Goal::Chance { out, target, weight }),
        (1, &[(out, target)]) => Ok(Goal::Square { out, target, weight }),
        (2, _) => Ok(Goal::Choice { options, weight }),
        (3, _) => {
            let at = options.iter().position(|(_, before)| *before > 0.0).unwrap_or_default();
            let outs = options.iter().map(|(out, _)| *out).collect();
            Ok(Goal::Nudge { outs, at, before: options.get(at).map_or(0.0, |one| one.1), weight })
        }
        _ => Err(io::Error::new(io::ErrorKind::InvalidData, "this is no shard of samples")),
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> io::Result<[u8; N]> {
    let (taken, left) = rest.split_first_chunk::<N>().ok_or(io::ErrorKind::UnexpectedEof)?;
    *rest = left;
    Ok(*taken)
}
