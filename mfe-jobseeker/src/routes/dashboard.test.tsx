import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { CompanyPage, ReceivedConnection, TalentActivity } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { emptyProfile, fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { receivedRequest } from '../testing/requests.js';

const getTalentActivity = (): TalentActivity => ({
  weeks: [3, 0, 1, 0, 0, 2, 5, 4].map((views, index) => ({
    from: `2026-10-${String(index + 10)}T00:00:00.000Z`,
    views,
  })),
  matchingRoles: { count: 7, threshold: 70 },
});

/** A server with requests that can be answered once. */
function serverWith(requests: readonly ReceivedConnection[]): Answers {
  let kept = requests;
  const alter = (id: string, part: Partial<ReceivedConnection>): ReceivedConnection => {
    kept = kept.map((request) => (request.id === id ? { ...request, ...part } : request));
    return kept.find((request) => request.id === id) ?? receivedRequest;
  };
  return {
    getTalentActivity,
    listHires: () => [],
    counterConnection: ({ params: { id }, body: { terms } }) =>
      alter(id, { counterOffer: { terms, createdAt: '2026-11-01T12:00:00.000Z', answer: null, answeredAt: null } }),
    reportConnection: ({ params: { id } }) => {
      alter(id, { reported: true });
      return { ok: true };
    },
    listConnections: ({ query: { status } }) =>
      kept.filter((request) => status === undefined || request.status === status),
    answerConnection: ({ params: { id }, body }) =>
      alter(id, { status: body.status, answeredAt: '2026-11-01T12:00:00.000Z' }),
  };
}

const openDashboard = (answers: Answers, profile = fullProfile) =>
  openSlice({ routes, path: PATHS.jobSeekerDashboard, user: talentWith(profile), answers });

test('pay beside part of full time says that it is for full time', async () => {
  openDashboard(
    serverWith([{ ...receivedRequest, openRole: { ...receivedRequest.openRole, permanentPercentage: 50 } }]),
  );
  expect(await screen.findByText('monthly for full time')).toBeTruthy();
});

test('a request reads like a letter', async () => {
  const { container } = openDashboard(serverWith([receivedRequest]));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have 1 pending connection' })).toBeTruthy();
  const letter = within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));
  for (const text of [
    'Nordvik, Göteborg, Sweden',
    receivedRequest.text,
    '62,000 SEK',
    'Permanent 100%',
    'Hybrid',
    '3 month(s)',
    'Why you',
    '29/35',
  ])
    expect(letter.getByText(text)).toBeTruthy();
  expect(letter.getByText(/^Waits for you since 29 October, ends/)).toBeTruthy();
  expect(letter.getByText(/^Answers within 2 business days. 8 of 10 conversations get an answer/)).toBeTruthy();
  expect(letter.getByText(/If you accept, Nordvik sees your name/)).toBeTruthy();
  expect(letter.getByText('at 100% permanent')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('the company’s page stands behind one press, and is asked for then', async () => {
  const page: CompanyPage = {
    takenDown: null,
    name: 'Nordvik',
    verified: true,
    domain: 'nordvik.example',
    logoUrl: '/api/companies/logos/0123456789abcdef01234567',
    city: 'Göteborg',
    country: 'Sweden',
    people: '50–199',
    about: 'We plan ferries.',
    website: 'https://www.nordvik.example/about',
    benefits: ['Six weeks off'],
    countriesCities: { Sweden: ['Göteborg', 'Malmö'], Norway: [] },
    roles: [
      {
        role: 'Data Engineer',
        years: 3,
        remote: true,
        hybrid: false,
        office: false,
        countriesCities: { Sweden: [] },
        permanentPercentage: 100,
        freelancePercentage: null,
        compensation: '62000',
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      },
    ],
    replies: { conversations: 10, answered: 6, days: 0, leavesWaiting: true },
  };
  const { container, user, sentTo } = openDashboard({
    ...serverWith([receivedRequest]),
    getAskingCompany: () => page,
  });
  const summary = await screen.findByText('About Nordvik');
  expect(sentTo('getAskingCompany')).toEqual([]);
  await user.click(summary);
  expect(await screen.findByText('We plan ferries.')).toBeTruthy();
  expect(sentTo('getAskingCompany')).toEqual([{ params: { id: receivedRequest.id } }]);
  for (const text of [
    'Six weeks off',
    '50–199 people · Göteborg, Malmö (Sweden) and Norway',
    'Often leaves people waiting',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Answers on the same day. 6 of 10 conversations get an answer/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^nordvik.example/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.nordvik.example/about',
    'noopener noreferrer nofollow ugc',
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('accepting says word for word what it discloses, and does it then', async () => {
  const { user, sentTo } = openDashboard(serverWith([receivedRequest]));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Nordvik' }));
  for (const text of [
    'Maria Karlsson',
    'maria.karlsson@example.com',
    'none, you have not given one',
    'www.linkedin.com/in/mk',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  const host = dialog.getByText('maria.karlsson@example.com').querySelector('wbr')?.nextSibling;
  expect(host?.textContent).toBe('@example.com');
  expect(sentTo('answerConnection')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Accept and share' }));
  expect(await screen.findByText(/Nordvik now sees your name/)).toBeTruthy();
  expect(sentTo('answerConnection')).toEqual([{ params: { id: receivedRequest.id }, body: { status: 'accepted' } }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Maria' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Earlier requests' })).getByText('You accepted')).toBeTruthy();
});

test('declining takes a reason or none', async () => {
  const other = { ...receivedRequest, id: 'f'.repeat(24), company: { ...receivedRequest.company, name: 'Brisa' } };
  const { user, sentTo } = openDashboard(serverWith([receivedRequest, other]));
  const [first] = await screen.findAllByRole('article');
  await user.click(within(first ?? document.body).getByRole('button', { name: 'Decline' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Decline Nordvik' })).getByRole('button', { name: 'Decline' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You have 1 pending connection' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Brisa' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Too far away');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/Brisa learns that the request was declined/)).toBeTruthy();
  expect(sentTo('answerConnection')).toEqual([
    { params: { id: receivedRequest.id }, body: { status: 'declined' } },
    { params: { id: other.id }, body: { status: 'declined', reason: 'Too far away' } },
  ]);
});

test('an answer that came too late is told, and the letter is looked up again', async () => {
  let open = [receivedRequest];
  const { user } = openDashboard({
    getTalentActivity,
    listHires: () => [],
    listConnections: ({ query: { status } }) =>
      status === 'open' ? open : [{ ...receivedRequest, status: 'withdrawn' }],
    answerConnection: () => {
      open = [];
      throw new ApiError('This request has been withdrawn.', 409, null);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and share' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This request has been withdrawn.');
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(await screen.findByText('Withdrawn by the company')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('what a dashboard is made of is asked for once', async () => {
  const { sentTo } = openDashboard(serverWith([receivedRequest]));
  expect(await screen.findByRole('article')).toBeTruthy();
  const asked = sentTo('listConnections').map((request) => JSON.stringify(request));
  expect(new Set(asked).size).toBe(asked.length);
  expect(sentTo('listHires')).toHaveLength(1);
});

test('a dashboard that cannot be loaded says so and tries again', async () => {
  let healthy = false;
  const { user } = openDashboard({
    getTalentActivity,
    listHires: () => [],
    listConnections: () => {
      if (!healthy) throw new ApiError('Unavailable', 503, null);
      return [];
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  healthy = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No requests are waiting' })).toBeTruthy();
});

test('who cannot be found yet is told what to do first', async () => {
  const { container } = openDashboard(serverWith([]), emptyProfile);
  expect(await screen.findByRole('heading', { name: 'Recruiters cannot find you yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Choose your category' })[0]?.getAttribute('href')).toBe(
    PATHS.jobSeekerDashboard1,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('the preview shows the facts that recruiters see, and no identity', async () => {
  openDashboard(serverWith([]));
  const preview = within(await screen.findByRole('region', { name: 'How recruiters see you' }));
  for (const text of [
    'Senior Data Engineer',
    '9 years of experience · Göteborg, Sweden',
    '58,000–66,000 SEK monthly',
    'Sweden · Göteborg',
    'Norway',
    'Permanent 80%',
    'Immediate',
    'Active',
  ])
    expect(preview.getByText(text)).toBeTruthy();
  for (const [setup, checked] of [
    ['Remote', true],
    ['Hybrid', true],
    ['Office', false],
  ] as const)
    expect(preview.getByRole('checkbox', { name: setup, checked })).toBeTruthy();
  for (const identity of [/Maria/, /Karlsson/, /example\.com/, /linkedin\.com/])
    expect(preview.queryByText(identity)).toBeNull();
});

test('the preview tells pay as recruiters read it, not in the currency that the talent chose for roles', async () => {
  const rates = {
    date: '2023-04-26',
    perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
  };
  openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: { ...talentWith({ ...fullProfile, currency: 'EUR' }), payCurrency: 'EUR' },
    answers: { ...serverWith([]), getRates: () => rates },
  });
  const preview = within(await screen.findByRole('region', { name: 'How recruiters see you' }));
  expect(await preview.findByText(/^≈ 660,000–750,000 SEK monthly/)).toBeTruthy();
});

test('words that tell who it is are hidden in the preview too, and it is said why', async () => {
  const { container } = openDashboard(serverWith([]), { ...fullProfile, textsWithheld: true });
  const preview = within(await screen.findByRole('region', { name: 'How recruiters see you' }));
  expect(preview.getByText('Current role not given')).toBeTruthy();
  for (const text of ['Senior Data Engineer', fullProfile.aboutMe ?? '']) expect(preview.queryByText(text)).toBeNull();
  expect(preview.getByText('Sweden · Göteborg')).toBeTruthy();
  expect(screen.getByText('Recruiters do not see all of your profile')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look through your profile' }).getAttribute('href')).toBe(
    PATHS.jobSeekerSignup2,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a talent closes the profile for contact', async () => {
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(fullProfile),
    userAfterRefresh: () => talentWith({ ...fullProfile, availableForContact: false }),
    answers: { ...serverWith([]), saveJobSeekerProfile: () => ({ ...fullProfile, availableForContact: false }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Open to contact' }));
  expect(await screen.findByText('Inactive')).toBeTruthy();
  expect(screen.getByText(/You appear in no list/)).toBeTruthy();
  // Nothing else on the page says the opposite.
  expect(screen.queryByText(/You appear in recruiters/)).toBeNull();
  expect(screen.getByText(/Your profile is paused/)).toBeTruthy();
  expect(sentTo('saveJobSeekerProfile')).toEqual([{ body: { availableForContact: false } }]);
});

test('yes, if: one wish, told in the letter until the company answers', async () => {
  const { user, sentTo, container } = openDashboard(serverWith([receivedRequest]));
  await user.click(await screen.findByRole('button', { name: 'Yes, if …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yes, if Nordvik changes one thing' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await dialog.findByText('Required')).toBeTruthy();
  const pay = dialog.getByRole('textbox', { name: /^Pay that you would say yes to/ });
  await user.type(pay, '62000');
  await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await dialog.findByText('Ask for more than the request offers.')).toBeTruthy();
  expect(sentTo('counterConnection')).toEqual([]);
  await user.clear(pay);
  await user.type(pay, '66000');
  await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('You said yes, if')).toBeTruthy();
  expect(sentTo('counterConnection')).toEqual([
    { params: { id: receivedRequest.id }, body: { terms: { kind: 'salary', compensation: '66000' } } },
  ]);
  expect(await screen.findByText('Yes, if: 66,000 SEK monthly')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, if …' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('what was typed of an answer and not sent is there when its dialog is opened again', async () => {
  const { user } = openDashboard(serverWith([receivedRequest]));
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const leave = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const pay = { name: /^Pay that you would say yes to/ };
  await user.type((await open('Yes, if …')).getByRole('textbox', pay), '66000');
  await leave();
  expect((await open('Yes, if …')).getByRole<HTMLInputElement>('textbox', pay).value.replaceAll(/\D/g, '')).toBe(
    '66000',
  );
  await leave();
  await user.type((await open('Decline')).getByLabelText(/^Reason/), 'Too far away.');
  await leave();
  expect((await open('Decline')).getByLabelText(/^Reason/)).toHaveProperty('value', 'Too far away.');
});

test('a wish for another setup offers what is missing only', async () => {
  const { user, sentTo } = openDashboard(serverWith([receivedRequest]));
  await user.click(await screen.findByRole('button', { name: 'Yes, if …' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /The work setup/ }));
  expect(dialog.queryByRole('radio', { name: 'Hybrid' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Remote' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for it' }));
  await waitFor(() =>
    expect(sentTo('counterConnection')).toEqual([
      { params: { id: receivedRequest.id }, body: { terms: { kind: 'setup', setup: 'remote' } } },
    ]),
  );
});

test.each([
  ['agreed', /Nordvik agreed, and the request now says so/],
  ['kept', /Nordvik keeps the request as it was/],
] as const)('a wish that was %s is told', async (answer, text) => {
  const terms = { kind: 'percentage', employmentType: 'permanent', percentage: 80 } as const;
  const counterOffer = { terms, createdAt: '2026-11-01T12:00:00.000Z', answer, answeredAt: '2026-11-02T12:00:00.000Z' };
  openDashboard(serverWith([{ ...receivedRequest, counterOffer }]));
  expect(await screen.findByText('Yes, if: Permanent 80%')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('a report that was begun and not sent is there when its dialog is opened again, until it is sent', async () => {
  const { user, sentTo } = openDashboard(serverWith([receivedRequest]));
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Report this request' }));
    return within(await screen.findByRole('dialog', { name: 'Report Nordvik' }));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: 'Something else' }));
  await user.type(dialog.getByLabelText(/^What we should know/), 'They asked for money.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByLabelText(/^What we should know/)).toHaveProperty('value', 'They asked for money.');
  await user.click(again.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(sentTo('reportConnection')).toHaveLength(1));
  expect(sentTo('reportConnection')).toMatchObject([{ body: { reason: 'other', text: 'They asked for money.' } }]);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('.report.'))).toEqual([]));
});

test('a report needs a reason, and the request stays', async () => {
  const { user, sentTo } = openDashboard(serverWith([receivedRequest]));
  await user.click(await screen.findByRole('button', { name: 'Report this request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Nordvik' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'It is offensive or discriminates' }));
  await user.type(dialog.getByLabelText(/^What we should know/), 'Read the second line.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('You reported this request. We look into it.')).toBeTruthy();
  expect(sentTo('reportConnection')).toEqual([
    { params: { id: receivedRequest.id }, body: { reason: 'offensive', text: 'Read the second line.' } },
  ]);
  expect(screen.getByRole('article')).toBeTruthy();
});

test('the dashboard tells who looked and how many roles match', async () => {
  openDashboard(serverWith([]));
  const activity = within(await screen.findByRole('region', { name: 'What happens around you' }));
  expect(await activity.findByText('4 views of your profile this week')).toBeTruthy();
  expect(activity.getByText('7 open roles match you strongly.')).toBeTruthy();
  expect(activity.getByText(/^Roles of your category in which you score 70 of 100 or more, and have all/)).toBeTruthy();
  expect(activity.getAllByRole('listitem')).toHaveLength(8);
});
