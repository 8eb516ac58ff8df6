import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { FittingRole } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { emptyProfile, fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { choices } from '../testing/market.js';
import { receivedRequest } from '../testing/requests.js';

const ROLE: FittingRole = {
  id: '9'.repeat(24),
  role: 'Staff Data Engineer',
  years: 5,
  category: 'Data',
  company: { city: 'Stockholm', country: 'SE', people: '50–199' },
  remote: true,
  hybrid: false,
  office: false,
  countriesCities: { Sweden: ['Stockholm'] },
  skills: [{ name: 'Python', level: 4 }],
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  compensation: '62000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: 3,
  score: 87,
  breakdown: receivedRequest.breakdown,
  interested: false,
};

function server(): Answers {
  let interested = false;
  return {
    ...choices,
    listFittingRoles: ({ query }) =>
      query?.setup?.includes('office') === true
        ? { total: 0, withoutFilters: 1, roles: [], next: null }
        : { total: 21, withoutFilters: 21, roles: [{ ...ROLE, interested }], next: '87.x' },
    showInterest: () => {
      interested = true;
      return { ok: true };
    },
    dropInterest: () => {
      interested = false;
      return { ok: true };
    },
  };
}

const open = (profile = fullProfile, path: string = PATHS.fittingRoles, answers = server()) =>
  openSlice({ routes, path, user: talentWith(profile), answers });

test('a page behind the end says so, and leads to the first', async () => {
  open(fullProfile, `${PATHS.fittingRoles}?strong=true&after=0.x`, {
    ...server(),
    listFittingRoles: () => ({ total: 3, withoutFilters: 3, roles: [], next: null }),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To its first page' }).getAttribute('href')).toBe(
    `${PATHS.fittingRoles}?strong=true`,
  );
  expect(screen.queryByText(/^Nobody|^No /)).toBeNull();
});

test('a role is shown with its reasons and without its company', async () => {
  const { container } = open();
  const card = within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));
  expect(card.getByText('A company in Stockholm, 50–199 people')).toBeTruthy();
  // The last of its facts is not a number of months alone.
  expect(card.getByText(/ · Start (in 1 month|in \d+ months|at once)$/)).toBeTruthy();
  expect(card.getByRole('list', { name: 'Why it fits' }).children.length).toBeGreaterThan(0);
  expect(screen.getByText('21 roles')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More roles' }).getAttribute('href')).toBe(
    `${PATHS.fittingRoles}?after=87.x`,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a role says what its company insists on and the talent does not meet', async () => {
  const missedMusts = [
    { must: 'availability' as const, skill: null },
    { must: 'skill' as const, skill: 'Python' },
  ];
  const met = { ...ROLE, id: '8'.repeat(24), role: 'Analyst', missedMusts: [] };
  const { container } = open(fullProfile, PATHS.fittingRoles, {
    ...server(),
    listFittingRoles: () => ({ total: 2, withoutFilters: 2, roles: [{ ...ROLE, missedMusts }, met], next: null }),
  });
  const card = within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));
  expect(card.getByText('The company insists on: a start within 3 months · Python at level 4')).toBeTruthy();
  expect(card.getByText(/^That keeps you off its list of matches/)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Analyst' })).queryByText(/insists/)).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('interest is said and taken back', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('button', { name: 'I am interested: Staff Data Engineer' }));
  await user.click(await screen.findByRole('button', { name: 'Take it back: Staff Data Engineer' }));
  expect(await screen.findByRole('button', { name: 'I am interested: Staff Data Engineer' })).toBeTruthy();
  expect([sentTo('showInterest'), sentTo('dropInterest')]).toEqual([
    [{ params: { id: ROLE.id }, body: {} }],
    [{ params: { id: ROLE.id } }],
  ]);
});

test('filters stand in the address, and an empty list says what takes them away', async () => {
  const { user } = open(fullProfile, `${PATHS.fittingRoles}?setup=office&country=Atlantis`);
  expect(await screen.findByText('Without them there is 1 role.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('21 roles')).toBeTruthy();
});

test('who cannot be found yet is told what is missing', async () => {
  open(emptyProfile);
  expect(await screen.findByText('Your profile is not complete yet')).toBeTruthy();
});

test('a talent reads offers in the currency of their choice', async () => {
  openSlice({
    routes,
    path: PATHS.fittingRoles,
    user: { ...talentWith(fullProfile), payCurrency: 'EUR' },
    answers: {
      ...server(),
      getRates: () => ({
        date: '2023-04-26',
        perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
      }),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));
  expect(await card.findByText(/≈ 5,500 EUR monthly \(62,000 SEK\)/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Show pay in/ })).toHaveProperty('value', 'EUR');
});

test('a role that closed meanwhile refuses interest, and is gone from the list', async () => {
  let closed = false;
  const { user, toasts } = open(fullProfile, PATHS.fittingRoles, {
    ...server(),
    listFittingRoles: () =>
      closed
        ? { total: 0, withoutFilters: 0, roles: [], next: null }
        : { total: 1, withoutFilters: 1, roles: [ROLE], next: null },
    showInterest: () => {
      closed = true;
      throw new ApiError('There is no such role.', 404, null);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I am interested: Staff Data Engineer' }));
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'There is no such role.', variant: 'error' }),
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Staff Data Engineer' })).toBeNull());
});

test('interest in a role that has changed can be said again, or taken back', async () => {
  let role = { ...ROLE, changedSinceInterest: true };
  const { user, container, sentTo } = open(fullProfile, PATHS.fittingRoles, {
    ...server(),
    listFittingRoles: () => ({ total: 1, withoutFilters: 1, roles: [role], next: null }),
    showInterest: () => {
      role = { ...ROLE, interested: true, changedSinceInterest: false };
      return { ok: true };
    },
  });
  expect(await screen.findByText(/^You said that you are interested\. The company has changed the role/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it back: Staff Data Engineer' })).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I am interested: Staff Data Engineer' }));
  expect(await screen.findByText('You are interested')).toBeTruthy();
  expect(screen.queryByText(/has changed the role/)).toBeNull();
  expect(sentTo('showInterest')).toHaveLength(1);
});
