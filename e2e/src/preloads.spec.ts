import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@vela/contracts/client';
import { getMe } from '@vela/contracts/endpoints';
import { type KnownAnswer, SERVED_ANSWERS } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { RECRUITER_LISTS, RECRUITER_PAGES } from './support/pages.js';
import { newPerson } from './support/person.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter, postRole } from './support/recruiter.js';
import { joinByCalls } from './support/sign-up.js';
import { newTalent } from './support/talent.js';

// What a page needs is asked for by its document, so that none of it waits for a script.

// Many pages, one after the other, also on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** What browsers say of something that was fetched ahead in vain. */
const IN_VAIN = /was preloaded using link preload but not used/;

/** What comes when everything else is there: for somebody who inspects a demonstration, and for a page that is measured by lot. */
const AFTERWARDS = /\/(devtools|measure)\.\w+\.js$/;

const ANSWERS = new RegExp(`id="${SERVED_ANSWERS}">([^<]*)<`, 'g');

/** What a page asked for while it was loaded. */
interface Asked {
  /** Scripts that its document does not name. */
  readonly late: readonly string[];
  /** Calls that its document names, or brings the answers of. */
  readonly ahead: readonly string[];
  /** Calls of those that were made once more: what was made ahead was not taken. */
  readonly again: readonly string[];
  readonly inVain: readonly string[];
}

async function open(page: Page, path: string): Promise<Asked> {
  // What the page before is still asking for is not this one's.
  await page.goto('about:blank');
  const asked: { readonly address: string; readonly type: string }[] = [];
  const inVain: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push({ address: pathname + search, type: request.resourceType() });
  });
  page.on('console', (message) => {
    if (IN_VAIN.test(message.text())) inVain.push(message.text());
  });
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners();
  const ahead = [...html.matchAll(/<link rel="preload" as="fetch" [^>]*href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&#38;', '&'),
  );
  const brought = [...html.matchAll(ANSWERS)].flatMap(([, text = '']) =>
    (JSON.parse(text) as readonly KnownAnswer[]).map(({ key }) => addressIn(key)),
  );
  const begun = [...ahead, ...brought];
  // Who is signed in is told first in either way; then come the calls that a browser may have answers to, and the others.
  begun.sort((one, other) => Number(other === getMe.path) - Number(one === getMe.path));
  const fetched = asked.filter(({ type }) => type === 'fetch').map(({ address }) => address);
  return {
    late: asked
      .filter(({ type, address }) => type === 'script' && !AFTERWARDS.test(address) && !html.includes(`"${address}"`))
      .map(({ address }) => address),
    ahead: begun,
    again: begun.filter((address) => fetched.includes(address)),
    inVain,
  };
}

/** Opens pages one after the other, and expects that nothing of them was asked for late, twice or in vain. */
async function expectAllAhead(page: Page, pages: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [path, calls] of Object.entries(pages))
    expect
      .soft(await open(page, path), path)
      .toEqual({ late: [], ahead: ['/api/users/me', ...calls], again: [], inVain: [] });
}

test('pages of a recruiter have all that they begin with in their document', async ({ page }) => {
  await newRecruiter(page);
  await postRole(page);
  const role = new URL(page.url()).pathname;
  await expectAllAhead(page, {
    [PATHS.talentSeekerDashboard]: ['/api/open-roles', '/api/connections?userType=talentSeeker'],
    [role]: [`/api/open-roles/${role.split('/').at(-1)}?page=1&pageSize=50`],
    [PATHS.search]: ['/api/search?page=1&pageSize=50'],
    [PATHS.addRole1]: ['/api/categories', '/api/countries/positions'],
    [PATHS.shortlist]: ['/api/shortlist'],
    [PATHS.subscriptions]: ['/api/subscriptions/purchases'],
    [PATHS.receipts]: ['/api/subscriptions/purchases'],
    [PATHS.invoices]: ['/api/invoices'],
    [PATHS.notifications]: ['/api/notifications', '/api/users/me/counts'],
    [PATHS.statement]: ['/api/subscriptions/statement?page=1'],
    [PATHS.moves]: ['/api/moves?page=1'],
    [PATHS.companyProfile]: ['/api/countries/positions', '/api/companies/page', '/api/companies/join-requests'],
    [PATHS.privacyCentre]: [
      '/api/privacy/disclosures',
      '/api/users/me/mail-preferences',
      '/api/privacy/consents',
      '/api/users/me/sessions',
    ],
  });
});

test('a recruiter without a company is asked nothing for that only a company’s people may have', async ({ page }) => {
  await joinByCalls(page.context(), newPerson('Recruiter'), 'talentSeeker');
  const complaints = new Complaints(page);
  for (const path of [...RECRUITER_PAGES, ...RECRUITER_LISTS]) {
    // Twice: the second time the browser knows who it is.
    for (const time of ['first', 'second']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      complaints.expectNone(`${path}, for the ${time} time`);
    }
  }
});

test('pages of a talent have all that they begin with in their document', async ({ browser }) => {
  const { page } = await newTalent(browser);
  // The browser learns what its person may ask.
  await open(page, PATHS.talentConversations);
  await expectAllAhead(page, {
    [PATHS.jobSeekerDashboard]: [
      '/api/connections?userType=jobSeeker&status=open',
      '/api/connections?userType=jobSeeker',
      '/api/hires?userType=jobSeeker',
      '/api/job-seeker-profiles/activity',
    ],
    [PATHS.fittingRoles]: ['/api/countries/positions', '/api/fitting-roles'],
  });
});

test('a visitor is not asked to fetch what only the signed-in get', async ({ page }) => {
  const { inVain } = await open(page, PATHS.jobSeekerSignup1);
  expect(inVain).toEqual([]);
  const answer = await page.request.get(PATHS.talentSeekerDashboard);
  expect(await answer.text()).not.toContain('href="/api/open-roles"');
});
