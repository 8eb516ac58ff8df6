import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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
const ask = () => screen.findByRole('button', { name: 'Read and agree' });
const dialog = () => screen.queryByRole('dialog', { name: 'What applies to your account' });

test('who has not agreed is asked above the page, which goes on, until they agree', async () => {
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
  await user.click(await ask());
  expect(screen.getByText('mf_talentseeker')).toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(screen.getByRole('link', { name: 'general terms for business clients' })).toHaveAttribute(
    'href',
    `${PATHS.terms}#business-clients`,
  );
  const button = screen.getByRole('button', { name: 'Agree' });
  expect(button).toBeDisabled();
  const [terms, privacy] = screen.getAllByRole('checkbox');
  if (terms === undefined || privacy === undefined) throw new Error('There are not two boxes.');
  await user.click(terms);
  expect(button).toBeDisabled();
  await user.click(privacy);
  await user.click(button);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.queryByText('We need your agreement')).toBeNull();
  expect(screen.getByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  expect(address()).toBe(PATHS.talentSeekerDashboard);
  expect(server.askedFor('agreeToTexts')).toHaveLength(1);
});

test('who does not want to yet goes on, and stays asked', async () => {
  const { user, server } = openShell({ path: PATHS.jobSeekerDashboard, user: notAgreed(talentWith()) });
  await user.click(await ask());
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  expect(await ask()).toBeVisible();
  expect(server.askedFor('agreeToTexts')).toHaveLength(0);
});

test('what cannot be recorded is said, and what is ticked stays', async () => {
  const { user } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: notAgreed(talentWith()),
    answers: { agreeToTexts: () => refused(429, 'Too many attempts. Try again in a minute.') },
  });
  await user.click(await ask());
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
});

test('a text of a new version is asked for alone, and what is new is said', async () => {
  const change = 'We keep pictures of company pages for a year.';
  const { versions } = LEGAL_TEXTS['privacy-policy'];
  const agreedVersion = versions.length;
  jest.replaceProperty(LEGAL_TEXTS['privacy-policy'], 'versions', [...versions, { since: '2027-03-01', change }]);
  const { user } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: { ...talentWith(), outstandingTexts: { ...NOTHING, jobSeeker: [asked('privacy-policy', agreedVersion)] } },
  });
  await user.click(await ask());
  expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toBeEnabled();
  expect(screen.getAllByText(/^We changed what you agreed to/)).toHaveLength(2);
  expect(screen.getByText(`New since 1 March 2027: ${change}`)).toBeVisible();
  expect(
    screen.getByText(
      `Version ${agreedVersion + 1}, in force since 1 March 2027. You agreed to version ${agreedVersion}.`,
    ),
  ).toBeVisible();
});

test('a version that this page does not have is not asked for: nobody agrees to what they cannot read', async () => {
  const terms = asked('general-terms');
  const newer = { ...asked('privacy-policy'), version: currentVersion('privacy-policy') + 1 };
  // A text that only a later page knows.
  const unknown = { ...terms, text: 'code-of-conduct' as LegalTextName, version: 1 };
  const { user, server } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: { ...talentWith(), outstandingTexts: { ...NOTHING, jobSeeker: [terms, newer, unknown] } },
    answers: { agreeToTexts: () => answered({ ok: true }) },
  });
  await user.click(await ask());
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(['general-terms']);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(server.askedFor('agreeToTexts')).toHaveLength(1));
});

test('who is left to agree to nothing but such a version is asked by the next page', async () => {
  const newer = { ...asked('privacy-policy'), version: currentVersion('privacy-policy') + 1 };
  openShell({
    path: PATHS.jobSeekerDashboard,
    user: { ...talentWith(), outstandingTexts: { ...NOTHING, jobSeeker: [newer] } },
  });
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  expect(screen.queryByText('We need your agreement')).toBeNull();
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
  expect(screen.queryByText('We need your agreement')).toBeNull();
});

test('who has both roles is asked for what the page’s role needs', async () => {
  openShell({
    path: PATHS.talentSeekerDashboard,
    user: { ...both, outstandingTexts: { ...NOTHING, jobSeeker: EVERYTHING.jobSeeker } },
  });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  expect(screen.queryByText('We need your agreement')).toBeNull();
});
