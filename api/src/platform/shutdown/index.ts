import type { Server } from 'node:http';

/** Most time that requests in flight get to finish. */
const DRAIN_MS = 8000;

/**
 * Stops a server: takes no new connection, lets requests in flight finish, then drops what is left.
 * @param drainMs most time for requests in flight
 */
export async function drain(server: Server, drainMs = DRAIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A kept-alive connection turns idle only after its answer; look again until all are gone.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Clean-ups of a running instance, run once in reverse order of their registration. */
export class CleanUps {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #running: Promise<void> | null = null;

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** @returns the same promise however often it is called; rejects with the first fault after all steps ran */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.#steps.reverse())
      try {
        await step();
      } catch (error) {
        faults.push(error);
      }
    if (faults.length > 0) throw faults[0];
  }
}
