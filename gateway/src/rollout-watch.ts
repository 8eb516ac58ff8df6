import type { IncomingMessage } from 'node:http';
import type { FailureReport } from '@vela/contracts/remote';
import { folderOf, readTallies, type ServedRegistry, type SiteRegistry, writeTallies } from '@vela/release/site';
import { type Failure, Failures, type Verdict } from './failures.js';
import type { Visitors } from './visitors.js';

/** Milliseconds between two writings of what was counted. */
const WRITE_MS = 1000;

/** What a watch works with. */
export interface WatchOptions {
  readonly site: string;
  /** What tells this gateway apart from others of the site's folder. */
  readonly gateway: string;
  readonly registry: ServedRegistry;
  readonly visitors: Visitors;
  readonly callerOf: (request: IncomingMessage) => string;
  /** Withdraws a version. @throws Error if that cannot be done now */
  readonly withdraw: (verdict: Verdict) => Promise<void>;
}

/** Watches what is being rolled out, and withdraws what fails more often than what is in service. */
export class RolloutWatch {
  readonly #options: WatchOptions;
  readonly #failures: Promise<Failures>;
  readonly #timer: NodeJS.Timeout;
  #withdrawing: Promise<void> = Promise.resolve();

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#failures = readTallies(options.site, options.gateway).then((known) => new Failures(known));
    this.#timer = setInterval(() => void this.#write(), WRITE_MS);
    this.#timer.unref();
  }

  /** Hears a page whose code failed in the browser. */
  async report(
    { name, version, error, place }: Omit<FailureReport, 'name'> & Pick<Failure, 'name'>,
    request: IncomingMessage,
  ): Promise<void> {
    const visitor = this.#options.visitors.of(request);
    if (visitor === null) return;
    const caller = this.#options.callerOf(request);
    await this.#count({ name, version, error, place, visitor, caller }, await this.#options.registry.read());
  }

  /** Hears a public page whose code failed here. @param visitor null for somebody without a number, who does not count */
  async pageFailed(
    version: string,
    visitor: number | null,
    request: IncomingMessage,
    registry: SiteRegistry,
  ): Promise<void> {
    if (visitor === null) return;
    const caller = this.#options.callerOf(request);
    await this.#count({ name: 'mf_public', version, error: 'OnTheServer', place: null, visitor, caller }, registry);
  }

  /** Writes what was counted, and waits for what is being withdrawn. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#withdrawing;
    await this.#write();
  }

  async #count(failure: Failure, registry: SiteRegistry): Promise<void> {
    const verdict = (await this.#failures).count(failure, registry);
    if (verdict !== null) this.#withdrawing = this.#withdraw(verdict);
  }

  async #withdraw(verdict: Verdict): Promise<void> {
    const what = `${folderOf(verdict.name)} ${verdict.version}`;
    try {
      await this.#options.withdraw(verdict);
      console.error(`${what} was rolled back by itself: ${verdict.why}`);
    } catch (error) {
      (await this.#failures).retry(verdict.name);
      console.error(`${what} fails more often and could not be rolled back: ${String(error)}`);
    }
  }

  async #write(): Promise<void> {
    const changes = (await this.#failures).takeChanges();
    if (changes === null) return;
    // A full disk takes nothing from visitors; the next second tries again what was counted by then.
    await writeTallies(this.#options.site, this.#options.gateway, changes).catch(() => undefined);
  }
}
