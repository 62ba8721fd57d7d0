//! Small neural nets for computer players: one or two hidden layers, inputs that are mostly zero, several heads.
//!
//! ```
//! use entrepot_net::{Goal, Input, Net, Sample, Scratch, Shape, Trainer};
//! use entrepot_table::Dice;
//!
//! // Learns which of two inputs is on, and half of its value.
//! let shape = Shape { inputs: 2, hidden: [8, 8], outputs: 3 };
//! let mut trainer = Trainer::new(Net::new(shape, &mut Dice::new(1, 0)), 0.01);
//! let sample = |at: u16| Sample {
//!     inputs: vec![Input { at, value: 1.0 }],
//!     goals: vec![
//!         Goal::Choice { options: vec![(0, f32::from(1 - at)), (1, f32::from(at))], weight: 1.0 },
//!         Goal::Square { out: 2, target: 0.5 * f32::from(at), weight: 1.0 },
//!     ],
//! };
//! let samples = [sample(0), sample(1)];
//! for _ in 0..300 {
//!     trainer.step(&samples, 1);
//! }
//! let mut scratch = Scratch::new(shape);
//! trainer.net().hidden(&samples[1].inputs, &mut scratch);
//! let net = trainer.net();
//! assert!(net.output(1, &scratch) > net.output(0, &scratch) + 2.0);
//! assert!((net.output(2, &scratch) - 0.5).abs() < 0.1);
//! ```

mod file;
mod infer;
mod sample;
mod train;

pub use file::{Bred, FileError};
pub use infer::{Input, Net, Scratch, Shape};
pub use sample::{Goal, Sample, read_shard, write_shard};
pub use train::{Losses, Trainer};
