import { pathIn } from '@vela/language';
import { type LivePage, type PageCode, type PagePlace, problemOf } from '@vela/release/site';
import { AnswerCache } from './answer-cache.js';
import { PAGE_LIMITS } from './limits.js';
import { fetchIn, patientFetch } from './patient-fetch.js';
import type { Origins } from './proxy.js';

/** Renders the pages whose content comes from the API; caches them for a moment. */
export class LivePages {
  readonly #fetch: typeof fetch;
  readonly #cache = new AnswerCache<LivePage | null>(PAGE_LIMITS);

  /** @param api where it is */
  constructor(api: Origins) {
    this.#fetch = patientFetch(api);
  }

  /**
   * @param search what of the query makes it another page, such as `?page=2`, or nothing
   * @param onFailure hears that the page's code failed
   * @returns null for a page that is the same at every time, or that has to be left to the browser
   */
  of(
    code: PageCode,
    place: PagePlace,
    search: string,
    versions: string,
    onFailure: () => void,
  ): Promise<LivePage | null> {
    const render = async () => {
      const page = await code.renderLivePage(place, search, fetchIn(place.tongue, this.#fetch));
      return page === null || problemOf(page) !== null ? null : page;
    };
    return this.#cache.get(`${versions} ${pathIn(place.tongue, place.pathname)}${search}`, render).catch(() => {
      onFailure();
      return null;
    });
  }
}
