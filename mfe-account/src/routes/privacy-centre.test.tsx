import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { BlockableCompany, SelfIdentification, SessionEntry } from '@vela/contracts/schemas';
import { ownMomentText } from '@vela/market/days';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

afterEach(() => localStorage.clear());

const NORDVIK: BlockableCompany = {
  id: '7'.repeat(24),
  name: 'Nordvik',
  city: 'Göteborg',
  country: 'Sweden',
  advance: false,
  left: false,
};

const NOTHING_SAID: SelfIdentification = { gender: null, ageGroup: null, consentRevision: null, at: null };

/** Nothing but a placeholder, known from its request. */
const SIVS: BlockableCompany = {
  id: '8'.repeat(24),
  name: 'Siv Berg (company)',
  city: '',
  country: '',
  advance: false,
  left: false,
};

const HERE: SessionEntry = {
  id: 'h'.repeat(22),
  device: 'Firefox, Windows',
  place: 'Network 203.0.*.*',
  signedInAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-03T08:00:00.000Z',
  current: true,
};
const PHONE: SessionEntry = {
  ...HERE,
  id: 'p'.repeat(22),
  device: 'Safari, iPhone',
  place: 'Sweden',
  lastUsedAt: '2026-11-02T08:00:00.000Z',
  current: false,
};
const LIBRARY: SessionEntry = { ...HERE, id: 'l'.repeat(22), device: 'Chrome, Linux', current: false };

/** A server on which a company can be blocked. */
function server(): Answers {
  let blocked: BlockableCompany[] = [];
  let sessions: readonly SessionEntry[] = [HERE, PHONE, LIBRARY];
  let said: SelfIdentification = NOTHING_SAID;
  return {
    listDisclosures: () => ({
      views: [{ company: 'Brisa', day: '2026-11-02', times: 3 }],
      identities: [{ company: 'Nordvik', at: '2026-11-01T12:00:00.000Z' }],
    }),
    getAppearances: () => ({
      since: '2024-11-03T08:00:00.000Z',
      shown: 214,
      viewed: 12,
      asked: 3,
      roles: [
        {
          role: 'Data Engineer',
          shown: 213,
          viewed: 12,
          asked: 3,
          bestPlace: 2,
          scores: { from: 61, to: 88 },
          movedByPeople: { up: 2, down: 0, aside: 1 },
        },
        {
          role: 'Analyst',
          shown: 1,
          viewed: 0,
          asked: 0,
          bestPlace: 40,
          scores: { from: 50, to: 50 },
          movedByPeople: { up: 0, down: 0, aside: 0 },
        },
      ],
    }),
    listScoreContests: () => [],
    contestScore: ({ body }) => [
      {
        ...body,
        id: 'c'.repeat(24),
        scoreVersion: 2,
        status: 'open',
        createdAt: '2026-11-03T09:00:00.000Z',
        answer: null,
        answeredAt: null,
      },
    ],
    listMyConsents: () => [
      { kind: 'signup', revision: 1, categories: ['general-terms', 'privacy-policy'], at: '2026-10-01T08:00:00.000Z' },
    ],
    listBlockedCompanies: () => blocked,
    findCompaniesToBlock: ({ query }) => (query.name === undefined ? [SIVS] : [NORDVIK]),
    blockCompany: () => (blocked = [NORDVIK]),
    unblockCompany: () => (blocked = []),
    getMailPreferences: () => [
      { kind: 'requestAnswers', title: 'Answers to requests that you sent', wanted: true, onPage: true },
    ],
    getSelfIdentification: () => said,
    saveSelfIdentification: ({ body }) => (said = { ...body, at: '2026-11-03T09:00:00.000Z' }),
    withdrawSelfIdentification: () => (said = NOTHING_SAID),
    listSessions: () => [...sessions],
    endSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return { ended: 1 };
    },
    endOtherSessions: () => {
      const ended = sessions.length - 1;
      sessions = [HERE];
      return { ended };
    },
    deleteMe: () => ({ ok: true }),
  };
}

const open = (answers: Answers = server(), profile = fullProfile) =>
  openSlice({ routes, path: PATHS.privacyCentre, user: talentWith(profile), answers });

test('says who saw the talent, what they agreed to and where they are signed in', async () => {
  const { container } = open();
  const seen = within(await screen.findByRole('region', { name: 'Who saw you' }));
  expect(await seen.findByText('Nordvik')).toBeTruthy();
  expect(seen.getByText('since 1 November 2026')).toBeTruthy();
  expect(seen.getByText('2 November 2026, 3 times')).toBeTruthy();
  expect(await screen.findByText('Sign-up: General terms and Privacy policy')).toBeTruthy();
  expect(await screen.findByText('Firefox, Windows – this session')).toBeTruthy();
  expect(
    screen.getByText(`Sweden, last used ${ownMomentText('2026-11-02T08:00:00.000Z')}, signed in since 1 November 2026`),
  ).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('an index leads to each matter, in the order of the page, and reading goes on from there', async () => {
  const { user } = open();
  const index = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = index.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.length).toBeGreaterThan(10);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(links);
  await user.click(index.getByRole('link', { name: 'Delete your account' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Delete your account' })),
  );
});

test('whoever is no talent has an index of what concerns them', async () => {
  openSlice({ routes, path: PATHS.privacyCentre, user: talentWith(undefined), answers: server() });
  const index = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = index.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toContain('Mails');
  expect(links).not.toContain('Blocked companies');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(links);
});

test('a company that wrote is there to be blocked, and makes room for those that are searched for', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Companies that wrote to you' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Block Siv Berg (company)' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Find a company to block' }), 'Nor');
  expect(await screen.findByRole('button', { name: 'Block Nordvik' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Block Siv Berg (company)' })).toBeNull();
});

test('an employer that is not on Vela yet is hidden from in advance', async () => {
  const named: BlockableCompany = { ...NORDVIK, name: 'Tidvatten', city: '', country: '', advance: true };
  const { user, sentTo } = open({ ...server(), findCompaniesToBlock: () => [], shieldFromEmployer: () => [named] });
  await user.type(await screen.findByRole('searchbox', { name: 'Find a company to block' }), 'Tidvatten');
  const address = await screen.findByRole('textbox', { name: /web address/ });
  const hide = screen.getByRole('button', { name: 'Hide from “Tidvatten”' });
  await user.type(address, 'tidvatten');
  await user.click(hide);
  expect(await screen.findByText('This is not a web address, such as company.example.')).toBeTruthy();
  expect(sentTo('shieldFromEmployer')).toEqual([]);
  await user.clear(address);
  await user.type(address, 'https://www.tidvatten.example/about');
  await user.click(hide);
  expect(await screen.findByRole('button', { name: 'Unblock Tidvatten' })).toBeTruthy();
  expect(sentTo('shieldFromEmployer')).toEqual([{ body: { name: 'Tidvatten', domain: 'tidvatten.example' } }]);
});

test('a company that is blocked already is found, not denied', async () => {
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Find a company to block' });
  await user.type(search, 'Nor');
  await user.click(await screen.findByRole('button', { name: 'Block Nordvik' }));
  await user.click(screen.getByRole('button', { name: 'Yes, block' }));
  expect(await screen.findByText('You block every company found for “Nor”.')).toBeTruthy();
  expect(screen.queryByText(/^No company on Vela is called/)).toBeNull();
});

test('a company is found by its name, blocked and let in again', async () => {
  const { user, sentTo, toasts } = open();
  expect(await screen.findByText('You block no company.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Find a company to block' }), 'Nor');
  await user.click(await screen.findByRole('button', { name: 'Block Nordvik' }));
  expect(screen.getByText('An open request from it is declined, and stays declined.')).toBeTruthy();
  expect(sentTo('blockCompany')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, block' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock Nordvik' }));
  expect(await screen.findByText('You block no company.')).toBeTruthy();
  toasts.show.mock.lastCall?.[0].action?.onAction();
  await waitFor(() => expect(sentTo('blockCompany')).toHaveLength(2));
  expect(sentTo('blockCompany').slice(0, 1)).toEqual([{ body: { companyId: NORDVIK.id } }]);
  expect(sentTo('unblockCompany')).toEqual([{ params: { companyId: NORDVIK.id } }]);
});

test('a company that was left says that it is hidden from alone, and is blocked with its other accounts', async () => {
  let blocked = [{ ...NORDVIK, left: true }];
  const { user } = open({
    ...server(),
    listBlockedCompanies: () => blocked,
    blockCompany: () => (blocked = [NORDVIK]),
  });
  expect(await screen.findByText('This account alone, because you left it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Block all accounts of Nordvik' }));
  await user.click(screen.getByRole('button', { name: 'Yes, block' }));
  expect(await screen.findByText('Göteborg, Sweden')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Block all accounts of Nordvik' })).toBeNull();
});

test('who lets a company in that they left has no undo, for it would hide them from more', async () => {
  let blocked = [{ ...NORDVIK, left: true }];
  const { user, toasts } = open({
    ...server(),
    listBlockedCompanies: () => blocked,
    unblockCompany: () => (blocked = []),
  });
  await user.click(await screen.findByRole('button', { name: 'Unblock Nordvik' }));
  expect(await screen.findByText('You block no company.')).toBeTruthy();
  expect(toasts.show.mock.lastCall).toEqual([{ message: 'Nordvik is no longer blocked' }]);
});

test('answers for the fairness report are saved only with consent, and withdrawn again', async () => {
  const { user, sentTo } = open();
  const section = within(await screen.findByRole('region', { name: 'Help us check fairness (optional)' }));
  await user.click(await section.findByRole('button', { name: 'Save answers' }));
  expect(section.getByText('Answer at least one of the questions.')).toBeTruthy();
  await user.selectOptions(section.getByLabelText(/Gender/), 'Non-binary');
  await user.click(section.getByRole('button', { name: 'Save answers' }));
  expect(sentTo('saveSelfIdentification')).toEqual([]);
  await user.click(section.getByRole('checkbox'));
  await user.click(section.getByRole('button', { name: 'Save answers' }));
  expect(await section.findByText('Saved on 3 November 2026.')).toBeTruthy();
  expect(sentTo('saveSelfIdentification')).toEqual([
    { body: { gender: 'nonBinary', ageGroup: null, consentRevision: 1 } },
  ]);
  await user.click(section.getByRole('button', { name: 'Withdraw and delete' }));
  await section.findByRole('button', { name: 'Save answers' });
  expect(await section.findByLabelText(/Gender/)).toHaveProperty('value', '');
  expect(section.queryByRole('button', { name: 'Withdraw and delete' })).toBeNull();
});

test('one other browser is signed out, or all of them', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out: Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(sentTo('endSession')).toEqual([{ params: { id: PHONE.id } }]);
  expect(screen.queryByRole('button', { name: /Sign out: Firefox/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('You are signed in only here.')).toBeTruthy();
});

test('an account is deleted only after its word is typed', async () => {
  const { user, sentTo, session, toasts } = open();
  await user.click(await screen.findByText('Delete my account'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  await user.click(dialog.getByText('Delete for good'));
  expect(await dialog.findByText('Type “delete” to confirm.')).toBeTruthy();
  expect(sentTo('deleteMe')).toEqual([]);
  await user.type(dialog.getByLabelText('Type “delete” to confirm'), 'delete');
  await user.click(dialog.getByText('Delete for good'));
  // The shell goes home, and tells the other tabs.
  await waitFor(() => expect(session.end).toHaveBeenCalledTimes(1));
  expect(toasts.show).toHaveBeenCalledWith({ message: 'Your account is deleted.' });
  expect(sentTo('deleteMe')).toHaveLength(1);
});

test('what cannot be loaded says so and can be asked for again', async () => {
  const answers = server();
  let broken = true;
  const { user } = open({
    ...answers,
    listSessions: () => {
      if (broken) throw new ApiError('Down', 503, null);
      return [HERE];
    },
  });
  const sessions = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect(await sessions.findByText('Your sessions could not be loaded.')).toBeTruthy();
  broken = false;
  await user.click(sessions.getByRole('button', { name: 'Try again' }));
  expect(await sessions.findByText('You are signed in only here.')).toBeTruthy();
});

test('a talent reads how often they were shown, and for what', async () => {
  open();
  expect(await screen.findByText('Shown 214 times, viewed 12 times, asked 3 times.')).toBeTruthy();
  expect(
    screen.getByText(
      'shown 213 times, viewed 12 times, asked 3 times · best place 2 · score 61 to 88 · put up by a recruiter 2 times · put aside by a recruiter once',
    ),
  ).toBeTruthy();
  expect(screen.getByText('shown once, viewed 0 times, asked 0 times · best place 40 · score 50')).toBeTruthy();
});

test('a talent contests a score', async () => {
  const { user, sentTo } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Role or company/ }), 'Data Engineer');
  await user.type(screen.getByRole('textbox', { name: /^What seems wrong/ }), 'I know Spark well.');
  await user.click(screen.getByRole('button', { name: 'Contest the score' }));
  await waitFor(() =>
    expect(sentTo('contestScore')).toEqual([{ body: { about: 'Data Engineer', text: 'I know Spark well.' } }]),
  );
});

test('a doubt about a score comes back until it is sent', async () => {
  const { user, go, sentTo } = open();
  const doubt = () => screen.findByRole('textbox', { name: /^What seems wrong/ });
  await user.type(await doubt(), 'I know Spark well.');
  await go('/elsewhere');
  await go(PATHS.privacyCentre);
  expect(await doubt()).toHaveProperty('value', 'I know Spark well.');
  expect(screen.getByText('Your unsaved changes are back')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Contest the score' }));
  await waitFor(async () => expect(await doubt()).toHaveProperty('value', ''));
  expect(sentTo('contestScore')).toEqual([{ body: { about: '', text: 'I know Spark well.' } }]);
  expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_KEYS.scoreContest))).toEqual([]);
});

test('a doubt that is refused stays, with why', async () => {
  const { user } = open({
    ...server(),
    contestScore: () => {
      const detail = 'Three of your doubts are open already.';
      throw new ApiError(detail, 409, { type: 'about:blank', title: 'No', status: 409, detail, message: detail });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^What seems wrong/ }), 'I know Spark well.');
  await user.click(screen.getByRole('button', { name: 'Contest the score' }));
  expect(await screen.findByText('Three of your doubts are open already.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^What seems wrong/ })).toHaveProperty('value', 'I know Spark well.');
});

test('what was agreed to at one moment in several versions is told of each', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = '2026-10-01T08:00:00.000Z';
  open({
    ...server(),
    listMyConsents: () => [
      { kind: 'signup', revision: 1, categories: ['general-terms'], at },
      { kind: 'signup', revision: 2, categories: ['privacy-policy'], at },
    ],
  });
  expect(await screen.findByText(/version 1$/)).toBeTruthy();
  expect(screen.getByText(/version 2$/)).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('a talent leaves the rankings, and reads what stays', async () => {
  const { user, sentTo } = open({
    ...server(),
    saveJobSeekerProfile: () => ({ ...fullProfile, openToRanking: false }),
  });
  const choice = await screen.findByRole('checkbox', { name: 'Rank my profile for roles' });
  expect(choice).toHaveProperty('checked', true);
  await user.click(choice);
  await waitFor(() => expect(sentTo('saveJobSeekerProfile')).toEqual([{ body: { openToRanking: false } }]));
});

test('where the profile is met is told alike by every section', async () => {
  open(server(), { ...fullProfile, openToRanking: false });
  expect(await screen.findByText('Recruiters find you by searching. You are in no list of matches.')).toBeTruthy();
  expect(screen.queryByText(/You appear in recruiters’ lists/)).toBeNull();
});

test('whoever pauses is told in the rankings too that nobody finds them', async () => {
  open(server(), { ...fullProfile, availableForContact: false });
  expect(await screen.findAllByText('You appear in no list. Requests that you have stay.')).toHaveLength(2);
  expect(screen.queryByText(/You stand in recruiters’ lists/)).toBeNull();
});

test('what always comes is said in the same words of mails and of the list', async () => {
  open();
  expect(
    await screen.findAllByText(/What is about your account, your company, hires, meetings and money always comes\.$/),
  ).toHaveLength(2);
});
