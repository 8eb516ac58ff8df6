/** What has to be undone at the end, in the opposite order of its doing. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Takes every step, last first; one that fails is told and holds up none of the others. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed())
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
  }
}
