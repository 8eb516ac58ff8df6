import type { IncomingMessage, ServerResponse } from 'node:http';
import { changesText, fitTokens, LARGEST_TOKENS_BYTES, UnfitTokens } from '@vela/contracts/design';
import { adminListPosts, getMe } from '@vela/contracts/endpoints';
import { inTongue, t } from '@vela/language';
import { tryTokens } from '@vela/release/site';
import { asPerson } from './as-person.js';
import { createCallerLimit } from './caller-limit.js';
import { bodyOf, isOwnPage } from './own-page.js';
import { patientFetch } from './patient-fetch.js';
import { answerProblem } from './problem.js';
import type { Origins } from './proxy.js';
import { TRY_TOKENS_POLICY, tryTokensPage } from './try-tokens-page.js';
import { wishedLanguage } from './wished-language.js';

const FILES_A_MINUTE = 30;
/** Milliseconds that the API may take to say who asks. */
const PATIENCE_MS = 5000;
/** What tells who asks, and whether they may. */
const ASKED = [getMe.path, adminListPosts.path];

/** Stores a checked file. @param by id of whoever tries it @returns path and query of the preview on this site */
export type StoreTokens = (text: string, by: string) => Promise<string>;

/** Where files go that were checked, and who is asked who may. */
export interface TryTokensOptions {
  /** The folder that `siteLayout` describes. */
  readonly site: string;
  /** Where the API is. */
  readonly api: Origins;
  readonly callerOf: (request: IncomingMessage) => string;
  /** Header in which a proxy says from which country a request comes, where one does. */
  readonly countryHeader?: string | undefined;
  /** In the site's folder, unless told. */
  readonly store?: StoreTokens | undefined;
}

/**
 * Makes what answers at `TRY_TOKENS` of the contracts: a page to administrators, and what their files are found to be.
 * @returns false for everybody else, for whom there is nothing at this address; then nothing was answered
 */
export function tryTokensListener({ site, api, callerOf, countryHeader, store }: TryTokensOptions) {
  const fetcher = patientFetch(api, PATIENCE_MS);
  const limit = createCallerLimit(FILES_A_MINUTE);
  const storeFile: StoreTokens =
    store ?? (async (text) => `/?preview=${(await tryTokens(site, text, Date.now())).word}`);

  /** @returns the id of the administrator who asks, with a passkey where administrators need one; null for anybody else */
  async function administrator(request: IncomingMessage): Promise<string | null> {
    if (request.headers.cookie === undefined) return null;
    const ask = asPerson(request, { tongue: wishedLanguage(request), fetcher, mayAsk: ASKED, countryHeader });
    const answer = async (path: string): Promise<unknown> => {
      const response = await ask(path);
      return response.ok ? response.json() : null;
    };
    const me = (await answer(getMe.path)) as { readonly id?: unknown; readonly admin?: unknown } | null;
    if (me === null || me.admin !== true) return null;
    // Whether they may act as one is for the API to say.
    return (await answer(adminListPosts.path)) === null ? null : String(me.id);
  }

  async function answerFile(request: IncomingMessage, response: ServerResponse, by: string): Promise<void> {
    const refuse = (status: number, title: string, detail: () => string): void => {
      // What was not read must not be taken for a further request.
      response.setHeader('connection', 'close');
      answerProblem(response, status, title, detail);
    };
    if (!isOwnPage(request) || request.headers['content-type']?.split(';')[0] !== 'application/json')
      return refuse(403, 'Forbidden', () => t('Only the page at this address sends files.'));
    const tongue = wishedLanguage(request);
    if ((await limit(callerOf(request))) !== null)
      return refuse(429, 'Too Many Requests', () => t('That was too often. Please wait a moment and try again.'));
    const text = await bodyOf(request, LARGEST_TOKENS_BYTES);
    if (text === null) return refuse(413, 'Content Too Large', () => t('The file is too large to be tokens.'));
    try {
      const told = inTongue(tongue, () => changesText(fitTokens(text)));
      const address = await storeFile(text, by);
      response.writeHead(201, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ address, told }));
    } catch (error) {
      if (!(error instanceof UnfitTokens)) throw error;
      answerProblem(response, 422, 'Unprocessable Content', () => error.message);
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const by = await administrator(request);
    if (by === null) return false;
    if (request.method === 'POST') await answerFile(request, response, by);
    else {
      const tongue = wishedLanguage(request);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': TRY_TOKENS_POLICY,
      });
      response.end(inTongue(tongue, () => tryTokensPage(tongue)));
    }
    return true;
  };
}
