//! Weights as safetensors, with where they come from.

use crate::{Net, Shape};
use safetensors::tensor::{Dtype, TensorView};
use safetensors::{SafeTensors, serialize};
use std::collections::HashMap;
use std::fmt;

/// Where weights come from: written into their file, so that nobody has to guess.
pub type Bred = HashMap<String, String>;

/// Why bytes are no net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError(String);

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "these are not the weights of a net: {}", self.0)
    }
}

impl std::error::Error for FileError {}

const NAMES: [&str; 6] = ["first", "first_bias", "second", "second_bias", "last", "last_bias"];

impl Net {
    /// The net as a file, with where it comes from.
    ///
    /// # Panics
    ///
    /// Never: a net has the layers that it says.
    #[must_use]
    pub fn to_bytes(&self, bred: Bred) -> Vec<u8> {
        let Shape { inputs, hidden: [one, two], outputs } = self.shape;
        let sizes: [Vec<usize>; 6] =
            [vec![inputs, one], vec![one], vec![one, two], vec![two], vec![outputs, self.shape.width()], vec![outputs]];
        let layers = [&self.first, &self.first_bias, &self.second, &self.second_bias, &self.last, &self.last_bias];
        let bytes = layers.map(|layer| layer.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>());
        let views = NAMES.iter().zip(sizes).zip(&bytes).map(|((name, size), bytes)| {
            (*name, TensorView::new(Dtype::F32, size, bytes).expect("a layer has the size of its shape"))
        });
        serialize(views, Some(bred)).expect("plain numbers have a form")
    }

    /// Reads a net.
    ///
    /// ```
    /// use entrepot_net::{Bred, Net, Shape};
    /// use entrepot_table::Dice;
    /// for hidden in [[4, 3], [4, 0]] {
    ///     let net = Net::new(Shape { inputs: 5, hidden, outputs: 2 }, &mut Dice::new(1, 0));
    ///     let bytes = net.to_bytes(Bred::from([("games".into(), "12".into())]));
    ///     assert_eq!(Net::from_bytes(&bytes).unwrap(), net);
    ///     assert!(Net::from_bytes(&bytes[..40]).is_err());
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If the bytes are no net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, FileError> {
        let tensors = SafeTensors::deserialize(bytes).map_err(|error| FileError(error.to_string()))?;
        let layer = |name: &str| {
            let tensor = tensors.tensor(name).map_err(|error| FileError(error.to_string()))?;
            if tensor.dtype() != Dtype::F32 {
                return Err(FileError(format!("{name} is not of 32-bit numbers")));
            }
            let weights: Vec<f32> =
                tensor.data().as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
            Ok((tensor.shape().to_vec(), weights))
        };
        let [first, first_bias, second, second_bias, last, last_bias] = NAMES.map(layer);
        let ((size_first, first), (size_last, last)) = (first?, last?);
        let (&[inputs, one], &[outputs, width]) = (size_first.as_slice(), size_last.as_slice()) else {
            return Err(FileError("the first and the last layer have two dimensions".into()));
        };
        let ((size_second, second), (_, first_bias), (_, second_bias), (_, last_bias)) =
            (second?, first_bias?, second_bias?, last_bias?);
        let two = second_bias.len();
        let net = Net {
            shape: Shape { inputs, hidden: [one, two], outputs },
            first,
            first_bias,
            second,
            second_bias,
            last,
            last_bias,
        };
        let fits = size_second == [one, two]
            && width == net.shape.width()
            && [net.first_bias.len(), net.last_bias.len()] == [one, outputs];
        if fits { Ok(net) } else { Err(FileError("its layers do not fit one another".into())) }
    }
}
