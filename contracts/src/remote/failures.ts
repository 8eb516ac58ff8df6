import { type SliceName, sliceNamed } from '../routes/slices.js';

/** Where a page tells that code of the site failed, by POST; the gateway counts it by version. */
export const FAILURE_REPORTS = '/remotes/failures';

/** How code failed: an error at the window, a rejection nobody handled, while a page was drawn, or at its start. */
export const FAILURE_KINDS = ['error', 'rejection', 'render', 'start'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Says by an error's name or message that it failed on the way to the browser: that tells nothing of a version, a new one is in no cache yet. */
export const FAILED_ON_THE_WAY = /RUNTIME-008|ChunkLoadError|Loading chunk|Failed to fetch|timed out/;

/** Whose code failed where no slice's did: the shell, before it took a page over or beside all slices. */
export const SHELL_ITSELF = 'shell';
type FailureOwner = SliceName | typeof SHELL_ITSELF;

/** That the code of a slice, or of the shell, failed. It holds nothing of what the visitor sees or types, so never an error's message. */
export interface FailureReport {
  readonly name: FailureOwner;
  /** Of a slice; of the shell where it is known, else what its file's name says. */
  readonly version: string;
  readonly kind: FailureKind;
  /** Kind of the error, such as `TypeError`. */
  readonly error: string;
  /** Where in the version it was thrown, such as `page.0123456789.js:1:2345`; null where the browser does not tell. */
  readonly place: string | null;
  /** Id of the trace of the page's last call, which logs know it by; null where it made none. */
  readonly trace?: string | null;
}

const VERSION = /^[\w-]{1,64}$/;
/** @returns whether a decoded value can be the name of a version */
export const isVersionName = (value: unknown): value is string => typeof value === 'string' && VERSION.test(value);

const ERROR = /^\w{1,40}$/;
const TRACE = /^[0-9a-f]{32}$/;
const PLACE = /^[\w./-]{1,100}:\d{1,7}:\d{1,7}$/;

/** @returns a decoded report, or null where it is none */
export function readFailureReport(body: unknown): FailureReport | null {
  if (typeof body !== 'object' || body === null) return null;
  const { name, version, kind, error, place, trace } = body as Readonly<Record<keyof FailureReport, unknown>>;
  const owner = name === SHELL_ITSELF ? name : sliceNamed(name);
  const way = FAILURE_KINDS.find((known) => known === kind);
  if (owner === null || way === undefined) return null;
  if (!isVersionName(version)) return null;
  if (typeof error !== 'string' || !ERROR.test(error)) return null;
  if (place !== null && (typeof place !== 'string' || !PLACE.test(place))) return null;
  if (typeof trace !== 'string') return { name: owner, version, kind: way, error, place };
  return TRACE.test(trace) ? { name: owner, version, kind: way, error, place, trace } : null;
}
