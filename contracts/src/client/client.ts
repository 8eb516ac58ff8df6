import { t, tongueAtHand } from '@vela/language';
import { listConnections } from '../endpoints/connections.js';
import type { Call, Endpoint, RequestOf } from '../endpoints/endpoint.js';
import { type FieldProblem, isProblem, type Problem } from '../problem/index.js';
import { pathTo } from '../routes/paths.js';
import { TEXTS } from '../texts/index.js';
import { isRefusal } from './refusal.js';

/** A call that was answered with an error, or not answered at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(message: string, status: number, problem: Problem | null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  /**
   * Shell and slices each carry a copy of this class, and an error that one threw is recognised by all: it is known by
   * its name, not by its prototype.
   */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError' && 'problem' in value;
  }

  /** Errors by field, for showing each beside its input. */
  get fieldErrors(): readonly FieldProblem[] {
    return this.problem?.errors ?? [];
  }
}

/** Whether a call's error is a refusal, see `isRefusal`. */
export const wasRefused = (error: unknown): error is ApiError => error instanceof ApiError && isRefusal(error.status);

/** Whether a call's error is a refusal that asking again cannot better. Whoever was signed out may be heard once they are back. */
export const wasRefusedForGood = (error: unknown): error is ApiError => wasRefused(error) && error.status !== 401;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** One typed function for every endpoint: whoever calls brings the endpoint along. */
export interface ApiClient {
  readonly call: <C extends Call>(
    endpoint: Endpoint<C>,
    request: RequestOf<C>,
    options?: CallOptions,
  ) => Promise<C['response']>;
}

/** Where a call goes. */
interface Direction {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

interface LooseRequest extends Direction {
  readonly body?: unknown;
  readonly picture?: Blob | undefined;
}

/** What is sent with a call: JSON, or a picture as it is. */
function contentOf({ body, picture }: LooseRequest): { readonly type: string; readonly content: BodyInit } | null {
  if (picture !== undefined) return { type: picture.type || 'application/octet-stream', content: picture };
  return body === undefined ? null : { type: 'application/json', content: JSON.stringify(body) };
}

function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * @param path of an endpoint, in the router's notation
 * @returns where it is called, on this site
 */
export const addressOf = (path: string, { params, query }: Direction): string =>
  pathTo(path, params) + queryText(query);

/** @param key of a known answer, such as `['GET /api/open-roles', {}]` @returns where that is asked, on this site */
export const addressIn = ([endpoint, request]: readonly unknown[]): string =>
  addressOf(String(endpoint).split(' ')[1] ?? '', request ?? {});

/** @returns the decoded body, null for an empty one, undefined where it is not JSON */
async function decode(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns what is said about a failed call for which the server has no sentence of its own */
function failureTextOf(path: string, status: number): string {
  if (path.startsWith(listConnections.path)) return TEXTS.connectionCallFailed;
  return status === 0 ? t('Vela could not be reached. Check your connection and try again.') : TEXTS.unknownError;
}

/**
 * Whether an answer may mean that the session has ended. The admin area is not there for visitors, so that its 404 may mean the
 * same as everybody else's 401.
 */
const tellsNoSession = (path: string, status: number): boolean =>
  status === 401 || (status === 404 && path.startsWith('/api/admin/'));

/**
 * A client for the API.
 * @param fetcher the platform's fetch, replaceable for tests and for prerendering
 * @param origin prefix of every path; empty in a browser
 * @param onUnauthorized told when a call that needs a session is answered as if there were none
 */
export function createApiClient(
  fetcher: typeof fetch,
  { origin = '', onUnauthorized }: { readonly origin?: string; readonly onUnauthorized?: () => void } = {},
): ApiClient {
  return {
    call: async (endpoint, asked, options) => {
      const request: LooseRequest = asked;
      const url = origin + addressOf(endpoint.path, request);
      const sent = contentOf(request);
      const response = await fetcher(url, {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          // The page's language, whatever the browser's is.
          'accept-language': tongueAtHand(),
          ...(sent === null ? {} : { 'content-type': sent.type }),
        },
        ...(sent === null ? {} : { body: sent.content }),
        ...(options?.signal ? { signal: options.signal } : {}),
      }).catch((error: unknown) => {
        // Whoever gave the call up knows why.
        if (options?.signal?.aborted === true) throw error;
        throw new ApiError(failureTextOf(endpoint.path, 0), 0, null);
      });
      const body = await decode(response);
      if (response.ok) return body;
      if (tellsNoSession(endpoint.path, response.status)) onUnauthorized?.();
      const problem = isProblem(body) ? body : null;
      throw new ApiError(problem?.detail ?? failureTextOf(endpoint.path, response.status), response.status, problem);
    },
  };
}
