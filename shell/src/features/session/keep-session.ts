import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { meQuery } from './me.js';

/**
 * Asks at once who is signed in, beside the code that is still on its way, and keeps the question alive for as long as
 * the page is open: one part of the page giving way to another must not take it back and put it again.
 */
export function keepSession(cache: QueryClient, api: ApiClient): void {
  new QueryObserver(cache, meQuery(api)).subscribe(() => undefined);
}
