import { expect, it } from 'vitest';
import { figures } from './objectives';

it('the points of a scoring card fit beside its name', () => {
  expect(figures('hannah_goode')).toBe('10 / 4');
  expect(figures('bente_jorgensen')).toBe('18');
  expect(figures('isabel_sarmento')).toBe('6 ×');
  expect(figures('pyrphorian')).toBe('−2 ×');
  expect(figures('edvard_goode')).toBe('6 ×');
});
