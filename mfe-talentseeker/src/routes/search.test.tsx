import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { ASKER_COOKIE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { SavedSearch } from '@vela/contracts/schemas';
import { talentAnswers } from '../testing/answers.js';
import { aCost, anOpenRole, aProfile, aRecruiter, idOf } from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

const kept: SavedSearch = {
  id: idOf(700),
  name: 'Remote in Sweden',
  filters: { setup: ['remote'], country: ['Sweden'] },
  createdAt: '2026-10-01T00:00:00.000Z',
  seenAt: '2026-10-01T00:00:00.000Z',
  newCount: 5,
  anyNew: true,
};
const openSearch = (options: Partial<SiteOptions> = {}) =>
  openSite({
    path: '/talentseeker/search',
    user: aRecruiter,
    ...options,
    answers: {
      searchTalent: () => ({
        total: null,
        page: 1,
        pageSize: 50,
        next: null,
        found: [
          {
            jobSeekerProfile: aProfile,
            place: { country: 'Norway', city: 'Oslo' },
            connection: null,
            askAgainFrom: null,
            cost: aCost,
          },
        ],
      }),
      listSavedSearches: () => [],
      ...talentAnswers,
      ...options.answers,
    },
  });

test('a page behind the end says that the list is shorter by now, not that nobody passes', async () => {
  openSearch({
    path: '/talentseeker/search?page=2',
    answers: { searchTalent: () => ({ total: 50, page: 2, pageSize: 50, next: null, found: [] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To its first page' })).toHaveAttribute('href', '/talentseeker/search');
  expect(screen.queryByText('Nobody passes all these filters')).toBeNull();
});

test('what was typed to a talent for a role outlives its dialogs, and is not said for another role', async () => {
  const scientist = { ...anOpenRole, id: idOf(902), roleId: idOf(12), role: { 'Data Scientist': 5 } };
  openSearch({ answers: { listOpenRoles: () => [anOpenRole, scientist] } });
  const askFor = async (role: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Ask for ${role}` }));
    return screen.findByRole('textbox', { name: 'Your introduction' });
  };
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your introduction' })).toBeNull());
  };
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  await userEvent.type(await askFor('Data Engineer'), 'Hello');
  await close();
  expect(await askFor('Data Scientist')).toHaveValue('');
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  expect(await askFor('Data Engineer')).toHaveValue('Hello');
});

test('a found talent’s profile has the note on them, where there is one', async () => {
  openSearch({
    answers: {
      listOpenRoles: () => [],
      getDesk: () => ({
        marks: [],
        noted: [{ talent: aProfile.id, shortlisted: false, note: 'Ask in spring.' }],
        seen: [],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  expect(await screen.findByRole('textbox', { name: /Note for your colleagues/ })).toHaveValue('Ask in spring.');
});

describe('what a company alone may have', () => {
  const asked = ['searchTalent', 'getOpenRole', 'getShortlist', 'getSentConnection', 'listMoves'] as const;
  const PAGES = [
    '/talentseeker/search',
    `/talentseeker/role/${idOf(1)}`,
    '/talentseeker/shortlist',
    `/talentseeker/request/${idOf(1)}`,
    '/talentseeker/moves',
  ];
  const refuse = () => {
    throw new ApiError('Create your company first.', 403, null);
  };
  const answers = Object.fromEntries(asked.map((name) => [name, refuse]));
  const sentFrom = ({ sentTo }: ReturnType<typeof openSite>) => asked.flatMap((name) => sentTo(name));
  const remember = (asker: string) => {
    document.cookie = `${ASKER_COOKIE}=${asker}; Max-Age=${asker === '' ? 0 : 60}`;
  };
  afterEach(() => remember(''));

  test.each(PAGES)('%s does not ask for it while a recruiter has no company', async (path) => {
    const { talentSeeker, ...person } = aRecruiter;
    const user = { ...person, talentSeeker: talentSeeker && { ...talentSeeker, company: null } };
    const site = openSite({ path, user, answers });
    await waitFor(() => expect(site.path()).toBe(PATHS.talentSeekerDashboard3));
    expect(sentFrom(site)).toEqual([]);
  });

  test.each(PAGES)('%s asks for it at once where the browser knows whose it is, and else waits', async (path) => {
    const unknown = openSite({ path, user: undefined, answers });
    expect(await screen.findByText('Loading your account')).toBeInTheDocument();
    expect(sentFrom(unknown)).toEqual([]);
    cleanup();
    remember('talentSeeker.companyMember');
    const known = openSite({ path, user: undefined, answers });
    await waitFor(() => expect(sentFrom(known)).not.toEqual([]));
  });
});

test('everybody is found without a role, anonymous and without a score', async () => {
  const { container, sentTo } = openSearch();
  const card = within(await screen.findByRole('article', { name: 'Analytics Engineer' }));
  expect(screen.getByText('1 result(s) found')).toBeVisible();
  for (const text of ['Wants Data Engineer, 6 years', '58,000–66,000 SEK']) expect(card.getByText(text)).toBeVisible();
  expect(card.queryByText(/Match \d/)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: /^View profile/ }));
  expect(await screen.findByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  expect(sentTo('getJobSeekerProfile')).toEqual([{ params: { id: aProfile.id } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('who wants several roles is told with each and its years', async () => {
  const jobSeekerProfilesRoles = [
    ...aProfile.jobSeekerProfilesRoles,
    { role: { id: idOf(12), name: 'Data Scientist' }, years: 1 },
  ];
  openSearch({
    answers: {
      searchTalent: () => ({
        total: null,
        page: 1,
        pageSize: 50,
        next: null,
        found: [
          {
            jobSeekerProfile: { ...aProfile, jobSeekerProfilesRoles },
            place: { country: 'Norway', city: 'Oslo' },
            connection: null,
            askAgainFrom: null,
            cost: aCost,
          },
        ],
      }),
    },
  });
  expect(await screen.findByText('Wants Data Engineer, 6 years · Data Scientist, 1 year')).toBeVisible();
});

test('roles that could not be loaded are asked for again; nobody is led to add one that is there', async () => {
  let healthy = false;
  openSearch({
    answers: {
      listOpenRoles: () => {
        if (!healthy) throw new ApiError('Too busy.', 503, null);
        return [anOpenRole];
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Talent profile' }));
  expect(await dialog.findByText('Your roles could not be loaded.')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Add a role to connect' })).toBeNull();
  healthy = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Ask for Data Engineer' })).toBeVisible();
});

test('of several roles to ask for, the best fitting one stands out', async () => {
  const roles = [anOpenRole, { ...anOpenRole, id: idOf(901) }, { ...anOpenRole, id: idOf(902) }];
  openSearch({ answers: { listOpenRoles: () => roles } });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const ways = await screen.findAllByRole('button', { name: 'Ask for Data Engineer' });
  expect(ways.map(({ dataset }) => dataset['variant'])).toEqual(['primary', 'secondary', 'secondary']);
});

test('who said no a while ago is not asked before the day that is told', async () => {
  const askAgainFrom = '2026-12-11T23:00:00.000Z';
  const found = [{ jobSeekerProfile: aProfile, place: null, connection: null, askAgainFrom, cost: aCost }];
  openSearch({
    answers: {
      listOpenRoles: () => [anOpenRole],
      searchTalent: () => ({ total: null, page: 1, pageSize: 50, next: null, found }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  expect(
    await screen.findByText('Your last request was declined or withdrawn. You can ask again from 12 December 2026.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for Data Engineer' })).toBeNull();
});

test('a country that somebody typed into the address is passed over', async () => {
  const { sentTo } = openSearch({ path: '/talentseeker/search?country=Ada+Lindqvist&country=Norway&country=Atlantis' });
  expect(await screen.findByText('1 result(s) found')).toBeVisible();
  expect(sentTo('searchTalent')).toMatchObject([{ query: { country: ['Norway'] } }]);
  expect(screen.queryByText(/Lindqvist|Atlantis/)).toBeNull();
});

test('words, years and order stand in the address, ask the server, and a fault keeps what was typed', async () => {
  const { sentTo, path } = openSearch();
  const field = await screen.findByRole('searchbox', { name: /^Words/ });
  await userEvent.type(field, 'a b c d e f g h i{Enter}');
  expect(await screen.findByText('At most 8 words. Leave some out.')).toBeVisible();
  expect(field).toHaveValue('a b c d e f g h i');
  await userEvent.clear(field);
  await userEvent.type(field, ' k8s  lead {Enter}');
  await waitFor(() => expect(sentTo('searchTalent').at(-1)).toMatchObject({ query: { words: 'k8s lead' } }));
  expect(await screen.findByRole('button', { name: /Remove “k8s lead”/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: /^Words/ })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Years of experience' }), '5 years or more');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
  await waitFor(() =>
    expect(sentTo('searchTalent').at(-1)).toMatchObject({ query: { words: 'k8s lead', years: 5, sort: 'newest' } }),
  );
  expect(new URLSearchParams(path().split('?')[1])).toEqual(new URLSearchParams('words=k8s+lead&years=5&sort=newest'));
  await userEvent.click(screen.getByRole('button', { name: /Remove “k8s lead”/ }));
  expect(path()).toBe('/talentseeker/search?sort=newest&years=5');
  expect(await screen.findByRole('searchbox', { name: /^Words/ })).toHaveValue('');
});

test('a search is saved with its filters, not by Enter, and a refusal keeps the name', async () => {
  let refuse = true;
  const { sentTo, toasts } = openSearch({
    path: '/talentseeker/search?setup=remote',
    answers: {
      createSavedSearch: () => {
        if (refuse) throw new ApiError('You can keep 20 searches. Delete one first.', 409, null);
        return kept;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await userEvent.type(field, 'Mine{Enter}');
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull());
  expect(sentTo('createSavedSearch')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You can keep 20 searches. Delete one first.')).toBeVisible();
  expect(field).toHaveValue('Mine');
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Search saved', variant: 'success' }));
  expect(sentTo('createSavedSearch').at(-1)).toEqual({ body: { name: 'Mine', filters: { setup: ['remote'] } } });
});

test('saved searches that could not be loaded are said so, beside the search, and asked for again', async () => {
  let healthy = false;
  openSearch({
    answers: {
      listSavedSearches: () => {
        if (!healthy) throw new ApiError('Too busy.', 503, null);
        return [kept];
      },
    },
  });
  const said = await screen.findByText('Your saved searches could not be loaded.');
  healthy = true;
  await userEvent.click(within(said).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: kept.name })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('saved searches open with their filters, are noted as seen, and can be deleted', async () => {
  const { path, sentTo, toasts } = openSearch({
    answers: {
      createSavedSearch: () => kept,
      listSavedSearches: () => [kept],
      markSavedSearchSeen: () => ({ ...kept, newCount: null, anyNew: false }),
      deleteSavedSearch: () => ({ ok: true }),
    },
  });
  expect(await screen.findByText('5 new')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Remote in Sweden' }));
  expect(path()).toBe(`/talentseeker/search?setup=remote&country=Sweden&saved=${kept.id}`);
  await waitFor(() => expect(sentTo('markSavedSearchSeen')).toEqual([{ params: { id: kept.id }, body: {} }]));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the search Remote in Sweden' }));
  expect(sentTo('deleteSavedSearch')).toEqual([{ params: { id: kept.id } }]);
  // What was new in it is so again once it is put back.
  toasts.show.mock.lastCall?.[0].action?.onAction();
  const { name, filters, seenAt } = kept;
  await waitFor(() => expect(sentTo('createSavedSearch')).toEqual([{ body: { name, filters, seenAt } }]));
});

test.each([
  [kept.id, [{ params: { id: kept.id }, body: {} }]],
  // Of a colleague, who passed the address on.
  [idOf(77), []],
])('a mail’s link to saved search %s notes it as seen where it is the reader’s', async (id, noted) => {
  const { path, sentTo } = openSearch({
    path: `/talentseeker/search?setup=remote&country=Sweden&saved=${id}`,
    answers: { listSavedSearches: () => [kept], markSavedSearchSeen: () => kept },
  });
  expect(await screen.findByRole('link', { name: 'Remote in Sweden' })).toBeVisible();
  await waitFor(() => expect(sentTo('markSavedSearchSeen')).toEqual(noted));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Hybrid/ }));
  await waitFor(() => expect(path()).toBe('/talentseeker/search?setup=hybrid&setup=remote&country=Sweden'));
  expect(sentTo('markSavedSearchSeen')).toEqual(noted);
});

test('a mail’s link to a search whose category became another one since opens it as it is now', async () => {
  const [before, now] = [idOf(801), idOf(802)];
  const { path, sentTo } = openSearch({
    path: `/talentseeker/search?category=${before}&saved=${kept.id}`,
    answers: {
      listSavedSearches: () => [{ ...kept, filters: { category: [now] } }],
      markSavedSearchSeen: () => kept,
    },
  });
  await waitFor(() => expect(path()).toBe(`/talentseeker/search?category=${now}&saved=${kept.id}`));
  await waitFor(() => expect(sentTo('markSavedSearchSeen')).toEqual([{ params: { id: kept.id }, body: {} }]));
});

test('who chose a currency reads pay in it, about, beside what was stated', async () => {
  const { sentTo } = openSearch({
    userAfterRefresh: () => ({ ...aRecruiter, payCurrency: 'EUR' }),
    answers: {
      choosePayCurrency: () => ({ ok: true }),
      getRates: () => ({
        date: '2023-04-26',
        perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
      }),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Analytics Engineer' }));
  expect(card.getByText('58,000–66,000 SEK')).toBeVisible();
  expect(sentTo('getRates')).toEqual([]);
  // The filters, where they stand, have the choice.
  const opener = screen.queryByRole('button', { name: 'Filters' });
  if (opener !== null) await userEvent.click(opener);
  const choice = await screen.findByRole('combobox', { name: /^Show pay in/ });
  expect(choice).toHaveDisplayValue('Stated currency');
  await userEvent.selectOptions(choice, 'EUR');
  expect(await card.findByText('≈ 5,100–5,800 EUR')).toBeVisible();
  expect(card.getByText('(58,000–66,000 SEK)')).toBeVisible();
  expect(await screen.findByText('About, at the rates of 26 April 2023, as scores use them.')).toBeInTheDocument();
  expect(sentTo('choosePayCurrency')).toEqual([{ body: { currency: 'EUR' } }]);
});
