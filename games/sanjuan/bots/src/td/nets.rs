//! The two nets of `td`, and what they say.

use crate::mind::{INPUTS, SEATS, inputs};
use entrepot_net::{Input, Net, Scratch, Shape};
use entrepot_sanjuan::{Move, Role, View};
use entrepot_table::Dice;
use std::sync::{Arc, LazyLock};

/// Units of the hidden layer.
const UNITS: usize = 50;

/// Who wins: one number for each seat, clockwise from the viewer.
const VALUE_SHAPE: Shape = Shape { inputs: INPUTS, hidden: [UNITS, 0], outputs: SEATS };

/// Which role is taken next by whoever chooses, as another seat sees it.
const ROLE_SHAPE: Shape = Shape { inputs: INPUTS, hidden: [UNITS, 0], outputs: Role::ALL.len() };

/// Both nets.
#[derive(Clone, Debug)]
pub struct TdNets {
    /// Who wins.
    pub values: Arc<Net>,
    /// Who takes which role.
    pub roles: Arc<Net>,
}

impl TdNets {
    /// Nets that know nothing yet.
    #[must_use]
    pub fn new(dice: &mut Dice) -> TdNets {
        TdNets { values: Net::new(VALUE_SHAPE, dice).into(), roles: Net::new(ROLE_SHAPE, dice).into() }
    }
}

/// The nets of the yardstick: their files say where they come from.
pub(crate) static NETS: LazyLock<TdNets> = LazyLock::new(|| {
    let net =
        |bytes: &[u8]| Arc::new(Net::from_bytes(bytes).expect("the weights beside this folder are those of a net"));
    TdNets {
        values: net(include_bytes!("../../weights/td-values.safetensors")),
        roles: net(include_bytes!("../../weights/td-roles.safetensors")),
    }
});

/// The nets, and room to think in.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    nets: TdNets,
    scratch: [Scratch; 2],
    inputs: Vec<Input>,
}

impl Reader {
    pub(super) fn new(nets: TdNets) -> Reader {
        let scratch = [&nets.values, &nets.roles].map(|net| Scratch::new(net.shape()));
        Reader { nets, scratch, inputs: Vec::with_capacity(160) }
    }

    /// How likely each seat wins, clockwise from the viewer.
    pub(super) fn values(&mut self, view: &View) -> [f32; SEATS] {
        inputs(view, &mut self.inputs);
        let players = view.board.players();
        let [scratch, _] = &mut self.scratch;
        self.nets.values.hidden(&self.inputs, scratch);
        let mut shares =
            std::array::from_fn(|out| if out < players { self.nets.values.output(out, scratch) } else { 0.0 });
        shared(&mut shares[..players]);
        shares
    }

    /// How likely whoever chooses takes each of these roles.
    pub(super) fn roles(&mut self, view: &View, legal: &[Move]) -> Vec<f32> {
        inputs(view, &mut self.inputs);
        let [_, scratch] = &mut self.scratch;
        self.nets.roles.hidden(&self.inputs, scratch);
        let mut shares: Vec<f32> =
            legal.iter().map(|&mv| self.nets.roles.output(usize::from(role_out(mv)), scratch)).collect();
        shared(&mut shares);
        shares
    }

    /// What was read last.
    pub(super) fn read(&self) -> &[Input] {
        &self.inputs
    }
}

/// The output that stands for a role.
pub(super) fn role_out(mv: Move) -> u16 {
    match mv {
        Move::Role(role) => role.index() as u16,
        _ => 0,
    }
}

/// Makes shares of what the outputs said.
fn shared(said: &mut [f32]) {
    let highest = said.iter().copied().fold(f32::MIN, f32::max);
    said.iter_mut().for_each(|one| *one = (*one - highest).exp());
    let all: f32 = said.iter().sum();
    said.iter_mut().for_each(|one| *one /= all);
}
