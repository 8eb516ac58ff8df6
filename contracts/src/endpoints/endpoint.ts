import type { CacheKind } from '../constants/caches.js';

/** What a caller of an endpoint passes, and what it gets. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly picture?: Blob;
  readonly response: unknown;
}

/** An endpoint as a browser needs it: where it is, and how long its answer may be used again. */
export interface Endpoint<C extends Call = Call> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path in the router's notation. */
  readonly path: string;
  /** How long pages use an answer without asking again, see `CACHE_MS`; `default` unless told. */
  readonly cache?: CacheKind;
  /** For the compiler alone, which reads from it what is passed and answered; no endpoint has it. */
  readonly call?: C;
}

/** What is passed to an endpoint. */
export type RequestOf<C extends Call> = Omit<C, 'response'>;

/** What an admin list is narrowed and sorted by, straight from the page’s address; the server says what it does not know. */
export type AdminListQuery = Readonly<Record<string, string | number | undefined>>;
