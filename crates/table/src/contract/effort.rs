//! How much is examined.

/// How many games are played and how closely they are examined. All draws come from `seed`: the same effort finds the same again.
///
/// ```
/// use entrepot_table::contract::Effort;
/// let again = Effort { seed: 4_711, ..Effort::new(1) }; // one game that failed, once more
/// assert_eq!(again.window, 20);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Effort {
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others have the numbers that follow. Only games with odd numbers use the policy.
    pub seed: u64,
    /// Games are stopped when this round is over.
    pub rounds: u32,
    /// How many seats in a hundred follow the policy, in the games that use it.
    pub policy_percent: usize,
    /// The slow checks are made at one position in this many, drawn by the dice; 1 is every position.
    pub thorough_one_in: usize,
    /// How many worlds are sampled for each viewer when it is checked what a view tells.
    pub samples: usize,
    /// For how many moves, at least, two worlds are compared.
    pub window: usize,
    /// How many times in each game worlds are compared.
    pub windows: usize,
    /// How many other worlds are made each time.
    pub exchanges: usize,
    /// How many times each pair of zones must have been exchanged.
    pub exchanges_per_pair: usize,
}

impl Effort {
    /// This many games, examined as closely as the contract demands.
    pub const fn new(games: u64) -> Effort {
        Effort {
            games,
            seed: 0,
            rounds: 200,
            policy_percent: 75,
            thorough_one_in: 4,
            samples: 2,
            window: 20,
            windows: 6,
            exchanges: 4,
            exchanges_per_pair: 100,
        }
    }
}
