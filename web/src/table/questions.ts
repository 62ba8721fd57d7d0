// Questions that change nothing at the table: previews, plans and hints. An answer that comes too late is ignored.

export type QuestionKind = 'preview' | 'plan' | 'hint';

export class Questions {
  #open = new Map<string, QuestionKind>();

  ask(id: string, kind: QuestionKind): void {
    this.#open.set(id, kind);
  }

  /** The kind of question with this id, if its answer is still awaited; from now on it is not. */
  take(id: string | undefined): QuestionKind | undefined {
    const kind = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined) this.#open.delete(id);
    return kind;
  }

  forget(): void {
    this.#open.clear();
  }
}
