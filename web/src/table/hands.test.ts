import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../types';
import { handsOf, ownSeats } from './hands';

/** A table with seats at this screen (true) and computer players (false). */
function table(seats: boolean[], state = 'running'): TableInfo {
  return { state, seats: seats.map((mine) => ({ mine, resigned: false })) } as unknown as TableInfo;
}
const nobody = { handover: null, curtain: null };

describe('in whose hands the device is', () => {
  it('is never a question with one person', () => {
    expect(handsOf(table([true, false]), 0, 0)).toEqual(nobody);
    expect(handsOf(table([true, false]), null, 0)).toEqual(nobody);
  });

  it('changes when another person of this screen decides', () => {
    expect(handsOf(table([true, true, false]), 0, 1)).toEqual({ handover: 1, curtain: null });
    expect(handsOf(table([true, true, false]), null, 1)).toEqual({ handover: null, curtain: 1 });
    expect(handsOf(table([true, true, false]), 1, 1)).toEqual(nobody);
    expect(handsOf(table([true, true, false]), 0, 2)).toEqual(nobody);
  });

  it('does not matter any more when the game is over, nor for who has resigned', () => {
    expect(handsOf(table([true, true], 'finished'), 0, 1)).toEqual(nobody);
    const left = table([true, true]);
    left.seats[1]!.resigned = true;
    expect(ownSeats(left)).toEqual([0]);
    expect(handsOf(left, 0, 1)).toEqual(nobody);
    expect(handsOf(left, null, 0)).toEqual({ handover: null, curtain: 0 });
  });
});
