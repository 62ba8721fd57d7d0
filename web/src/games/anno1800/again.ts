// Notices that the same comes again: a position after a lost connection, a warning that was given.

export class Again {
  #last = '';

  is(value: unknown): boolean {
    const text = JSON.stringify(value);
    const again = text === this.#last;
    this.#last = text;
    return again;
  }
}
