import '@testing-library/jest-dom/jest-globals';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { talentAnswers } from '../testing/answers.js';
import {
  aBalance,
  aCompany,
  aConnection,
  aCost,
  aMatch,
  aProfile,
  aRecruiter,
  aRoleWithMatches,
  aTalentSeeker,
  idOf,
} from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

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
    '58.000–66.000 SEK',
    'dbt: missing',
  ])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByText(/Remote, Hybrid/)).toBeVisible();
  expect(within(card).getByRole('img', { name: 'MK' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the score opens its breakdown in place, with what would change it', async () => {
  const { container } = openMatches();
  const toggle = await screen.findByRole('button', { name: /Match \d+ of 100/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('list', { name: 'What would raise the score' })).toBeVisible();
  expect(screen.getByText(/dbt: missing ·|· dbt: missing/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the keyboard opens the breakdown by coming to the score; a press keeps it open', async () => {
  openMatches();
  const toggle = await screen.findByRole('button', { name: /Match \d+ of 100/ });
  act(() => toggle.focus());
  expect(screen.getByRole('list', { name: 'What would raise the score' })).toBeVisible();
  await userEvent.tab();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await userEvent.tab();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('nobody matches', async () => {
  openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: 0, matches: [] }) } });
  expect(await screen.findByText('No results')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nobody fits this role yet' })).toBeVisible();
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

test('a role that is not there says so', async () => {
  openMatches({
    answers: {
      getOpenRole: () => {
        throw new ApiError('There is no such role.', 404, null);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'This role is not here' })).toBeVisible();
});

test('the profile is anonymous, and the server learns once for which role it was opened', async () => {
  const { sentTo } = openMatches();
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Talent profile' });
  for (const text of ['Active', 'Data Engineer, 6 years', '58.000–66.000 SEK monthly', '3 month(s)', 'Permanent 100 %'])
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
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Cards are drawn when there is time for them.
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-disabled', 'true'));
    expect(await star()).toHaveAccessibleDescription('Already connected');
  });

  test('a failure keeps the text and tells why', async () => {
    const { toasts } = openMatches({
      answers: {
        createConnection: () => {
          throw new ApiError('This talent is no longer available.', 409, null);
        },
      },
    });
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('This talent is no longer available.')).toBeVisible();
    expect(toasts.show).toHaveBeenCalledWith({ message: 'An error occurred!', variant: 'error' });
    expect(screen.getByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
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
  });

  test('without free profiles and tokens nothing can be sent', async () => {
    const cost = { ...aCost, reserves: { account: null, amount: 0 }, affordable: false };
    openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) } });
    expect(await star()).toHaveAccessibleDescription('No free profiles, or enough tokens available');
    await userEvent.click(await star());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
