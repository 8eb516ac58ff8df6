import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { aMatch, aRoleWithMatches, idOf, matchDetails } from '../testing/market.js';
import { MATCHES_PATH, openMatches } from '../testing/matches.js';
import type { SiteOptions } from '../testing/site.js';

const another = (number: number, currentRole: string) => ({
  ...aMatch,
  score: 40 + number,
  jobSeekerProfile: { ...aMatch.jobSeekerProfile, id: idOf(300 + number), currentRole },
});
const four = {
  ...aRoleWithMatches,
  total: 4,
  matches: [aMatch, another(1, 'Baker'), another(2, 'Cook'), another(3, 'Diver')],
};

const openFour = (options: Partial<SiteOptions> = {}) =>
  openMatches({ ...options, answers: { getOpenRole: () => four, ...options.answers } });

const panel = () => screen.findByRole('complementary', { name: 'Filters' });

test('nothing narrows the list before a filter is touched, whatever the sliders say', async () => {
  const { sentTo, container } = openFour();
  const filters = within(await panel());
  expect(filters.getByRole('slider', { name: 'Permanent, at least' })).toHaveValue('50');
  for (const amount of ['10,000 SEK', '1,000,000 SEK']) expect(filters.getByText(amount)).toBeVisible();
  for (const name of [
    'Remote',
    'Hybrid',
    'Office',
    'Immediate',
    '1 month(s)',
    '2 month(s)',
    '3 month(s)',
    '6 month(s)',
  ])
    expect(filters.getByRole('checkbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })).not.toBeChecked();
  expect(await filters.findByText('7')).toBeVisible();
  expect(sentTo('getOpenRole')).toEqual([{ params: { id: aRoleWithMatches.id }, query: { page: 1, pageSize: 50 } }]);
  expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a choice goes into the address, narrows list and counts, and its chip takes it away', async () => {
  const { sentTo, path } = openFour({ path: `${MATCHES_PATH}?page=2` });
  const filters = within(await panel());
  await userEvent.click(filters.getByRole('checkbox', { name: /^Remote/ }));
  await userEvent.click(filters.getByRole('checkbox', { name: /^Permanent/ }));
  expect(path()).toBe(`${MATCHES_PATH}?setup=remote&permanent=50`);
  await waitFor(() =>
    expect(sentTo('getOpenRole').at(-1)).toEqual({
      params: { id: aRoleWithMatches.id },
      query: { page: 1, pageSize: 50, setup: ['remote'], permanent: 50 },
    }),
  );
  expect(sentTo('countFilters').at(-1)).toEqual({
    query: { openRoleId: aRoleWithMatches.id, setup: ['remote'], permanent: 50 },
  });
  const chips = within(screen.getByRole('list', { name: 'Selected filters' }));
  expect(chips.getByText('Permanent from 50%')).toBeVisible();
  await userEvent.click(chips.getByRole('button', { name: /Remote/ }));
  expect(path()).toBe(`${MATCHES_PATH}?permanent=50`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(path()).toBe(MATCHES_PATH);
});

const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList);
afterEach(() => void jest.restoreAllMocks());

test('an address with filters opens with them, on a phone in the drawer', async () => {
  onPhone();
  const { container } = openFour({
    path: `${MATCHES_PATH}?country=Sweden&skill=${idOf(21)}&salary=20000-700000&availability=0`,
  });
  const chips = within(await screen.findByRole('list', { name: 'Selected filters' }));
  for (const text of ['Sweden', '20,000–700,000 SEK a year', 'Immediate']) expect(chips.getByText(text)).toBeVisible();
  expect(await chips.findByText('Python')).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (4)' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByRole('checkbox', { name: /^Immediate/ })).toBeChecked();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Show 4' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await axe(container)).toHaveNoViolations();
});

test('up to three are compared side by side', async () => {
  openFour({
    answers: {
      getMatch: ({ params }) => {
        const of = four.matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === params.talent);
        return { ...matchDetails, jobSeekerProfile: { ...matchDetails.jobSeekerProfile, ...of?.jobSeekerProfile } };
      },
    },
  });
  for (const name of ['Analytics Engineer, MK', 'Baker, MK', 'Cook, MK'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
  expect(screen.getByRole('checkbox', { name: 'Compare Diver, MK' })).toBeDisabled();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Comparison' })).getByRole('button', { name: 'Compare' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Compare talent' });
  expect(await within(dialog).findByRole('cell', { name: 'Cook' })).toBeVisible();
  for (const text of ['41 of 100', '42 of 100', '58,000–66,000 SEK monthly'])
    expect(within(dialog).getAllByText(text)[0]).toBeVisible();
  expect(within(dialog).getAllByText('5 of 5')).toHaveLength(3);
  expect(within(dialog).getByText(/^Points are rounded so that they add up/)).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
});

test('who paused meanwhile is named as gone, and the others are compared', async () => {
  openFour({
    answers: {
      getMatch: ({ params }) => {
        if (params.talent === idOf(301)) throw new ApiError('There is no such profile.', 404, null);
        return matchDetails;
      },
    },
  });
  for (const name of ['Analytics Engineer, MK', 'Baker, MK'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Comparison' })).getByRole('button', { name: 'Compare' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare talent' }));
  expect(
    await dialog.findByText('One of the talents you chose is not to be seen for this role any more.'),
  ).toBeVisible();
  expect(dialog.getByText('5 of 5')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('nobody passes: the way out is one press', async () => {
  const { path } = openFour({
    path: `${MATCHES_PATH}?country=Iceland`,
    answers: { getOpenRole: () => ({ ...four, total: 0, matches: [] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(path()).toBe(MATCHES_PATH);
});

test('a colleague’s request is told on the card', async () => {
  openFour({
    answers: {
      getOpenRole: () => ({ ...four, matches: [{ ...aMatch, connection: { id: idOf(50), status: 'open' as const } }] }),
    },
  });
  expect(await screen.findByText('Your company already asked')).toBeVisible();
});
