import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import entry from './index';

it('shows the strength that was measured', () => {
  const text = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((row) => row.startsWith('| **'));
  const measured = rows.map((row) => [/`(\S+?)`\*\*/.exec(row)?.[1] ?? /`(\S+?)`/.exec(row)?.[1], Math.round(Number(/([\d.]+) %/.exec(row)?.[1]))]);
  const wins = entry.strength?.wins ?? {};
  expect(Object.keys(wins)).toEqual(['easy', 'hard', 'master']);
  for (const shown of Object.entries(wins)) expect(measured).toContainEqual(shown);
});
