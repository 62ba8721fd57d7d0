import { describe, expect, it } from 'vitest';
import type { Move } from '../../types/sanjuan';
import { Choice } from './choice.svelte';

const pay = (kind: 'well' | 'smithy' | 'hero'): Move => ({ pay: kind });

describe('a choice', () => {
  it('is one thing where no set is asked for: another takes its place', () => {
    const choice = new Choice();
    choice.toggle('card:0', pay('well'));
    choice.toggle('card:1', pay('smithy'));
    expect(choice.moves).toEqual([pay('smithy')]);
    choice.toggle('card:1', pay('smithy'));
    expect(choice.moves).toEqual([]);
  });

  it('gathers a set; what would be too many takes the place of the first', () => {
    const choice = new Choice();
    choice.ask({ least: 2, most: 2 });
    choice.toggle('card:0', pay('well'));
    choice.toggle('card:1', pay('smithy'));
    expect(choice.moves).toEqual([pay('well'), pay('smithy')]);
    choice.toggle('card:2', pay('hero'));
    expect(choice.moves).toEqual([pay('smithy'), pay('hero')]);
    choice.dropLast();
    expect(choice.moves).toEqual([pay('smithy')]);
  });

  it('forgets what it would lead to as soon as it changes, and itself when something else is asked', () => {
    const choice = new Choice();
    choice.toggle('card:0', pay('well'));
    choice.then = 'passes';
    choice.toggle('card:1', pay('smithy'));
    expect(choice.then).toBeNull();
    choice.ask(null);
    expect(choice.moves).toEqual([]);
  });
});
