import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { choices, keepingServer, LEADERSHIP } from '../testing/market.js';

afterEach(() => window.localStorage.clear());

const maria = talentWith(fullProfile);
const open = (path: string, user = maria) => openSlice({ routes, path, user, ...keepingServer(fullProfile) });
const about = () => screen.findByLabelText<HTMLTextAreaElement>(/^About me/);

test('what was typed is back after a reload, and gone when it is discarded', async () => {
  const { user } = open(PATHS.jobSeekerSignup2);
  await user.type(await about(), ' And more.');
  cleanup();
  const again = open(PATHS.jobSeekerSignup2);
  expect((await about()).value).toBe('I build pipelines that people trust. And more.');
  expect(screen.getByText('Your unsaved changes are back')).toBeTruthy();
  expect(await accessibilityViolations(again.container)).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect((await about()).value).toBe('I build pipelines that people trust.');
  expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('only what was changed is sent: what another device saved meanwhile stays', async () => {
  const { user, sentTo, path } = open(PATHS.jobSeekerSignup2);
  await user.type(await about(), ' Gladly.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(sentTo('saveJobSeekerProfile')).toEqual([
      { body: { aboutMe: 'I build pipelines that people trust. Gladly.' } },
    ]),
  );
  await waitFor(() => expect(path()).toBe(PATHS.jobSeekerDashboard));
});

test('roles and skills that were typed for a category go where another one was saved since', async () => {
  const { user } = open(PATHS.jobSeekerSignup2);
  await user.type(await about(), ' Gladly.');
  await user.click(screen.getByRole('button', { name: 'Remove Python' }));
  cleanup();
  const moved = { ...fullProfile, categoryId: LEADERSHIP, jobSeekerProfilesRoles: [], jobSeekerProfileSkills: [] };
  open(PATHS.jobSeekerSignup2, talentWith(moved));
  expect((await about()).value).toBe('I build pipelines that people trust. Gladly.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Job category' }).value).toBe(LEADERSHIP.name);
  expect(screen.queryByRole('slider', { name: /^Level of/ })).toBeNull();
});

test('a category that is back has its roles to choose from', async () => {
  const none = { ...fullProfile, categoryId: null, jobSeekerProfilesRoles: [], jobSeekerProfileSkills: [] };
  const category = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Job category' });
  const { user } = open(PATHS.jobSeekerSignup2, talentWith(none));
  await user.click(await category());
  await user.click(await screen.findByRole('option', { name: LEADERSHIP.name }));
  cleanup();
  open(PATHS.jobSeekerSignup2, talentWith(none));
  await waitFor(async () => expect((await category()).value).toBe(LEADERSHIP.name));
  expect(screen.getByRole('combobox', { name: /^Desired roles/ })).toHaveProperty('disabled', false);
});

test('nobody gets what another typed', async () => {
  const { user } = open(PATHS.jobSeekerSignup2);
  await user.type(await about(), ' Secret.');
  cleanup();
  open(PATHS.jobSeekerSignup2, { ...maria, id: '9'.repeat(24) });
  expect((await about()).value).toBe('I build pipelines that people trust.');
});

test('what is saved leaves no draft', async () => {
  const { user, path } = open(PATHS.jobSeekerDashboard3);
  const highest = await screen.findByLabelText('Highest salary');
  await user.clear(highest);
  await user.type(highest, '70000');
  expect(window.localStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(path()).toBe(PATHS.jobSeekerDashboard));
  expect(window.localStorage).toHaveLength(0);
});

test('the preview follows every change', async () => {
  const { user } = open(PATHS.jobSeekerSignup2);
  const role = await screen.findByLabelText(/^Current role/);
  await user.clear(role);
  await user.type(role, 'Head of Data');
  expect(await screen.findByRole('heading', { name: 'Head of Data' })).toBeTruthy();
  expect(
    screen.getByText('On the way to: sets the standard: others ask them for help, in and outside the team'),
  ).toBeTruthy();
});

test('the salary aid shows what roles pay, from five on', async () => {
  const { user } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard3,
    user: maria,
    answers: {
      ...choices,
      getSalaryAid: ({ query: { roleId } }) =>
        roleId === undefined
          ? {
              count: 7,
              quartiles: { lower: 600_000, median: 721_000, upper: 840_000 },
              like: [],
              ratesDate: '2026-10-01',
            }
          : { count: null, quartiles: null, like: [], ratesDate: '2026-10-01' },
    },
  });
  expect(await screen.findByText('60,100 SEK')).toBeTruthy();
  expect(screen.getByText(/from 7 open roles/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Data Engineer' }));
  expect(await screen.findByText(/Fewer than 5 open roles of this kind/)).toBeTruthy();
});

test('what is asked below the market is said while it is typed, and never that less would do', async () => {
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard3,
    user: maria,
    answers: {
      ...choices,
      getSalaryAid: ({ query: { widen } }) =>
        widen === true
          ? {
              count: 7,
              quartiles: { lower: 638_400, median: 721_000, upper: 840_000 },
              like: ['role', 'seniority'],
              ratesDate: '2026-10-01',
            }
          : { count: null, quartiles: null, like: [], ratesDate: '2026-10-01' },
    },
  });
  const lowest = await screen.findByLabelText(/^Lowest salary/);
  await user.clear(lowest);
  await user.type(lowest, '25000');
  expect(
    await screen.findByText(
      '25,000 is below what three of four roles like this (this role and your experience) offer: 53,200 or more.',
    ),
  ).toBeTruthy();
  await user.clear(lowest);
  await user.type(lowest, '90000');
  expect(screen.queryByText(/three of four/)).toBeNull();
  expect(sentTo('getSalaryAid')).toContainEqual({
    query: expect.objectContaining({ widen: true, roleId: expect.any(String) }),
  });
});
