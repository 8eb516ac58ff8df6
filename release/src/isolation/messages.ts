import type { JobInputs, JobName } from './jobs.js';

/** What is asked of the process that runs foreign code. */
export type Question =
  | { readonly kind: 'call'; readonly id: number; readonly job: JobName; readonly input: JobInputs[JobName] }
  | { readonly kind: 'fetched'; readonly fetch: number; readonly answer: FetchedAnswer | null };

/** What it says. A call that failed gives its reason. */
export type Saying =
  | { readonly kind: 'done'; readonly id: number; readonly output: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | { readonly kind: 'fetch'; readonly fetch: number; readonly call: number; readonly address: string };

/** An answer of the API, as it crosses between the processes. */
export interface FetchedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const hasKind = (message: unknown): message is { readonly kind: unknown } =>
  typeof message === 'object' && message !== null && 'kind' in message;

export const isQuestion = (message: unknown): message is Question =>
  hasKind(message) && (message.kind === 'call' || message.kind === 'fetched');

export const isSaying = (message: unknown): message is Saying =>
  hasKind(message) && (message.kind === 'done' || message.kind === 'failed' || message.kind === 'fetch');
