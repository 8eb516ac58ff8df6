import { Isolated, ISOLATION_LIMITS, type IsolationLimits } from '../isolation/isolated.js';
import type { PersonalCode } from '../isolation/personal-code.js';
import { isLivePage, type LivePage } from '../isolation/rendered-page.js';
import { haveServerCode, type PagePlace } from './page-code.js';

/** Pages at a time: whoever comes while so many are rendered is not kept waiting for theirs. */
const AT_A_TIME = 6;
/** Milliseconds in which nobody came after which the process ends: it takes memory that others can use. */
const IDLE_MS = 15 * 60_000;

/** Whether both versions were built with code that renders pages. */
export const hasPersonalCode = ({ site, shell, slice }: PersonalCode): Promise<boolean> =>
  haveServerCode(site, shell, slice);

/**
 * Renders private pages for whom they are for. It happens in a process that renders nothing for anybody else: what is served to
 * everybody never lies beside what is one person's.
 */
export class PersonalPages {
  readonly #isolated: Isolated;
  readonly #idleMs: number;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: IsolationLimits = ISOLATION_LIMITS, idleMs = IDLE_MS) {
    this.#isolated = new Isolated(limits);
    this.#idleMs = idleMs;
  }

  /** Whether so many pages are being rendered that none is begun. */
  get isFull(): boolean {
    return this.#running >= AT_A_TIME;
  }

  /**
   * @param mayAsk addresses of the calls that its reader may make
   * @param fetcher reaches the API as its reader
   * @returns null where nobody is signed in, the codes render no such page, or too many are being rendered
   * @throws Error if it cannot be rendered
   */
  async render(
    code: PersonalCode,
    { tongue, pathname }: PagePlace,
    mayAsk: readonly string[],
    fetcher: typeof fetch,
  ): Promise<LivePage | null> {
    if (this.isFull) return null;
    this.#running += 1;
    this.#stay();
    try {
      const page = await this.#isolated.call('renderPersonalPage', { ...code, tongue, pathname, mayAsk }, fetcher);
      return isLivePage(page) ? page : null;
    } finally {
      this.#running -= 1;
    }
  }

  /**
   * Is told that people are there who may come for a page: the process is started for them, and stays.
   * @param codes of what is in service
   */
  async expect(codes: readonly PersonalCode[]): Promise<void> {
    const isThere = this.#idle !== undefined;
    this.#stay();
    // Who comes finds out whether it works.
    if (!isThere) await this.#isolated.call('readyForPeople', codes).catch(() => undefined);
  }

  /** Ends the process; the next page starts another. */
  end(): void {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    this.#isolated.end();
  }

  #stay(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => (this.#running === 0 ? this.end() : this.#stay()), this.#idleMs);
    this.#idle.unref();
  }
}
