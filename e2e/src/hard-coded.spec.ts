import { expect, type Page, test } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { pathIn, PSEUDO_LANGUAGE } from '@vela/language';
import { signInAsAdmin } from './support/admin.js';
import { ApiTexts, plainTexts } from './support/plain-texts.js';
import { newRecruiter, postRole } from './support/recruiter.js';
import { newTalent } from './support/talent.js';

// Every message in odd letters: what stays plain is no message yet, and would be English for everybody.

const PUBLIC = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.forEmployers,
  PATHS.forTalent,
  PATHS.howItWorks,
  PATHS.events,
  PATHS.news,
  PATHS.faq,
  PATHS.contact,
  PATHS.ambassadors,
  PATHS.surveys,
  PATHS.talentSeekerSignupForm,
  PATHS.talentSeekerSignup1,
  PATHS.jobSeekerSignup1,
  PATHS.unsubscribe,
  PATHS.cookiePolicy,
  '/no-such-page',
];
const RECRUITER = [
  PATHS.talentSeekerDashboard,
  PATHS.companyProfile,
  PATHS.addRole1,
  PATHS.addRole3,
  PATHS.search,
  PATHS.shortlist,
  PATHS.moves,
  PATHS.conversations,
  PATHS.pricing,
  PATHS.subscriptions,
  PATHS.receipts,
  PATHS.statement,
  PATHS.invoices,
  PATHS.notifications,
  PATHS.privacyCentre,
];
const TALENT = [
  PATHS.jobSeekerDashboard,
  PATHS.jobSeekerSignup2,
  PATHS.jobSeekerSignup3,
  PATHS.fittingRoles,
  PATHS.talentConversations,
  PATHS.notifications,
  PATHS.privacyCentre,
];
const ADMIN = [
  PATHS.godmode,
  ...[
    'companies',
    'hires',
    'invoices',
    'payments',
    'users',
    'reports',
    'rankings',
    'contests',
    'catalogue',
    'posts',
    'newsletter',
    'referrals',
    'outbox',
    'audit',
    'passkeys',
  ].map((section) => pathTo(PATHS.godmodeSection, { section })),
];

/** No page of a list says anything that is no message, apart from what the API told. */
async function holdsFor(page: Page, paths: readonly string[]): Promise<void> {
  const api = new ApiTexts(page);
  const plain: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(pathIn(PSEUDO_LANGUAGE, path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const found = await plainTexts(page, api);
    if (found.length > 0) plain[path] = found;
  }
  expect(plain).toEqual({});
}

test('public pages say nothing that is no message', async ({ page }) => {
  await holdsFor(page, PUBLIC);
});

test('a recruiter’s pages say nothing that is no message', async ({ page }) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  await postRole(page);
  const matches = new URL(page.url()).pathname;
  await holdsFor(page, [matches, ...RECRUITER]);
});

test('a talent’s pages say nothing that is no message', async ({ browser }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  await holdsFor(talent.page, TALENT);
  await talent.page.context().close();
});

test('the admin area says nothing that is no message', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await signInAsAdmin(browser);
  await holdsFor(page, ADMIN);
  await page.context().close();
});
