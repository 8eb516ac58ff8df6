import type { IncomingMessage } from 'node:http';
import { type FailureReport, SHELL_ITSELF, type VitalReport } from '@vela/contracts/remote';
import {
  folderOf,
  isVersion,
  readMeasured,
  readTallies,
  registryFor,
  writeMeasured,
  writeTallies,
} from '@vela/release/site';
import { type Failure, Failures, type Verdict } from './failures.js';
import { Measurements } from './measurements.js';
import type { Served, ServedSite } from './served.js';
import type { Visitors } from './visitors.js';

/** Milliseconds between two writings of what was counted. */
const WRITE_MS = 1000;

/**
 * A slice fails in a shell: where that is rolled out, it may be the one to blame. A tab with another version of the slice than
 * its visitor gets is from before.
 */
const blamedOnShell = (failure: Failure, { registry }: Served): readonly Failure[] =>
  failure.name !== 'shell' && registryFor(registry, failure.visitor)[failure.name]?.version === failure.version
    ? [{ ...failure, name: 'shell', version: null }]
    : [];

/** What a watch works with. */
export interface WatchOptions {
  readonly site: string;
  /** What tells this gateway apart from others of the site's folder. */
  readonly gateway: string;
  readonly served: ServedSite;
  readonly visitors: Visitors;
  readonly callerOf: (request: IncomingMessage) => string;
  /** Withdraws a version. @throws Error if that cannot be done now */
  readonly withdraw: (verdict: Verdict) => Promise<void>;
}

/** Watches what is being rolled out, and withdraws what fails more often than what is in service, or is slower. */
export class RolloutWatch {
  readonly #options: WatchOptions;
  readonly #failures: Promise<Failures>;
  readonly #measurements: Promise<Measurements>;
  readonly #timer: NodeJS.Timeout;
  #withdrawing: Promise<unknown> = Promise.resolve();

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#failures = readTallies(options.site, options.gateway).then((known) => new Failures(known));
    this.#measurements = readMeasured(options.site, options.gateway).then((known) => new Measurements(known));
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
    // The shell knows the names of its files in a page, and not of which version they are.
    const ran = name === SHELL_ITSELF && !isVersion(version) ? null : version;
    await this.#count({ name, version: ran, error, place, visitor, caller }, await this.#options.served.read());
  }

  /** Hears what a page measured. */
  async measured({ shell, shellCached, measured }: VitalReport, request: IncomingMessage): Promise<void> {
    const visitor = this.#options.visitors.of(request);
    if (visitor === null) return;
    const caller = this.#options.callerOf(request);
    const served = await this.#options.served.read();
    const measurements = await this.#measurements;
    for (const { slice, ...each } of measured)
      for (const of of [
        { ...each, name: slice },
        // A slice is painted in a shell: where that is rolled out, it may be the one that is slower.
        { ...each, name: 'shell' as const, version: shell, cached: shellCached },
      ])
        this.#follow(measurements.count({ ...of, visitor, caller }, served));
  }

  /** Hears a public page whose code failed here. @param visitor null for somebody without a number, who does not count */
  async pageFailed(version: string, visitor: number | null, request: IncomingMessage, served: Served): Promise<void> {
    if (visitor === null) return;
    const caller = this.#options.callerOf(request);
    await this.#count({ name: 'mf_public', version, error: 'OnTheServer', place: null, visitor, caller }, served);
  }

  /** Writes what was counted, and waits for what is being withdrawn. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#withdrawing;
    await this.#write();
  }

  async #count(failure: Failure, served: Served): Promise<void> {
    const failures = await this.#failures;
    for (const each of [failure, ...blamedOnShell(failure, served)]) this.#follow(failures.count(each, served));
  }

  #follow(verdict: Verdict | null): void {
    if (verdict !== null) this.#withdrawing = Promise.all([this.#withdrawing, this.#withdraw(verdict)]);
  }

  async #withdraw(verdict: Verdict): Promise<void> {
    const what = `${folderOf(verdict.name)} ${verdict.version}`;
    try {
      await this.#options.withdraw(verdict);
      console.error(`${what} was rolled back by itself: ${verdict.why}`);
    } catch (error) {
      (await this.#failures).retry(verdict.name);
      (await this.#measurements).retry(verdict.name);
      console.error(`${what} is worse and could not be rolled back: ${String(error)}`);
    }
  }

  async #write(): Promise<void> {
    const { site, gateway } = this.#options;
    const [counted, measured] = [(await this.#failures).takeChanges(), (await this.#measurements).takeChanges()];
    // A full disk takes nothing from visitors; the next second tries again what was counted by then.
    if (counted !== null) await writeTallies(site, gateway, counted).catch(() => undefined);
    if (measured !== null) await writeMeasured(site, gateway, measured).catch(() => undefined);
  }
}
