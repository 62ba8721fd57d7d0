// Questions that change nothing at the table: previews, plans and hints. An answer that comes too late is of no interest.

export type QuestionKind = 'preview' | 'plan' | 'hint';

export class Questions {
  #open = new Map<string, QuestionKind>();

  ask(id: string, kind: QuestionKind): void {
    this.#open.set(id, kind);
  }

  /** What was asked under this id, if somebody still waits for the answer; nobody does any more. */
  take(id: string | undefined): QuestionKind | undefined {
    const kind = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined) this.#open.delete(id);
    return kind;
  }

  forget(): void {
    this.#open.clear();
  }
}
