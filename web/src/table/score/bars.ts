// A bar of points: its parts, and the bar in words.

/** What a source gave a player, or cost if negative. */
export interface Part<Row> {
  row: Row;
  points: number;
}

export function minus(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}

export function barText(name: string, points: string, parts: Part<{ label: string }>[]): string {
  return `${name}, ${points}: ${parts.map(({ row, points: n }) => `${row.label} ${minus(n)}`).join(', ')}`;
}
