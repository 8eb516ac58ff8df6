import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { COST_CHANGED } from '@vela/contracts/problem';
import type { Musts, OpenRoleMustsInput } from '@vela/contracts/schemas';
import { talentAnswers } from '../testing/answers.js';
import {
  aBalance,
  aCompany,
  aConnection,
  aCost,
  aMatch,
  anOpenRole,
  aProfile,
  aRecruiter,
  aRoleWithMatches,
  aTalentSeeker,
  idOf,
} from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';
import { withMust } from '../texts/musts.js';

afterEach(() => localStorage.clear());

const PATH = `/talentseeker/role/${aRoleWithMatches.id}`;

const withBalance = (part: Partial<typeof aBalance>) => ({
  ...aRecruiter,
  talentSeeker: { ...aTalentSeeker, company: { ...aCompany, balance: { ...aBalance, ...part } } },
});

const openMatches = (options: Partial<SiteOptions> = {}) =>
  openSite({
    path: PATH,
    user: aRecruiter,
    ...options,
    answers: { getOpenRole: () => aRoleWithMatches, ...talentAnswers, ...options.answers },
  });

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
    `${PATH}?list=leftOut`,
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
    path: `${PATH}?list=leftOut&setup=remote`,
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
  expect(screen.getByRole('link', { name: 'Back to the matches' })).toHaveAttribute('href', PATH);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${PATH}?list=leftOut&setup=remote&page=2&after=there`,
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
    path: `${PATH}?page=2&setup=remote`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total, matches: [], page: 2 }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: found })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To its first page' })).toHaveAttribute('href', `${PATH}?setup=remote`);
  expect(screen.queryByText(/^Nobody/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('pages are asked for by the address', async () => {
  const { sentTo } = openMatches({
    path: `${PATH}?page=2`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 120, page: 2 }) },
  });
  await screen.findByText('120 result(s) found');
  expect(sentTo('getOpenRole')).toEqual([{ params: { id: aRoleWithMatches.id }, query: { page: 2, pageSize: 50 } }]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${PATH}?page=3`);
});

test('the next page begins where this one ended, whatever page the address counts', async () => {
  const { sentTo } = openMatches({
    path: `${PATH}?page=2&after=here`,
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 100, page: 2, next: 'there' }) },
  });
  await screen.findByText('100 result(s) found');
  expect(sentTo('getOpenRole')).toEqual([
    { params: { id: aRoleWithMatches.id }, query: { page: 2, after: 'here', pageSize: 50 } },
  ]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${PATH}?page=3&after=there`);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', PATH);
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

describe('connecting', () => {
  const star = () => screen.findByRole('button', { name: /^Connect with Analytics Engineer, / });

  test('says what is reserved, sends the request, and the star is spent', async () => {
    let connected = false;
    const { sentTo, toasts } = openMatches({
      userAfterRefresh: () => withBalance({ freeProfiles: 2, reservedProfiles: 1 }),
      answers: {
        createConnection: () => {
          connected = true;
          return aConnection;
        },
        getOpenRole: () => ({
          ...aRoleWithMatches,
          matches: [{ ...aMatch, connection: connected ? { id: idOf(50), status: 'open' } : null }],
        }),
      },
    });
    await userEvent.click(await star());
    const dialog = await screen.findByRole('dialog', { name: 'Connect with talent' });
    expect(within(dialog).getByText('3/3 free profiles available')).toBeVisible();
    expect(within(dialog).getByText('Sending reserves 1 free profile.')).toBeVisible();
    expect(within(dialog).getByPlaceholderText(/^Introduce yourself and let the talent know more/)).toHaveFocus();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Hello');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(toasts.show).toHaveBeenCalledWith({ message: 'Message sent successfully', variant: 'success' }),
    );
    expect(sentTo('createConnection')).toEqual([
      {
        body: {
          jobSeekerId: aProfile.id,
          roleId: aRoleWithMatches.roleId,
          openRoleId: aRoleWithMatches.id,
          text: 'Hello',
          reserves: aCost.reserves,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Cards are drawn when there is time for them.
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-disabled', 'true'));
    expect(await star()).toHaveAccessibleDescription('Already connected');
  });

  test('an introduction that is too long is not sent, and its field says by how much', async () => {
    const { toasts, sentTo } = openMatches({});
    await userEvent.click(await star());
    const introduction = await screen.findByRole('textbox', { name: 'Your introduction' });
    await userEvent.click(introduction);
    await userEvent.paste('x'.repeat(2001));
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(introduction).toHaveFocus();
    expect(introduction).toHaveAccessibleDescription(/1 character too many/);
    expect(sentTo('createConnection')).toEqual([]);
    expect(toasts.show).not.toHaveBeenCalled();
  });

  test('a failure keeps the text and tells why, until another try goes well', async () => {
    let gone = true;
    const { toasts } = openMatches({
      answers: {
        createConnection: () => {
          if (gone) throw new ApiError('This talent is no longer available.', 409, null);
          return aConnection;
        },
      },
    });
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('This talent is no longer available.')).toBeVisible();
    expect(toasts.show).toHaveBeenCalledWith({
      message: 'An error occurred!',
      variant: 'error',
      until: expect.objectContaining({ aborted: false }),
    });
    expect(screen.getByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
    gone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(toasts.show).toHaveBeenCalledTimes(2));
    expect(toasts.show.mock.calls[0]?.[0].until?.aborted).toBe(true);
  });

  test('where it costs more by now, the text stays, the new cost is shown and asked for again', async () => {
    const detail = 'This request costs more than what you were shown. Sending reserves 3 tokens (Senior).';
    const problem = { type: COST_CHANGED, title: 'Conflict', status: 409, detail, message: detail };
    const tokens = { ...aCost, reserves: { account: 'tokens' as const, amount: 3 } };
    let costs = aCost;
    const { sentTo, toasts } = openMatches({
      answers: {
        createConnection: ({ body }) => {
          costs = tokens;
          if (body.reserves?.account !== 'tokens') throw new ApiError(detail, 409, problem);
          return aConnection;
        },
        // The talent is on another page of the list by now.
        getOpenRole: () => ({ ...aRoleWithMatches, matches: costs === aCost ? [aMatch] : [] }),
        getJobSeekerProfile: () => ({ ...aProfile, extra: null, cost: costs }),
      },
    });
    await userEvent.click(await star());
    const introduction = await screen.findByRole('textbox', { name: 'Your introduction' });
    await userEvent.type(introduction, 'Hello');
    expect(screen.getByText('Sending reserves 1 free profile.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Sending reserves 3 tokens (Senior).')).toBeVisible();
    expect(screen.getByText('The cost has changed')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(introduction).toHaveValue('Hello');
    expect(toasts.show).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(toasts.show).toHaveBeenCalledWith({ message: 'Message sent successfully', variant: 'success' }),
    );
    expect(sentTo('createConnection')).toMatchObject([
      { body: { reserves: aCost.reserves } },
      { body: { text: 'Hello', reserves: tokens.reserves } },
    ]);
  });

  test('closing by a slip keeps what was typed', async () => {
    openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
  });

  test('an introduction is there again after a reload until it is sent, and for its writer alone', async () => {
    const { unmount } = openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    unmount();
    const another = openMatches({ user: { ...aRecruiter, id: idOf(77) } });
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('');
    another.unmount();
    openMatches({ answers: { createConnection: () => aConnection } });
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  test('an introduction that another tab had kept stays where it is read, also once that tab has sent it', async () => {
    const { unmount } = openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    unmount();
    let asked = 0;
    openMatches({
      answers: {
        // Each answer is another one, so that the page is drawn anew.
        getOpenRole: () => ({ ...aRoleWithMatches, belowMarket: { threeOfFour: 67_000 + (asked += 1) } }),
        createConnection: () => {
          localStorage.clear();
          throw new ApiError('Already connected', 409, null);
        },
      },
    });
    await userEvent.click(await star());
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Already connected')).toBeVisible();
    await waitFor(() => expect(asked).toBe(2));
    expect(await screen.findByText(/67,002/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
  });

  test('the launch offer is named with its end', async () => {
    const cost = { ...aCost, reserves: { account: 'launchOffer' as const, amount: 1 } };
    openMatches({
      user: withBalance({ launchOfferProfiles: 2, launchOfferUntil: '2027-04-30T21:59:59.000Z' }),
      answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) },
    });
    await userEvent.click(await star());
    expect(await screen.findByText('+ 2 launch-offer profiles until 30 April')).toBeVisible();
    expect(screen.getByText('Sending reserves 1 launch-offer profile.')).toBeVisible();
  });

  test('a closed role says why nothing can be sent', async () => {
    openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, status: 'closed' }) } });
    expect(await star()).toHaveAccessibleDescription('This role is closed. Open it again to send requests.');
    // What would change who sees it, or who stands in its list, waits until then.
    expect(screen.getByRole('heading', { name: 'Musts' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Let fitting talent see this role' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the musts' })).toBeNull();
    await userEvent.click(await star());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a company that owes tokens reads why nothing can be sent, and what to do', async () => {
    const cost = { ...aCost, reserves: { account: null, amount: 0 }, affordable: false, owedTokens: 10 };
    openMatches({
      user: withBalance({ freeProfiles: 2, owedTokens: 10 }),
      answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) },
    });
    await userEvent.click(await star());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your company owes 10 tokens: a card payment was charged back/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Buy tokens' })).toHaveAttribute(
      'href',
      '/talentseeker/dashboard/subscriptions',
    );
    expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The profile's way leads there, too.
    await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Connect with talent' }));
    expect(await screen.findByRole('link', { name: 'Buy tokens' })).toBeVisible();
  });

  test('without free profiles and tokens nothing can be sent', async () => {
    const cost = { ...aCost, reserves: { account: null, amount: 0 }, affordable: false };
    openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) } });
    expect(await star()).toHaveAccessibleDescription('No free profiles, or enough tokens available');
    await userEvent.click(await star());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
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
