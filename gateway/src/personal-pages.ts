import type { IncomingMessage } from 'node:http';
import {
  hasPersonalCode,
  type LivePage,
  type PagePlace,
  type PersonalCode,
  PersonalPages as PageRenderer,
  problemOf,
} from '@vela/release/site';
import { AnswerCache } from './answer-cache.js';
import { asPerson } from './as-person.js';
import { askedAhead } from './asked-ahead.js';
import { VERSION_LIMITS } from './limits.js';
import { patientFetch } from './patient-fetch.js';
import type { Origins } from './proxy.js';

/** Milliseconds that somebody waits for a page with what it shows; then it comes with its frame, and fills itself. */
const PATIENCE_MS = 1500;

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());

/** How private pages are made. */
interface PersonalPagesOptions {
  /** Where the API is. */
  readonly api: Origins;
  /** Milliseconds that a page may take, where not the usual ones. */
  readonly patienceMs?: number | undefined;
  /** Header in which a proxy says from which country a request comes, where one does. */
  readonly countryHeader?: string | undefined;
}

/** Private pages as they are served to whom they are for: rendered for one answer, and kept nowhere. */
export class PersonalPages {
  readonly #fetch: typeof fetch;
  readonly #patienceMs: number;
  readonly #countryHeader: string | undefined;
  readonly #renderer = new PageRenderer();
  readonly #able = new AnswerCache<boolean>(VERSION_LIMITS);
  readonly #told = new Set<string>();
  #ended = false;

  constructor({ api, patienceMs = PATIENCE_MS, countryHeader }: PersonalPagesOptions) {
    this.#fetch = patientFetch(api);
    this.#patienceMs = patienceMs;
    this.#countryHeader = countryHeader;
  }

  /** @returns whether both versions bring code that renders such pages */
  can(code: PersonalCode): Promise<boolean> {
    return this.#able.get(this.#nameOf(code), () => hasPersonalCode(code));
  }

  /**
   * @param request of the person for whom the page is
   * @param calls addresses of the API with which the page begins, of those that this person may ask
   * @returns null where nobody is signed in, where it cannot be rendered, where too many are, or where that takes too long
   */
  async of(
    request: IncomingMessage,
    code: PersonalCode,
    place: PagePlace,
    calls: readonly string[],
  ): Promise<LivePage | null> {
    // What nobody renders is not asked for: under load the browser's own calls would come on top.
    if (this.#renderer.isFull) return null;
    const asking = asPerson(request, {
      tongue: place.tongue,
      fetcher: this.#fetch,
      mayAsk: calls,
      countryHeader: this.#countryHeader,
    });
    // The API answers while the code starts.
    const { fetcher, end } = askedAhead(calls, asking);
    const rendering = this.#rendered(code, place, calls, fetcher)
      .catch((error: unknown) => {
        this.#tell(code, place, error);
        return null;
      })
      .finally(end);
    return Promise.race([rendering, after(this.#patienceMs)]);
  }

  /** @throws Error where it cannot be rendered, or not be served as it was */
  async #rendered(
    code: PersonalCode,
    place: PagePlace,
    calls: readonly string[],
    fetcher: typeof fetch,
  ): Promise<LivePage | null> {
    const page = await this.#renderer.render(code, place, calls, fetcher);
    const problem = page === null ? null : problemOf(page);
    if (problem !== null) throw new Error(`It is rendered in vain: ${problem}.`);
    return page;
  }

  /** Is told that people are there who may come for a page. @param codes of what is in service */
  async expect(codes: readonly PersonalCode[]): Promise<void> {
    const able = await Promise.all(codes.map((code) => this.can(code)));
    await this.#renderer.expect(codes.filter((_, index) => able[index]));
  }

  /** Ends the process in which pages are rendered. */
  end(): void {
    this.#ended = true;
    this.#renderer.end();
  }

  #nameOf({ shell, slice }: PersonalCode): string {
    return `${shell} ${slice.name} ${slice.version}`;
  }

  /** Says once for a page of a version what goes wrong with it: not for each of its visitors. */
  #tell(code: PersonalCode, { pathname }: PagePlace, error: unknown): void {
    const what = `${this.#nameOf(code)} ${pathname}`;
    if (this.#ended || this.#told.has(what)) return;
    if (this.#told.size >= 100) this.#told.clear();
    this.#told.add(what);
    console.error(`${pathname} of ${code.slice.name} ${code.slice.version} comes with its frame alone.`, error);
  }
}
