/** Clean-ups of a running instance, run once in reverse order of their registration. */
export class CleanUps {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #running: Promise<void> | null = null;

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** @returns the same promise however often it is called; rejects with the first error after all steps ran */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of this.#steps.reverse())
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
  }
}
