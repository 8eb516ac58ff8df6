import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vela/contracts/client';
import { aMatch, aRoleWithMatches } from '../testing/market.js';
import { MATCHES_PATH, openMatches } from '../testing/matches.js';

test('what no list has in an address is passed over: pages beyond all counts, places that are none', async () => {
  const { sentTo } = openMatches({ path: `${MATCHES_PATH}?page=1000001&after=${'x'.repeat(201)}` });
  await screen.findByText('1 result(s) found');
  expect(sentTo('getOpenRole')).toEqual([{ params: { id: aRoleWithMatches.id }, query: { page: 1, pageSize: 50 } }]);
});

const refusing = (error: ApiError) => ({
  answers: {
    getOpenRole: () => {
      throw error;
    },
  },
});
const text = 'This is not an id.';
const noId = {
  type: '',
  title: '',
  status: 400,
  detail: text,
  message: text,
  errors: [{ field: 'id', message: text }],
};

test.each([new ApiError('There is no such role.', 404, null), new ApiError(text, 400, noId)])(
  'a role that is not there says so: %s',
  async (error) => {
    openMatches(refusing(error));
    expect(await screen.findByRole('heading', { name: 'This role is not here' })).toBeVisible();
  },
);

test('a list that was asked for too often says so, and is asked for again', async () => {
  const { sentTo } = openMatches(refusing(new ApiError('Too many at once. Go on in 20 minutes.', 429, null)));
  expect(await screen.findByText('Too many at once. Go on in 20 minutes.')).toBeVisible();
  expect(screen.queryByText('This role is not here')).toBeNull();
  const asked = sentTo('getOpenRole').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTo('getOpenRole').length).toBeGreaterThan(asked));
});

test('a few who were put up alone are counted by the heading', async () => {
  openMatches({
    answers: { getOpenRole: () => ({ ...aRoleWithMatches, total: null, matches: [], putUp: [aMatch] }) },
  });
  expect(await screen.findByText('1 result(s) found')).toBeVisible();
  expect(screen.queryByText('Nobody fits this role yet')).toBeNull();
});
