import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { SentConnection } from '@vela/contracts/schemas';
import { EMPTY_DRAFT } from '../features/add-role/draft/role-draft.js';
import { referenceAnswers, wizardAnswers } from '../testing/answers.js';
import { aDraft, ownDraft } from '../testing/drafts.js';
import { aBalance, aCompany, aConnection, anOpenRole, aRecruiter, aTalentSeeker, idOf } from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

const accepted: SentConnection = {
  ...aConnection,
  id: idOf(51),
  status: 'accepted',
  answeredAt: '2026-11-12T08:00:00.000Z',
  extra: {
    givenName: 'Maja',
    familyName: 'Kron',
    email: 'maja@talent.vela.example',
    profilePictureUrl: null,
    linkedinProfile: 'https://www.linkedin.com/in/maja',
  },
};
const declined: SentConnection = {
  ...aConnection,
  id: idOf(52),
  status: 'declined',
  answeredAt: '2026-11-11T08:00:00.000Z',
};

const openDashboard = (options: Partial<SiteOptions> = {}) =>
  openSite({
    path: '/talentseeker/dashboard',
    user: aRecruiter,
    ...options,
    answers: {
      ...referenceAnswers,
      ...wizardAnswers,
      listOpenRoles: () => [anOpenRole],
      listConnections: () => [aConnection, accepted, declined],
      ...options.answers,
    },
  });

test('who was given free profiles before reads why there are none, and what to do', async () => {
  openDashboard({
    user: {
      ...aRecruiter,
      talentSeeker: {
        ...aTalentSeeker,
        company: {
          ...aCompany,
          balance: { ...aBalance, freeProfiles: 0, freeProfilesGranted: 0, freeProfilesGivenBefore: true },
        },
      },
    },
  });
  expect(await screen.findByText(/Free profiles are given once, to a person and to a company/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText('0/3 free profiles available')).toBeVisible();
});

test('roles, requests and balance at one glance', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-13T08:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval', 'requestAnimationFrame'],
  });
  const { container } = openDashboard();
  const role = await screen.findByRole('link', { name: /Data Engineer/ });
  expect(role).toHaveAttribute('href', `/talentseeker/role/${anOpenRole.id}`);
  expect(role).toHaveTextContent(/Göteborg · Remote or Hybrid · 62,000 SEK monthly/);
  expect(role).toHaveTextContent(/1 are matches/);
  expect(screen.getByText('3/3 free profiles available')).toBeVisible();
  expect(await screen.findByText('11 days left')).toBeVisible();
  expect(screen.getByText('1 free profile reserved')).toBeVisible();
  expect(screen.getByText('1 earlier request, nothing was used')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  jest.useRealTimers();
});

test.each([
  ['2026-11-22T22:59:00Z', '2 days left', /ends on 24 November$/],
  ['2026-11-23T00:00:00Z', '1 day left', /ends tomorrow$/],
  ['2026-11-24T20:00:00Z', 'Last day', /ends today$/],
])('at %s the badge of a request counts to the day that its clock names', async (now, left, clock) => {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval', 'requestAnimationFrame'],
  });
  openDashboard();
  expect(await screen.findByText(left)).toBeVisible();
  expect(screen.getByText(clock)).toBeVisible();
  jest.useRealTimers();
});

test('who accepted is shown with name, email and profile', async () => {
  openDashboard();
  expect(await screen.findByRole('heading', { name: 'Maja Kron' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'maja@talent.vela.example' })).toHaveAttribute(
    'href',
    'mailto:maja@talent.vela.example',
  );
  expect(screen.getByRole('link', { name: /LinkedIn profile/ })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/maja',
  );
});

test('an open request is taken back after a second thought', async () => {
  let status: SentConnection['status'] = 'open';
  const { sentTo, toasts } = openDashboard({
    answers: {
      listConnections: () => [{ ...aConnection, status }],
      answerConnection: () => {
        status = 'withdrawn';
        return { ...aConnection, status };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(sentTo('answerConnection')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Request withdrawn', variant: 'success' }));
  expect(sentTo('answerConnection')).toEqual([{ params: { id: aConnection.id }, body: { status: 'withdrawn' } }]);
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
});

test('a talent’s “yes, if” is granted, and the request says so', async () => {
  const terms = { kind: 'salary', compensation: '66000' } as const;
  let connection: SentConnection = {
    ...aConnection,
    counterOffer: { terms, createdAt: '2026-11-12T08:00:00.000Z', answer: null, answeredAt: null },
  };
  const { sentTo, container } = openDashboard({
    answers: {
      listConnections: () => [connection],
      answerCounterOffer: ({ body: { answer } }) => {
        connection = {
          ...connection,
          counterOffer: {
            terms,
            createdAt: '2026-11-12T08:00:00.000Z',
            answer,
            answeredAt: '2026-11-13T08:00:00.000Z',
          },
        };
        return connection;
      },
    },
  });
  expect(await screen.findByText('Yes, if: 66,000 SEK monthly')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Change the request' }));
  expect(await screen.findByText(/You changed the request as asked/)).toBeVisible();
  expect(sentTo('answerCounterOffer')).toEqual([{ params: { id: aConnection.id }, body: { answer: 'agreed' } }]);
  expect(screen.queryByRole('button', { name: 'Keep it as it is' })).toBeNull();
});

test('a new recruiter reads what to do next', async () => {
  const user = {
    ...aRecruiter,
    talentSeeker: {
      ...aTalentSeeker,
      fields: [],
      company: { ...aCompany, autoGenerated: true, balance: { ...aBalance, freeProfiles: 0 } },
    },
  };
  const { container } = openDashboard({ user, answers: { listOpenRoles: () => [], listConnections: () => [] } });
  const moves = await screen.findByRole('region', { name: 'What to do next' });
  expect(
    within(moves)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Get tokens', 'Complete your company', 'Tell what you hire for']);
  expect(await screen.findByRole('heading', { name: 'No open roles yet' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('lists that cannot be loaded are asked for again', async () => {
  let healthy = false;
  openDashboard({
    answers: {
      listOpenRoles: () => {
        if (!healthy) throw new Error('down');
        return [anOpenRole];
      },
    },
  });
  const failed = await screen.findByRole('heading', { name: 'Your roles could not be loaded' });
  expect(failed).toBeVisible();
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Data Engineer/ })).toBeVisible();
});

test('without a company the dashboard leads to where one is made', async () => {
  const { path } = openDashboard({ user: { ...aRecruiter, talentSeeker: { ...aTalentSeeker, company: null } } });
  await screen.findByRole('textbox', { name: 'Company name' });
  expect(path()).toBe('/talentseeker/dashboard/step3');
  // Who reads the tab, and who the page, reads the same.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile and company');
  expect(document.title).toContain('Your profile and company');
});

test('a role is duplicated, closed and opened from its menu, and a draft is never replaced unasked', async () => {
  let role = anOpenRole;
  const { path, sentTo } = openDashboard({
    answers: {
      listOpenRoles: () => [role],
      setOpenRoleStatus: ({ body }) => (role = { ...role, status: body.status }),
    },
  });
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Engineer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };
  await choose('Close');
  expect(await screen.findByText('Closed')).toBeVisible();
  await choose('Open again');
  expect(sentTo('setOpenRoleStatus')).toEqual([
    { params: { id: anOpenRole.id }, body: { status: 'closed' } },
    { params: { id: anOpenRole.id }, body: { status: 'open' } },
  ]);
  act(() => ownDraft().update(aDraft));
  await choose('Edit');
  expect(await screen.findByRole('dialog', { name: 'You have an unfinished role' })).toBeVisible();
  expect(ownDraft().read()).toEqual(aDraft);
  await userEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/addrole/step1'));
  expect(ownDraft().read()).toMatchObject({ editing: { id: anOpenRole.id }, description: anOpenRole.description });
  act(() => ownDraft().clear());
});

test('a role that is half described is gone on with at the furthest step that has what it needs', async () => {
  act(() => ownDraft().update({ ...aDraft, experience: EMPTY_DRAFT.experience }));
  const { path } = openDashboard({ answers: wizardAnswers });
  await userEvent.click(await screen.findByRole('link', { name: /Finish your role/ }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/addrole/step2/${aDraft.details.category?.id ?? ''}`));
  act(() => ownDraft().clear());
});
