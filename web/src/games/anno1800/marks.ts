// How far the viewer's moves are taken back in one go: a whole payment, not only its last line.

export class Marks {
  /** Own open moves when the action of the payment began; unknown after a reload. */
  before: number | null = null;
  /** Own open moves before each step that can be taken back. */
  #steps: number[] = [];

  stepped(open: number): void {
    this.#steps.push(open);
  }

  /** Forgets steps that began after this many open moves: they have been taken back. */
  trim(open: number): void {
    this.#steps = this.#steps.filter((mark) => mark < open);
  }

  /** Where the last step began, which is now being taken back. */
  take(): number | undefined {
    return this.#steps.pop();
  }
}
