import type { PageHead } from '@vela/contracts/remote';
import { pathIn } from '@vela/language';
import type { PageCode, PagePlace } from '@vela/release/site';
import { AnswerCache } from './answer-cache.js';
import { PAGE_LIMITS } from './limits.js';
import { fetchIn, patientFetch } from './patient-fetch.js';
import type { Origins } from './proxy.js';

/** Asks pages what they say of themselves, with the API's data where they need it; caches answers for a moment. */
export class PageHeads {
  readonly #fetch: typeof fetch;
  readonly #origin: string;
  readonly #cache = new AnswerCache<PageHead | null | undefined>(PAGE_LIMITS);

  /** @param api where the API is @param origin of the site */
  constructor(api: Origins, origin: string) {
    this.#fetch = patientFetch(api);
    this.#origin = origin;
  }

  /**
   * @param search what of the query makes it another page, such as `?page=2`, or nothing
   * @param onFailure hears that the page's code failed
   * @returns undefined where nothing is known, null where there is no such page
   */
  of(
    code: PageCode,
    place: PagePlace,
    search: string,
    versions: string,
    onFailure: () => void,
  ): Promise<PageHead | null | undefined> {
    const read = () => code.headOfPage(place, search, fetchIn(place.tongue, this.#fetch), this.#origin);
    return this.#cache.get(`${versions} ${pathIn(place.tongue, place.pathname)}${search}`, read).catch(() => {
      onFailure();
      return undefined;
    });
  }
}
