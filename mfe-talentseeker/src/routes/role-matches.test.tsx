import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import type { Musts, OpenRoleMustsInput } from '@vela/contracts/schemas';
import { aMatch, anOpenRole, aProfile, aRoleWithMatches, idOf } from '../testing/market.js';
import { MATCHES_PATH, openMatches } from '../testing/matches.js';
import { withMust } from '../texts/musts.js';

afterEach(() => localStorage.clear());

test('a role shows who matches it and why', async () => {
  const { container } = openMatches();
  expect(await screen.findByRole('heading', { level: 1, name: 'Data Engineer, Göteborg' })).toBeVisible();
  expect(screen.getByText('1 result(s) found')).toBeVisible();
  const card = screen.getByRole('article', { name: 'Analytics Engineer' });
  for (const text of [
    '9 years · Göteborg, Sweden',
    'Wants Data Engineer, 6 years',
    '58,000–66,000 SEK',
    'dbt: missing',
  ])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByText(/Remote or Hybrid/)).toBeVisible();
  expect(within(card).getByRole('img', { name: 'MK' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a card tells what fitted: another role than the asked one, the place of the filter, pay in the role’s terms', async () => {
  openMatches({
    answers: {
      getOpenRole: () => ({
        ...aRoleWithMatches,
        musts: { terms: ['years'], skills: ['dbt'] },
        matches: [
          {
            ...aMatch,
            jobSeekerProfile: { ...aMatch.jobSeekerProfile, minSalary: 5_200, maxSalary: 5_900, currency: 'EUR' },
            fitted: {
              role: { role: { name: 'Data Scientist' }, years: 4, asked: false },
              setups: ['hybrid'],
              place: { country: 'Sweden', city: 'Malmö' },
              pay: { minSalary: 57_000, maxSalary: 65_000, currency: 'SEK', compensationTimePeriod: 'Monthly' },
            },
            missedMusts: [
              { must: 'years', skill: null },
              { must: 'skill', skill: 'dbt' },
            ],
          },
        ],
      }),
    },
  });
  const card = await screen.findByRole('article', { name: 'Analytics Engineer' });
  for (const text of [
    '9 years · Malmö, Sweden',
    'Wants Data Scientist, 4 years',
    '57,000–65,000 SEK',
    '(5,200–5,900 EUR)',
    'Hybrid, also Remote',
    'Misses what you made a must: 5 years of experience · dbt at level 3',
  ])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).queryByText(/Copenhagen/)).toBeNull();
  // One period for both amounts is said once, and an amount never without it.
  expect(within(card).getByText(/monthly/).parentElement).toHaveTextContent('57,000–65,000 SEK monthly');
  await userEvent.click(within(card).getByRole('button', { name: /^View profile/ }));
  const profile = await screen.findByRole('dialog', { name: 'Talent profile' });
  // The profile begins with the place that the card told, whatever was named first.
  expect(await within(profile).findByText(/· Malmö, Sweden$/)).toBeVisible();
});

test('an offer below the market is told on the role’s page as the server decided it; another says nothing', async () => {
  const told = /is below what three of four/;
  const first = openMatches({
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, belowMarket: { threeOfFour: 67_000 } }) },
  });
  expect(
    await screen.findByText('62,000 is below what three of four comparable roles offer: 67,000 or more.'),
  ).toBeVisible();
  expect(first.sentTo('getSalaryAid')).toEqual([]);
  expect(await axe(first.container)).toHaveNoViolations();
  cleanup();
  openMatches();
  expect(await screen.findByText('Open role')).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
});

test('the score opens its breakdown in place, with what would change it', async () => {
  const { container } = openMatches();
  const toggle = await screen.findByRole('button', { name: /Match \d+ of 100/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('list', { name: 'What would raise the score' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Reasons' })).getByText('dbt: missing')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the keyboard opens the breakdown by coming to the score; a press keeps it open', async () => {
  openMatches();
  const toggle = await screen.findByRole('button', { name: /Match \d+ of 100/ });
  act(() => toggle.focus());
  expect(await screen.findByRole('list', { name: 'What would raise the score' })).toBeVisible();
  await userEvent.tab();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await userEvent.tab();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('musts stand on the role’s page with whom they leave out, are changed there, and lead to those left out', async () => {
  let musts: OpenRoleMustsInput['musts'] = { terms: ['years'], skills: [] };
  const { container, sentTo } = openMatches({
    answers: {
      getOpenRole: () => ({
        ...aRoleWithMatches,
        musts,
        leftOut: {
          people: 23,
          musts: [
            ...musts.terms.map((must) => ({ must, skill: null, leavesOut: 23, alone: 9 })),
            ...musts.skills.map((skill) => ({ must: 'skill' as const, skill, leavesOut: 6, alone: 6 })),
          ],
        },
      }),
      setOpenRoleMusts: ({ body }) => {
        musts = body.musts;
        return { ...anOpenRole, musts };
      },
    },
  });
  const region = await screen.findByRole('region', { name: 'Musts' });
  expect(region).toHaveTextContent('5 years of experience: leaves out 23, 9 of them for this alone');
  expect(within(region).getByRole('link', { name: 'Show who is left out (23)' })).toHaveAttribute(
    'href',
    `${MATCHES_PATH}?list=leftOut`,
  );
  await userEvent.click(within(region).getByRole('button', { name: 'Change the musts' }));
  expect(within(region).getByRole('checkbox', { name: '5 years of experience' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(region).getByRole('checkbox', { name: 'dbt at level 3' }));
  await waitFor(() =>
    expect(within(region).getByRole('checkbox', { name: 'dbt at level 3' })).toHaveAccessibleDescription(
      'leaves out 6',
    ),
  );
  expect(sentTo('setOpenRoleMusts')).toEqual([
    {
      params: { id: aRoleWithMatches.id },
      body: {
        musts: { terms: ['years'], skills: ['dbt'] },
        changed: [{ must: 'skill', skill: 'dbt', on: true }],
      },
    },
  ]);
});

test('of musts, what is pressed is sent and no more: two quick ones both hold, and so does what a colleague added', async () => {
  let stored: Musts = { terms: ['salary'], skills: [] };
  const answers: (() => void)[] = [];
  const { sentTo } = openMatches({
    answers: {
      // The page was read before a colleague added the pay.
      getOpenRole: () => ({ ...aRoleWithMatches, musts: answers.length === 0 ? { terms: [], skills: [] } : stored }),
      setOpenRoleMusts: ({ body: { changed = [] } }) =>
        new Promise((resolve, reject) => {
          answers.push(() => {
            if (changed.some(({ skill }) => skill === 'dbt')) return reject(new ApiError('Too busy.', 503, null));
            stored = changed.reduce((musts, each) => withMust(musts, each, each.on), stored);
            resolve({ ...anOpenRole, musts: stored });
          });
        }),
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Musts' }));
  await userEvent.click(region.getByRole('button', { name: 'Change the musts' }));
  const box = (name: string) => region.getByRole('checkbox', { name });
  const names = ['dbt at level 3', '5 years of experience', 'Python at level 4'];
  for (const name of names) await userEvent.click(box(name));
  for (const name of names) expect(box(name)).toBeChecked();
  // One after the other, so that what was pressed last holds.
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(answers).toHaveLength(count));
    answers.at(-1)?.();
  }
  await waitFor(() => expect(box('dbt at level 3')).not.toBeChecked());
  await waitFor(() => expect(stored).toEqual({ terms: ['salary', 'years'], skills: ['Python'] }));
  for (const name of names.slice(1)) await waitFor(() => expect(box(name)).toBeChecked());
  expect(region.getByRole('alert')).toHaveTextContent('Too busy.');
  expect(sentTo('setOpenRoleMusts').map((request) => (request as { body: OpenRoleMustsInput }).body.changed)).toEqual([
    [{ must: 'skill', skill: 'dbt', on: true }],
    [{ must: 'years', skill: null, on: true }],
    [{ must: 'skill', skill: 'Python', on: true }],
  ]);
});

test('those left out stand apart at an address of their own, page by page, and the way leads back', async () => {
  const { sentTo } = openMatches({
    path: `${MATCHES_PATH}?list=leftOut&setup=remote`,
    answers: {
      getOpenRole: () => ({
        ...aRoleWithMatches,
        list: 'leftOut',
        musts: { terms: ['years'], skills: [] },
        leftOut: { people: 60, musts: [] },
        total: 60,
        next: 'there',
        matches: [{ ...aMatch, missedMusts: [{ must: 'years', skill: null }] }],
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Left out by the musts' })).toBeVisible();
  expect(screen.getByText('Misses what you made a must: 5 years of experience')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the matches' })).toHaveAttribute('href', MATCHES_PATH);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${MATCHES_PATH}?list=leftOut&setup=remote&page=2&after=there`,
  );
  expect(sentTo('getOpenRole')).toMatchObject([{ query: { list: 'leftOut', setup: ['remote'] } }]);
  expect(sentTo('countFilters')).toMatchObject([{ query: { openRoleId: aRoleWithMatches.id, list: 'leftOut' } }]);
});

test('the note on whoever is off the shortlist is read and edited in their profile', async () => {
  let mark = { talent: aProfile.id, shortlisted: false, note: 'Ask in spring.' };
  const { sentTo } = openMatches({
    answers: {
      getDesk: () => ({ marks: [], noted: [mark], seen: [] }),
      markTalent: ({ body: { note = '' } }) => (mark = { ...mark, note }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const note = await screen.findByRole('textbox', { name: /Note for your colleagues/ });
  expect(note).toHaveValue('Ask in spring.');
  await userEvent.clear(note);
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(mark.note).toBe(''));
  expect(sentTo('markTalent')).toEqual([
    { params: { id: aProfile.id }, body: { note: '', noteBefore: 'Ask in spring.' } },
  ]);
});

test('nobody matches', async () => {
  openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 0, matches: [] }) } });
  expect(await screen.findByText('No results')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nobody fits this role yet' })).toBeVisible();
});

test.each([
  ['as few as is not told', null, 'Fewer than 5 results'],
  ['more', 50, '50 result(s) found'],
])('a page behind the end of %s says so, and leads to the first', async (_many, total, found) => {
  const { container } = openMatches({
    path: `${MATCHES_PATH}?page=2&setup=remote`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total, matches: [], page: 2 }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: found })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To its first page' })).toHaveAttribute(
    'href',
    `${MATCHES_PATH}?setup=remote`,
  );
  expect(screen.queryByText(/^Nobody/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('pages are asked for by the address', async () => {
  const { sentTo } = openMatches({
    path: `${MATCHES_PATH}?page=2`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 120, page: 2 }) },
  });
  await screen.findByText('120 result(s) found');
  expect(sentTo('getOpenRole')).toEqual([{ params: { id: aRoleWithMatches.id }, query: { page: 2, pageSize: 50 } }]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${MATCHES_PATH}?page=3`);
});

test('the next page begins where this one ended, whatever page the address counts', async () => {
  const { sentTo } = openMatches({
    path: `${MATCHES_PATH}?page=2&after=here`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 100, page: 2, next: 'there' }) },
  });
  await screen.findByText('100 result(s) found');
  expect(sentTo('getOpenRole')).toEqual([
    { params: { id: aRoleWithMatches.id }, query: { page: 2, after: 'here', pageSize: 50 } },
  ]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${MATCHES_PATH}?page=3&after=there`);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', MATCHES_PATH);
});

test('the profile is anonymous, and the server learns once for which role it was opened', async () => {
  const { sentTo } = openMatches();
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Talent profile' });
  for (const text of ['Active', 'Data Engineer, 6 years', '58,000–66,000 SEK monthly', '3 month(s)', 'Permanent 100%'])
    expect(within(dialog).getAllByText(text)[0]).toBeVisible();
  expect(within(dialog).getByText(/^\d+ day\(s\) on Vela$/)).toBeVisible();
  expect(within(dialog).getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  expect(within(dialog).queryByText(/@/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Connect with talent' }));
  expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toBeVisible();
  expect(sentTo('getJobSeekerProfile')).toEqual([
    { params: { id: aProfile.id }, query: { openRoleId: aRoleWithMatches.id } },
  ]);
});

test('another role begins with nothing chosen, typed or open, and its title is its own', async () => {
  const other = { ...aRoleWithMatches, id: idOf(901), role: { 'Data Scientist': 5 } };
  let answerOther: () => void = () => undefined;
  const { go } = openMatches({
    answers: {
      getOpenRole: ({ params: { id } }) =>
        id === other.id
          ? new Promise((resolve) => (answerOther = () => resolve(other)))
          : { ...aRoleWithMatches, total: 60, next: 'there' },
    },
  });
  const star = () => screen.findByRole('button', { name: /^Connect with Analytics Engineer, / });
  const compared = () => screen.getByRole('checkbox', { name: /^Compare/ });
  await userEvent.click(await star());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'For the first role');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(compared());
  await userEvent.click(screen.getByRole('button', { name: 'Change the musts' }));
  expect(compared()).toBeChecked();
  await go(`/talentseeker/role/${other.id}`);
  // What is on its way is not told of as what was there before.
  expect(screen.queryByRole('article', { name: 'Analytics Engineer' })).toBeNull();
  expect(document.title).toBe('Matches · Vela');
  answerOther();
  await waitFor(() => expect(document.title).toBe('Matches for Data Scientist · Vela'));
  expect(await screen.findByRole('button', { name: 'Change the musts' })).toHaveAttribute('aria-expanded', 'false');
  expect(compared()).not.toBeChecked();
  await userEvent.click(await star());
  expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('');
});

test('a profile opens above the list without the cards below being drawn anew', async () => {
  let drawn = 0;
  const counted = {
    ...aMatch,
    get reasons() {
      drawn += 1;
      return aMatch.reasons;
    },
  };
  openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [counted] }) } });
  const card = within(await screen.findByRole('article', { name: 'Analytics Engineer' }));
  const before = drawn;
  expect(before).toBeGreaterThan(0);
  await userEvent.click(card.getByRole('button', { name: /profile/i }));
  expect(await screen.findByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  expect(drawn).toBe(before);
});
