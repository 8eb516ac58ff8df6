import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { Company } from '@vela/contracts/schemas';
import { RANKING_NOTES } from '@vela/matching';
import { accessibilityViolations, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const PAGES = [
  [PATHS.aboutUs, 'Vela means sail'],
  [PATHS.forEmployers, 'Hire for what people can do'],
  [PATHS.forTalent, 'Let your skills go first'],
  [PATHS.howItWorks, 'One score, seven reasons, nothing hidden'],
  [PATHS.contact, 'Write to us'],
  [PATHS.privacyPolicy, 'Privacy policy'],
  [PATHS.cookiePolicy, 'Cookie policy'],
  [PATHS.terms, 'Terms and conditions'],
  [PATHS.faq, 'Questions and answers'],
  [PATHS.surveys, 'Surveys'],
  [PATHS.ambassadors, 'Bring the people you would hire'],
  [PATHS.talentSeekerSignupForm, 'Find people by what they can do'],
] as const;

test.each(PAGES)('%s is titled, accessible and ready to be made beforehand', async (path, title) => {
  const { container } = openSlice({ routes, path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.title).toMatch(/^.+ · Vela$/);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/|mailto:)/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('talent read that a company learns of a no and never of its reason', async () => {
  openSlice({ routes, path: PATHS.forTalent });
  expect(
    await screen.findByText(/learns that the request was declined, and nothing more\..+ stays with Vela\.$/),
  ).toBeTruthy();
});

test('how it works shows what the terms say it shows: an example, and all that holds of every score', async () => {
  const { user } = openSlice({ routes, path: PATHS.howItWorks });
  for (const note of RANKING_NOTES) expect(await screen.findByText(note)).toBeTruthy();
  const shown = await screen.findByText(/^The match is \d+ of 100\.$/);
  const before = shown.textContent;
  const [change] = within(screen.getByRole('list', { name: 'What would raise the score' })).getAllByRole('button');
  if (change === undefined) throw new Error('There is something to try.');
  await user.click(change);
  expect(shown.textContent).not.toBe(before);
});

test('what never counts tells what is shown after a yes from what is never shown', async () => {
  openSlice({ routes, path: PATHS.howItWorks });
  expect(
    await screen.findByText(/^Name, picture and email address .+ Age and gender .+ no company ever sees/),
  ).toBeTruthy();
});

test('the terms count the day of an invoice from what Vela confirmed', async () => {
  openSlice({ routes, path: PATHS.terms });
  expect(
    await screen.findByText(/invoice is sent 1 day after Vela has confirmed the hire and is due in 30/),
  ).toBeTruthy();
});

test('a message to us that was begun outlives a reload, in its tab, and ends when it is sent', async () => {
  const before = openSlice({ routes, path: PATHS.contact });
  await before.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Maja');
  await before.user.type(screen.getByRole('textbox', { name: 'Your email' }), 'maja@talent.example');
  await before.user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Pay');
  await before.user.type(screen.getByRole('textbox', { name: 'Message' }), 'What is said');
  cleanup();
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.contact,
    answers: { sendContactMessage: () => ({ ok: true }) },
  });
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'What is said');
  expect(localStorage).toHaveLength(0);
  const scrolledTo: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, how) {
    scrolledTo.push([this.textContent, how]);
  };
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('We answer to maja@talent.example.')).toBeTruthy();
  // On a phone it stands above what was in view.
  expect(scrolledTo).toEqual([[expect.stringContaining('We answer to maja'), { block: 'nearest' }]]);
  expect(sentTo('sendContactMessage')).toMatchObject([{ body: { name: 'Maja', subject: 'Pay' } }]);
  expect(sessionStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveProperty('value', '');
});

const INVITED = `${PATHS.talentSeekerSignupForm}?companyLink=abc`;

test('an invitation names the company and who invites', async () => {
  const { sentTo } = openSlice({
    routes,
    path: INVITED,
    answers: { getInvitation: () => ({ companyName: 'Kvist & Kompass', inviterName: 'Helena Rydberg' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Kvist & Kompass' })).toBeTruthy();
  expect(screen.getByText(/^Helena Rydberg invites you\./)).toBeTruthy();
  expect(sentTo('getInvitation')).toEqual([{ query: { token: 'abc' } }]);
});

test('an invitation that ended says what to do', async () => {
  const getInvitation = () => {
    throw new ApiError('There is no such invitation.', 404, null);
  };
  openSlice({ routes, path: INVITED, answers: { getInvitation } });
  expect(await screen.findByText(/no longer valid\. Ask your colleague/)).toBeTruthy();
});

test('an invitation stays with whoever follows it', async () => {
  openSlice({ routes, path: `${PATHS.talentSeekerSignupForm}?companyLink=abc` });
  const door = await screen.findByRole('link', { name: 'Sign up as a recruiter' });
  expect(door.getAttribute('href')).toBe(`${PATHS.talentSeekerSignup1}?companyLink=abc`);
});

const RECRUITER = { fields: [], companies: [], sectors: [], linkedinProfile: null, company: null };
test.each([
  ['without a company', PATHS.talentSeekerSignupForm, null, PATHS.talentSeekerDashboard3],
  ['with one', PATHS.talentSeekerSignupForm, { id: 'c' }, PATHS.addRole1],
  ['with an invitation', INVITED, { id: 'c' }, `${PATHS.talentSeekerSignup1}?companyLink=abc`],
])('a recruiter %s is not asked to sign up again', async (_who, path, company, to) => {
  const user = { ...talentWith(undefined), talentSeeker: { ...RECRUITER, company: company as Company | null } };
  const page = openSlice({
    routes,
    path,
    user,
    answers: { getInvitation: () => ({ companyName: 'Kvist & Kompass', inviterName: 'Helena Rydberg' }) },
  });
  await waitFor(() => expect(page.path()).toBe(to));
});

test.each([PATHS.confirmNewsletter, PATHS.unsubscribe])('%s without what its link carries says so', async (path) => {
  const { container } = openSlice({ routes, path });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe(PATHS.home);
  expect(await accessibilityViolations(container)).toEqual([]);
});
