// How far own moves are taken back at one go: a whole payment, not only its last line.

export class Marks {
  /** Own open moves when the action of the payment began; nobody knows after the page was loaded anew. */
  before: number | null = null;
  /** Own open moves before each step that can be taken back. */
  #steps: number[] = [];

  stepped(open: number): void {
    this.#steps.push(open);
  }

  /** So many own moves are open: what began later has been taken back. */
  trim(open: number): void {
    this.#steps = this.#steps.filter((mark) => mark < open);
  }

  /** Where the last step began, which is now taken back. */
  take(): number | undefined {
    return this.#steps.pop();
  }
}
