import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { getMe } from '@vela/contracts/endpoints';
import { FAILURE_REPORTS, PAGE_STATE, VITAL_REPORTS } from '@vela/contracts/remote';
import type { SessionUser } from '@vela/contracts/schemas';

/** Milliseconds until a page has to be there. */
const PATIENCE_MS = 10_000;
/** Milliseconds that are given to what breaks right after the first picture. */
const SETTLE_MS = 200;

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? text;

/**
 * Lets a page know of the API who is signed in, and nothing else: every other call stays unanswered. What it reports
 * reaches nobody. The protocol is spoken to itself, since Playwright's own routes do without the browser's cache.
 */
async function standInForApi(session: CDPSession, origin: string, user: SessionUser | null): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (new URL(request.url).pathname !== getMe.path) return;
    // A page that was left meanwhile needs no answer.
    void session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(user)).toString('base64'),
      })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: ['/api/*', `${FAILURE_REPORTS}*`, `${VITAL_REPORTS}*`].map((place) => ({ urlPattern: origin + place })),
  });
}

/** @returns a list that what a page complains of is added to */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(firstLine(String(error))));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(firstLine(message.text()));
  });
  return complaints;
}

async function problemIn(page: Page, address: string): Promise<string | null> {
  const complaints = complaintsOf(page);
  const drawn = page.locator(`main:not(:has([${PAGE_STATE}="to-come"])) > *`).first();
  try {
    const response = await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    if (response === null || response.status() >= 500) return `the site answers ${response?.status() ?? 'nothing'}`;
    await drawn.waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await page.waitForTimeout(SETTLE_MS);
    const [complaint] = complaints;
    if (complaint !== undefined) return complaint;
    const failed = await page.locator(`[${PAGE_STATE}="failed"]`).count();
    return failed > 0 ? 'the shell shows that it is not available' : null;
  } catch (error) {
    return complaints[0] ?? `it is not there within ${PATIENCE_MS / 1000} seconds (${firstLine(String(error))})`;
  }
}

/**
 * Opens a page of the running site as somebody, with nothing of the API but who that is: it draws what it begins with.
 * @param context that the pages of one person share
 * @param origin of the site
 * @param path of the page
 * @param word that shows the version in question, see `previewToken`
 * @returns what is wrong with it, in a few words; null where it opens
 */
export async function problemOfPage(
  context: BrowserContext,
  {
    origin,
    path,
    word,
    user,
  }: Readonly<Record<'origin' | 'path' | 'word', string>> & { readonly user: SessionUser | null },
): Promise<string | null> {
  const page = await context.newPage();
  try {
    await standInForApi(await context.newCDPSession(page), origin, user);
    return await problemIn(page, `${origin}${path}?preview=${word}`);
  } finally {
    await page.close();
  }
}
