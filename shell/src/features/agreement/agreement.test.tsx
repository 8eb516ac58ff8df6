import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { currentVersion, LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { accessibilityViolations } from '@vela/tooling/testing';
import { openShell } from '../../testing/open-shell.js';
import { both, newcomer, recruiter, talentWith } from '../../testing/people.js';
import { answered, refused } from '../../testing/server.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const asked = (text: LegalTextName, agreedVersion: number | null = null) => ({
  text,
  version: currentVersion(text),
  agreedVersion,
});
const NOTHING = { jobSeeker: [], talentSeeker: [] };
const EVERYTHING = {
  jobSeeker: [asked('general-terms'), asked('privacy-policy')],
  talentSeeker: [asked('general-terms-business'), asked('privacy-policy')],
};
const notAgreed = (user: SessionUser): SessionUser => ({ ...user, outstandingTexts: EVERYTHING });
const question = () => screen.queryByRole('heading', { level: 1, name: 'Before you go on' });

test('who has not agreed is asked in the place of the page, and goes on to it from there', async () => {
  let outstandingTexts = EVERYTHING;
  const { user, server, address, container } = openShell({
    path: PATHS.talentSeekerDashboard,
    answers: {
      getMe: () => answered({ ...recruiter, outstandingTexts }),
      agreeToTexts: () => {
        outstandingTexts = { ...EVERYTHING, talentSeeker: [] };
        return answered({ ok: true });
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Agree and go on' });
  expect(question()).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'mf_talentseeker' })).toBeNull();
  expect(screen.getByRole('link', { name: 'general terms for business clients' })).toHaveAttribute(
    'href',
    `${PATHS.terms}#business-clients`,
  );
  expect(button).toBeDisabled();
  const [terms, privacy] = screen.getAllByRole('checkbox');
  if (terms === undefined || privacy === undefined) throw new Error('There are not two boxes.');
  await user.click(terms);
  expect(button).toBeDisabled();
  await user.click(privacy);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  expect(address()).toBe(PATHS.talentSeekerDashboard);
  expect(server.askedFor('agreeToTexts')).toHaveLength(1);
});

test('what cannot be recorded is said, and what is ticked stays', async () => {
  const { user } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: notAgreed(talentWith()),
    answers: { agreeToTexts: () => refused(429, 'Too many attempts. Try again in a minute.') },
  });
  await screen.findByRole('button', { name: 'Agree and go on' });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Agree and go on' }));
  expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
});

test('a text of a new version is asked for alone, and what is new is said', async () => {
  const change = 'We keep pictures of company pages for a year.';
  const { versions } = LEGAL_TEXTS['privacy-policy'];
  const agreedVersion = versions.length;
  jest.replaceProperty(LEGAL_TEXTS['privacy-policy'], 'versions', [...versions, { since: '2027-03-01', change }]);
  openShell({
    path: PATHS.jobSeekerDashboard,
    user: { ...talentWith(), outstandingTexts: { ...NOTHING, jobSeeker: [asked('privacy-policy', agreedVersion)] } },
  });
  expect(await screen.findByRole('checkbox', { name: /privacy policy/ })).toBeEnabled();
  expect(screen.getByText(/^We changed what you agreed to/)).toBeVisible();
  expect(screen.getByText(`New since 1 March 2027: ${change}`)).toBeVisible();
  expect(
    screen.getByText(
      `Version ${agreedVersion + 1}, in force since 1 March 2027. You agreed to version ${agreedVersion}.`,
    ),
  ).toBeVisible();
});

test.each<[string, SessionUser, string, string]>([
  ['the privacy centre', recruiter, PATHS.privacyCentre, 'mf_account'],
  ['a page for everybody', recruiter, PATHS.aboutUs, 'mf_public'],
  ['the admin area', { ...both, admin: true }, PATHS.godmode, 'mf_admin'],
  [
    'whatever an administrator without a role opens',
    { ...newcomer, admin: true },
    PATHS.jobSeekerDashboard,
    'mf_jobseeker',
  ],
])('%s is open without an agreement', async (_page, user, path, slice) => {
  openShell({ path, user: notAgreed(user) });
  expect(await screen.findByRole('heading', { name: slice })).toBeVisible();
  expect(question()).toBeNull();
});

test('who has both roles is asked for what the page’s role needs', async () => {
  openShell({
    path: PATHS.talentSeekerDashboard,
    user: { ...both, outstandingTexts: { ...NOTHING, jobSeeker: EVERYTHING.jobSeeker } },
  });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
});

test('a page that is open stays when a text gets a new version, and the next page asks', async () => {
  let told: SessionUser = { ...both, lastActedAs: 'jobSeeker', outstandingTexts: NOTHING };
  const { go } = openShell({ path: PATHS.jobSeekerDashboard, answers: { getMe: () => answered(told) } });
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  told = { ...told, outstandingTexts: EVERYTHING, givenName: 'Quentin', familyName: 'Zetterberg' };
  const otherTab = new BroadcastChannel('vela.session');
  otherTab.postMessage('signed-in');
  // The new answer is here: the frame shows it.
  expect(await screen.findByText('QZ')).toBeInTheDocument();
  otherTab.close();
  expect(question()).toBeNull();
  await go(PATHS.talentSeekerDashboard);
  expect(await screen.findByRole('heading', { level: 1, name: 'Before you go on' })).toBeVisible();
  await go(PATHS.jobSeekerDashboard);
  expect(await screen.findByRole('heading', { level: 1, name: 'Before you go on' })).toBeVisible();
});

test('who does not agree logs out from there', async () => {
  const { user, server } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: notAgreed(talentWith()),
    answers: { signOut: () => answered({ ok: true }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(server.askedFor('signOut')).toHaveLength(1);
});
