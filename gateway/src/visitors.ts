import type { IncomingMessage } from 'node:http';
import { ROLLOUT_COOKIE } from '@vela/contracts/constants';
import { newVisitor, readVisitor } from '@vela/release/site';
import { cookieOf, type SiteCookie, siteCookie } from './cookies.js';
import { isDivided, type Served } from './served.js';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** A visitor's number, and the cookie that a page has to bring where it is a new one. */
export interface KnownVisitor {
  readonly number: number | null;
  readonly cookie: string | null;
}

/** Keeps each visitor on one version while another is rolled out to some. Nobody has a number while none is. */
export class Visitors {
  readonly #cookie: SiteCookie;

  /** @param secure whether visitors reach the site by https */
  constructor(secure: boolean) {
    this.#cookie = siteCookie(ROLLOUT_COOKIE.name, secure);
  }

  /** @returns the number of who asks, or null */
  of(request: IncomingMessage): number | null {
    return readVisitor(cookieOf(request, this.#cookie.name));
  }

  /** Gives whoever asks for a page a number, where there is something to decide by it. */
  enter(request: IncomingMessage, served: Served): KnownVisitor {
    if (!isDivided(served)) return { number: null, cookie: null };
    const known = this.of(request);
    if (known !== null) return { number: known, cookie: null };
    const number = newVisitor();
    return { number, cookie: this.#cookie.set(String(number), ROLLOUT_COOKIE.expiresAfterDays * SECONDS_PER_DAY) };
  }
}
