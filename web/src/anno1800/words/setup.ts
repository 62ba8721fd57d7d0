// What was chosen before the game, as far as texts depend on it.

/** The value of an option in a setup such as “players=3 edition=de”; null where it is the usual one. */
export function option(setup: string, key: string): string | null {
  const word = setup.split(' ').find((pair) => pair.startsWith(`${key}=`));
  return word?.slice(key.length + 1) ?? null;
}

/** Whether the effect that puts cards back takes exactly as many as it says. */
export function returnsExactly(setup: string | null): boolean {
  if (setup === null) return false;
  return (option(setup, 'discard_exactly_2') ?? (option(setup, 'edition') === 'en' ? 'on' : 'off')) === 'on';
}
