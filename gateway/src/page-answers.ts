import type { IncomingMessage, ServerResponse } from 'node:http';
import { ASKER_COOKIE, SESSION_COOKIE } from '@vela/contracts/constants';
import { isPublicPath, PATHS } from '@vela/contracts/routes';
import {
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_KEPT,
  LANGUAGE_PARAMETER,
  pathIn,
  placedPath,
  requestedTongue,
  SOURCE_LANGUAGE,
  t,
} from '@vela/language';
import { asksForPage } from './asks-for-page.js';
import type { CallerLimit } from './caller-limit.js';
import { CompressedPage } from './compressed-page.js';
import { cookieOf, siteCookie } from './cookies.js';
import type { Page, Pages } from './page.js';
import { type Made, PageCache } from './page-cache.js';
import type { Previews } from './previews.js';
import { answerProblem } from './problem.js';
import type { RolloutWatch } from './rollout-watch.js';
import {
  contentSecurityPolicy,
  REPORTING_ENDPOINTS,
  securityHeaders,
  setSecurityHeaders,
  type TrustedOrigins,
} from './security.js';
import { isDivided, type ServedSite } from './served.js';
import { siteStamp } from './site-stamp.js';
import type { Visitors } from './visitors.js';
import { wishedLanguage } from './wished-language.js';

/**
 * For pages that are the same for everybody. Browsers ask each time whether they changed; caches between (`s-maxage`) do
 * after ten seconds, and may send what they have for twenty more while they ask. So half a minute after a promotion or a
 * roll-back nobody is sent what was in service before.
 */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';
/** For pages that depend on who asks, or that only their browser needs. */
const FOR_ONE_BROWSER = 'private, no-cache';
const FOR_ONE_VISIT = 'private, no-store';

/** Milliseconds in which it need not be told again that people are signed in. */
const EXPECTED_MS = 30_000;

/** Addresses that people type, and where a login comes back to: every other one says itself which language it is in. */
const isUndecided = (pathname: string): boolean => pathname === PATHS.home || pathname === PATHS.callback;
const DECIDED_BY = ['Accept-Language', 'Cookie'];

/**
 * The link to the English start page names its language: followed into a new tab or without JavaScript, nothing else says that
 * somebody chose it.
 * @returns the language that a query names, and the rest of the query; null where it names none
 */
function languageNamedIn(search: string): { readonly language: Language; readonly search: string } | null {
  const query = new URLSearchParams(search);
  const language = query.get(LANGUAGE_PARAMETER);
  if (!isLanguage(language)) return null;
  query.delete(LANGUAGE_PARAMETER);
  return { language, search: query.size === 0 ? '' : `?${query.toString()}` };
}

/** What pages are answered with. */
export interface PageAnswersOptions {
  readonly site: string;
  readonly pages: Pages;
  readonly served: ServedSite;
  readonly previews: Previews;
  readonly visitors: Visitors;
  readonly watch: RolloutWatch;
  readonly limit: CallerLimit;
  readonly callerOf: (request: IncomingMessage) => string;
  /** Origins that the policy of pages names. */
  readonly trusted: TrustedOrigins;
  /** Whether a request names this site. */
  readonly isMeant: (request: IncomingMessage) => boolean;
  /** Whether visitors reach the site by https. */
  readonly secure: boolean;
  /** Whether what stands before the gateway passes on answers with the status 103. */
  readonly earlyHints: boolean;
}

/** Answers with pages: cached ones at once, all others as they are composed. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;
  readonly #cache: PageCache;
  readonly #headers: readonly string[];
  /** Name of the cookie that whoever is signed in has. */
  readonly #session: string;
  #expectedAt = 0;

  constructor(options: PageAnswersOptions) {
    this.#options = options;
    this.#session = siteCookie(SESSION_COOKIE, options.secure).name;
    this.#cache = new PageCache(siteStamp(options.site), (address) => this.#composeForEverybody(address));
    this.#headers = [...securityHeaders(options.secure).flat(), 'reporting-endpoints', REPORTING_ENDPOINTS];
  }

  /**
   * Answers with a cached page, which takes no more than looking for it.
   * @returns false where the request needs more than that; then nothing was answered
   */
  answerCached(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/', method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = this.#cache.at(url);
    if (page === undefined || !this.#options.isMeant(request) || !this.#isForEverybody(request, url)) return false;
    void this.#answerWithin(request, response, async () => {
      if (page.answer(request, response)) return;
      await page.compressFor(request);
      page.answer(request, response);
    });
    return true;
  }

  /** Answers with a page, with where it is instead, or with why there is none. */
  async answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    await this.#answerWithin(request, response, () => this.#answerNow(request, response, pathname));
  }

  /** Hears of each call to the API: who is signed in may come for a page soon. */
  heard(request: IncomingMessage): void {
    const now = Date.now();
    if (now - this.#expectedAt < EXPECTED_MS || cookieOf(request, this.#session) === undefined) return;
    this.#expectedAt = now;
    const expect = async (): Promise<void> => this.#options.pages.expectPeople(await this.#options.served.read());
    expect().catch(console.error);
  }

  /** Starts the code of what is in service, and makes its pages ahead. */
  async warm(): Promise<void> {
    await this.#cache.prepare(await this.#options.pages.prerendered(await this.#options.served.read()));
  }

  async #answerWithin(request: IncomingMessage, response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    const { limit, callerOf } = this.#options;
    try {
      const wait = await limit(callerOf(request));
      if (wait === null) return await answer();
      setSecurityHeaders(response, this.#options.secure);
      response.setHeader('retry-after', String(wait));
      answerProblem(response, 429, 'Too Many Requests', () =>
        t('That was too often. Please wait a moment and try again.'),
      );
    } catch (error) {
      console.error(error);
      answerProblem(response, 500, 'Internal Server Error', () => t('Something went wrong. Try again in a moment.'));
    }
  }

  /** Whether a request gets what everybody gets at an address. */
  #isForEverybody(request: IncomingMessage, pathname: string): boolean {
    return (
      !this.#options.previews.isAskedBy(request) &&
      asksForPage(request, pathname) &&
      (!isUndecided(pathname) || wishedLanguage(request) === SOURCE_LANGUAGE)
    );
  }

  async #answerNow(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const { previews } = this.#options;
    const entrance = await previews.entrance(request);
    if (entrance === 'refused') {
      return answerProblem(response, 403, 'Forbidden', () =>
        t('This preview is over. Ask whoever gave you the address for a new one: npm run slice -- preview.'),
      );
    }
    if (entrance !== null) {
      response.setHeader('set-cookie', entrance.cookie);
      return this.#sendOn(response, 303, 'no-store', entrance.location);
    }
    const { search } = new URL(request.url ?? '/', 'http://gateway');
    if (isUndecided(pathname)) {
      response.setHeader('vary', DECIDED_BY.join(', '));
      const chosen = pathname === PATHS.home ? languageNamedIn(search) : null;
      if (chosen !== null) {
        response.setHeader('set-cookie', this.#languageCookie(chosen.language));
        return this.#sendOn(response, 303, FOR_ONE_VISIT, pathIn(chosen.language, pathname) + chosen.search);
      }
      const wished = wishedLanguage(request);
      if (wished !== SOURCE_LANGUAGE)
        return this.#sendOn(response, 302, FOR_ONE_VISIT, pathIn(wished, pathname) + search);
    }
    const { tongue, pathname: place } = placedPath(pathname);
    // Only a page's own address is cached: ways to write it otherwise are without number.
    if (search === '' && isPublicPath(place) && request.url === pathIn(tongue, place) && !previews.isAskedBy(request)) {
      const made = await this.#cache.make(request.url);
      if (made instanceof CompressedPage) {
        await made.compressFor(request);
        return void made.answer(request, response);
      }
      if (made !== null) return this.#send(response, made, FOR_ONE_BROWSER);
    }
    await this.#compose(request, response, pathname, search);
  }

  #languageCookie(language: Language): string {
    return `${LANGUAGE_COOKIE}=${language}; ${LANGUAGE_COOKIE_KEPT}${this.#options.secure ? '; Secure' : ''}`;
  }

  #sendOn(response: ServerResponse, status: number, cache: string, location: string): void {
    response.writeHead(status, {
      location,
      'cache-control': cache,
      'content-type': 'text/plain; charset=utf-8',
    });
    response.end(`The page is at ${location}.\n`);
  }

  /** Composes a page for one visit. */
  async #compose(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): Promise<void> {
    const { pages, previews, visitors, watch } = this.#options;
    const [preview, served] = await Promise.all([previews.of(request), this.#options.served.read()]);
    const visitor = visitors.enter(request, served);
    const page = await pages.at(
      pathname,
      search,
      {
        served,
        visitor: visitor.number,
        preview,
        signedIn: cookieOf(request, this.#session) !== undefined,
        asker: cookieOf(request, ASKER_COOKIE),
        request,
        fetchedIn: requestedTongue('', request.headers['accept-language'] ?? ''),
      },
      this.#hintsFor(request, response),
    );
    if (page === null)
      return answerProblem(response, 503, 'Service Unavailable', () => t('Nothing was deployed here yet.'));
    if (page.failed !== null) void watch.pageFailed(page.failed, visitor.number, request, served);
    if (visitor.cookie !== null) response.setHeader('set-cookie', visitor.cookie);
    // What differs from visitor to visitor is nobody else's.
    const isKept = preview === null && visitor.number === null && !page.personal;
    this.#send(response, page, isKept ? FOR_ONE_BROWSER : FOR_ONE_VISIT);
  }

  #send(response: ServerResponse, page: Page, cache: string): void {
    response.setHeader('content-security-policy', this.#policyOf(page));
    response.setHeader('reporting-endpoints', REPORTING_ENDPOINTS);
    response.setHeader('cache-control', cache);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page.links.length > 0) response.setHeader('link', page.links.join(', '));
    response.statusCode = page.status;
    response.end(page.html);
  }

  /** @returns what tells the browser ahead what a page will need, while the page is being composed */
  #hintsFor({ headers }: IncomingMessage, response: ServerResponse): (links: readonly string[]) => void {
    if (!this.#options.earlyHints || headers['sec-fetch-mode'] !== 'navigate') return () => undefined;
    return (links) => {
      if (links.length > 0) response.writeEarlyHints({ link: [...links] });
    };
  }

  async #composeForEverybody(address: string): Promise<Made> {
    const { pages } = this.#options;
    const served = await this.#options.served.read();
    if (isDivided(served)) return null;
    const page = await pages.at(address, '', {
      served,
      visitor: null,
      preview: null,
      signedIn: false,
      fetchedIn: null,
    });
    if (page === null || !page.rendered || page.status !== 200 || page.failed !== null) return page;
    const undecided = isUndecided(address);
    return new CompressedPage(page.html, {
      always: ['content-security-policy', this.#policyOf(page), ...this.#headers, ...linkHeader(page.links)],
      cacheControl: undecided ? FOR_ONE_BROWSER : FOR_EVERYBODY,
      vary: undecided ? DECIDED_BY : [],
    });
  }

  #policyOf({ inline }: Page): string {
    return contentSecurityPolicy(inline, this.#options.trusted);
  }
}

/** A cache between may tell browsers of these before it has the page again. */
const linkHeader = (links: readonly string[]): readonly string[] =>
  links.length === 0 ? [] : ['link', links.join(', ')];
