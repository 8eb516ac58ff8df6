import { type BrowserContext, expect } from '@playwright/test';
import type { Calls, EndpointName } from '@vela/contracts/endpoints';
import { tongueAtHand } from '@vela/language';

/**
 * Calls the API as whoever is signed in in a browser's context, whatever its pages show.
 * @param body what is posted; without it the call is a GET
 */
export async function callAs<Name extends EndpointName>(
  context: BrowserContext,
  path: string,
  body?: unknown,
): Promise<Calls[Name]['response']> {
  // The API takes calls with a session from the site's own pages only.
  const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': tongueAtHand() };
  const answer =
    body === undefined
      ? await context.request.get(path, { headers })
      : await context.request.post(path, { headers, data: body });
  const text = await answer.text();
  expect(answer.status(), `${path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text) as Calls[Name]['response'];
}
