import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vela/contracts/client';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { SentConnection } from '@vela/contracts/schemas';
import { accessibilityViolations } from '@vela/tooling/testing';
import { talentAnswers } from '../testing/answers.js';
import { aConnection, aCost, aRecruiter, idOf } from '../testing/market.js';
import { type Answers, openSite } from '../testing/site.js';

const open: SentConnection = { ...aConnection, status: 'open', extra: null, text: 'We build ferries.' };

const openRequest = (answers: Answers) =>
  openSite({
    path: pathTo(PATHS.request, { connectionId: open.id }),
    user: aRecruiter,
    answers: { ...talentAnswers, ...answers },
  });

test('a request is asked for itself, and shows at once that it was withdrawn', async () => {
  let sent = open;
  openRequest({
    getSentConnection: () => sent,
    answerConnection: () => (sent = { ...open, status: 'withdrawn' }),
  });
  expect(await screen.findByText('We build ferries.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  expect(await screen.findByText(/Your company withdrew it\./)).toBeVisible();
});

const COUNTER_OFFER = {
  terms: { kind: 'salary', compensation: '66000' },
  createdAt: '2026-11-12T08:00:00.000Z',
  answer: null,
  answeredAt: null,
} as const;

test('the question before a withdrawal promises nothing back that does not come back', async () => {
  openRequest({ getSentConnection: () => ({ ...open, reservesLaunchOffer: true, givesBack: 'offerOver' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.getByText(/The launch-offer profile that it reserved ended with the offer\./)).toBeVisible();
  expect(screen.queryByText(/is free again/)).toBeNull();
});

test('a company whose turn it is cannot remind the talent', async () => {
  openRequest({ getSentConnection: () => ({ ...open, counterOffer: COUNTER_OFFER }) });
  expect(await screen.findByRole('button', { name: 'Keep it as it is' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remind once' })).toBeNull();
});

test.each([
  ['the talent answered nothing', null, 'It expired without an answer.'],
  ['the company did not answer', COUNTER_OFFER, 'It expired before your company answered the talent.'],
])('a request that expired as %s says so', async (_, counterOffer, words) => {
  openRequest({ getSentConnection: () => ({ ...open, status: 'expired', clock: null, counterOffer }) });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

test('the headings of a request’s own page leave out no level, and none leads to the page itself', async () => {
  openRequest({ getSentConnection: () => open });
  const talent = await screen.findByRole('heading', { level: 2, name: open.jobSeeker.currentRole ?? '' });
  expect(within(talent).queryByRole('link')).toBeNull();
  expect(await accessibilityViolations(document.body)).toEqual([]);
});

test('a question about one request is not asked about another', async () => {
  const other = { ...open, id: idOf(51), text: 'We build bridges.' };
  const { go } = openRequest({
    getSentConnection: ({ params: { id } }) => (id === other.id ? other : open),
  });
  expect(await screen.findByText('We build ferries.')).toBeVisible();
  await go(pathTo(PATHS.request, { connectionId: other.id }));
  expect(await screen.findByText('We build bridges.')).toBeVisible();
  // Both are known by now, so that nothing stands between them.
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await go(pathTo(PATHS.request, { connectionId: open.id }));
  expect(await screen.findByText('We build ferries.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, withdraw' })).toBeNull();
});

test('one that is not there is told from one that could not be loaded', async () => {
  const missing = openRequest({
    getSentConnection: () => {
      throw new ApiError('There is no such request.', 404, null);
    },
  });
  expect(await screen.findByRole('heading', { name: 'This request is not here' })).toBeVisible();
  missing.unmount();
  let healthy = false;
  openRequest({
    getSentConnection: () => {
      if (!healthy) throw new ApiError('Too busy.', 503, null);
      return open;
    },
  });
  expect(await screen.findByRole('heading', { name: 'The request could not be loaded' })).toBeVisible();
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We build ferries.')).toBeVisible();
});

test('what was withdrawn can be asked for again in the search, which is asked anew', async () => {
  let connection: { id: string; status: 'open' } | null = { id: open.id, status: 'open' };
  let sent = open;
  const site = openSite({
    path: PATHS.search,
    user: aRecruiter,
    answers: {
      ...talentAnswers,
      listSavedSearches: () => [],
      listOpenRoles: () => [],
      searchTalent: () => ({
        total: null,
        page: 1,
        pageSize: 50,
        next: null,
        found: [{ jobSeekerProfile: open.jobSeeker, place: null, connection, askAgainFrom: null, cost: aCost }],
      }),
      getSentConnection: () => sent,
      answerConnection: () => {
        connection = null;
        return (sent = { ...open, status: 'withdrawn' });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Open the request' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  expect(await screen.findByText(/Your company withdrew it\./)).toBeVisible();
  const before = site.sentTo('searchTalent').length;
  await site.go(PATHS.search);
  await waitFor(() => expect(site.sentTo('searchTalent').length).toBeGreaterThan(before));
});
