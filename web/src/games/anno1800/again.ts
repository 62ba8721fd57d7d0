// Notices repetitions: a position after a lost connection, a warning already given.

export class Again {
  #last = '';

  is(value: unknown): boolean {
    const text = JSON.stringify(value);
    const again = text === this.#last;
    this.#last = text;
    return again;
  }
}
