// Identifiers made readable: `first_player` becomes `First player`.

export function spaced(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
