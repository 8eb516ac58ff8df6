import type { ISchema, ValidateOptions } from 'yup';
import type { Access, AuditSubject, ShownList } from '../constants/index.js';
import type { Call, Endpoint } from '../endpoints/endpoint.js';

export type { Access };

/** Which shared limit of calls an endpoint counts against. */
export type RateLimitName = 'login' | 'connect' | 'newsletter' | 'write' | 'count' | 'ask' | 'contact';

/** A schema that can be asked without waiting. */
export interface SyncSchema<Value> extends ISchema<Value> {
  validateSync(value: unknown, options?: ValidateOptions): unknown;
}

/** What an endpoint takes and answers. `response: null` means that it answers no JSON. */
export interface EndpointSchemas<C extends Call = Call> {
  readonly params?: SyncSchema<object>;
  readonly query?: SyncSchema<object>;
  readonly body?: SyncSchema<object>;
  readonly response: SyncSchema<C['response']> | null;
}

/** Whom an answer of the admin area shows, for the audit log. */
export interface ShownPeople<C extends Call = Call> {
  /** Looks of one administrator at one of these within a while are one entry. */
  readonly list: ShownList;
  /** What a look opens, by the name of its parameter; absent for lists. */
  readonly opens?: { readonly subject: AuditSubject; readonly param: string };
  /** Everybody in an answer, each by the ids that lead to them: their own, or that of the record that tells of them. */
  rows(answer: C['response']): readonly (readonly string[])[];
}

/**
 * What every endpoint of the admin area says: whom its answer shows by a name, an address or a text of theirs. `audited`:
 * the handler writes an entry of its own. A company is nobody, whatever it is called.
 */
export type Shows<C extends Call = Call> = ShownPeople<C> | 'audited' | 'nobody';

/** An endpoint as the server knows it. Nothing of what it adds is loaded by browsers. */
export interface ServedEndpoint<C extends Call = Call> extends Endpoint<C>, EndpointSchemas<C> {
  readonly access: Access;
  /** One sentence for the API's reference. */
  readonly summary: string;
  readonly rateLimit?: RateLimitName;
  /** A read of talents: people make far fewer than are allowed, who copies the market meets the limit. */
  readonly limitsReads?: boolean;
  /** How the answer may be cached by browsers and intermediaries; absent means `no-store`. */
  readonly publicCacheSeconds?: number;
  /** A GET that changes state and is therefore held to the same origin. */
  readonly changesState?: boolean;
  /** The handler gets the body's bytes, because a signature covers them. */
  readonly rawBody?: boolean;
  /** The body is a picture: bytes of at most `LOGO_BYTES_MAX`, read once it is known who sends them. */
  readonly pictureBody?: boolean;
  /** The caller's own browser may use the answer again for so long; nobody else may. */
  readonly privateCacheSeconds?: number;
  /** A call that changes nothing that another answer shows, so that kept answers stay. */
  readonly keepsAnswers?: boolean;
  /** Of the admin area, where it has to be said. */
  readonly shows?: Shows<C>;
  /** Of the admin area: may be called before a passkey was used in the session. */
  readonly beforePasskey?: boolean;
  /** Only within `FRESH_PASSKEY_MINUTES` of the use of a passkey: money, rights, deletions. */
  readonly freshPasskey?: boolean;
  /** The answer goes on for as long as somebody listens (server-sent events). */
  readonly streams?: boolean;
  /** A POST that carries everything in its address; a body is not looked at. */
  readonly bodyless?: boolean;
}

/** The schemas that a call needs: one for each part that is passed, none for others; of the caller's own types. */
type PartsOf<C extends Call> = {
  readonly params: C extends { params: infer Params } ? SyncSchema<Params> : undefined;
  readonly body: C extends { body: infer Body } ? SyncSchema<Body> : undefined;
};

type Asked<Parts> = {
  readonly [Part in keyof Parts as Parts[Part] extends undefined ? never : Part]: Parts[Part];
};

/** An endpoint of the admin area cannot be added without saying whom it shows. */
type Showing<C extends Call> =
  | { readonly access: 'admin'; readonly shows: Shows<C> }
  | { readonly access: Exclude<Access, 'admin'>; readonly shows?: never };

/** What the server says of every endpoint of a file of `endpoints/`: of each of them, and of nothing else. */
export type ServedEndpoints<File> = {
  readonly [Name in keyof File]: File[Name] extends Endpoint<infer C>
    ? ServedEndpoint<C> & Asked<PartsOf<C>> & Showing<C>
    : never;
};
