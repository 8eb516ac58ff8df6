import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { accessibilityFaults, openSlice, type Answers } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { emptyProfile, fullProfile, talentWith } from '../testing/profiles.js';
import { receivedRequest } from '../testing/requests.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-01T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A server with requests that can be answered once. */
function serverWith(requests: readonly ReceivedConnection[]): Answers {
  let kept = requests;
  return {
    listConnections: ({ query: { status } }) => kept.filter((request) => status === undefined || request.status === status),
    answerConnection: ({ params: { id }, body }) => {
      kept = kept.map((request) => (request.id === id ? { ...request, status: body.status, answeredAt: '2026-11-01T12:00:00.000Z' } : request));
      return kept.find((request) => request.id === id) ?? receivedRequest;
    },
  };
}

const openDashboard = (answers: Answers, profile = fullProfile) =>
  openSlice({ routes, path: PATHS.jobSeekerDashboard, user: talentWith(profile), answers });

test('a request reads like a letter', async () => {
  const { container } = openDashboard(serverWith([receivedRequest]));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have 1 pending connections' })).toBeTruthy();
  const letter = within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));
  for (const text of ['Nordvik, Göteborg, Sweden', '11 days left', receivedRequest.text, '62.000 SEK', 'Permanent 100 %', 'Hybrid', '3 month(s)', 'Why you', '29/35'])
    expect(letter.getByText(text)).toBeTruthy();
  expect(letter.getByText(/If you accept, Nordvik sees your name/)).toBeTruthy();
  expect(letter.getByText('at 100 % permanent')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('accepting says word for word what it discloses, and does it then', async () => {
  const { hands, sentTo } = openDashboard(serverWith([receivedRequest]));
  await hands.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Nordvik' }));
  for (const text of ['Maria Karlsson', 'maria.karlsson@example.com', 'none, you have not given one', 'www.linkedin.com/in/mk'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(sentTo('answerConnection')).toEqual([]);
  await hands.click(dialog.getByRole('button', { name: 'Accept and share' }));
  expect(await screen.findByText(/Nordvik now sees your name/)).toBeTruthy();
  expect(sentTo('answerConnection')).toEqual([{ params: { id: receivedRequest.id }, body: { status: 'accepted' } }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Maria' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Earlier requests' })).getByText('You accepted')).toBeTruthy();
});

test('declining takes a reason or none', async () => {
  const other = { ...receivedRequest, id: 'f'.repeat(24), company: { ...receivedRequest.company, name: 'Brisa' } };
  const { hands, sentTo } = openDashboard(serverWith([receivedRequest, other]));
  const [first] = await screen.findAllByRole('article');
  await hands.click(within(first ?? document.body).getByRole('button', { name: 'Decline' }));
  await hands.click(within(await screen.findByRole('dialog', { name: 'Decline Nordvik' })).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have 1 pending connections' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hands.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Brisa' }));
  await hands.type(dialog.getByLabelText(/^Reason/), 'Too far away');
  await hands.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/Brisa learns that the request was declined/)).toBeTruthy();
  expect(sentTo('answerConnection')).toEqual([
    { params: { id: receivedRequest.id }, body: { status: 'declined' } },
    { params: { id: other.id }, body: { status: 'declined', reason: 'Too far away' } },
  ]);
});

test('an answer that came too late is told, and the letter is looked up again', async () => {
  let open = [receivedRequest];
  const { hands } = openDashboard({
    listConnections: ({ query: { status } }) => (status === 'open' ? open : [{ ...receivedRequest, status: 'withdrawn' }]),
    answerConnection: () => {
      open = [];
      throw new ApiError('This request has been withdrawn.', 409, null);
    },
  });
  await hands.click(await screen.findByRole('button', { name: 'Accept' }));
  await hands.click(await screen.findByRole('button', { name: 'Accept and share' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This request has been withdrawn.');
  await hands.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(await screen.findByText('Withdrawn by the company')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a dashboard that cannot be loaded says so and tries again', async () => {
  let healthy = false;
  const { hands } = openDashboard({
    listConnections: () => {
      if (!healthy) throw new ApiError('Unavailable', 503, null);
      return [];
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  healthy = true;
  await hands.click(again);
  expect(await screen.findByRole('heading', { name: 'No requests are waiting' })).toBeTruthy();
});

test('who cannot be found yet is told what to do first', async () => {
  const { container } = openDashboard(serverWith([]), emptyProfile);
  expect(await screen.findByRole('heading', { name: 'Recruiters cannot find you yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Choose your category' })[0]?.getAttribute('href')).toBe(PATHS.jobSeekerDashboard1);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the preview shows the facts that recruiters see, and no identity', async () => {
  openDashboard(serverWith([]));
  const preview = within(await screen.findByRole('region', { name: 'How recruiters see you' }));
  for (const text of ['Senior Data Engineer', '9 years of experience', '58.000–66.000 SEK monthly', 'Remote, Hybrid', 'Göteborg (Sweden), Norway', 'Permanent 80 %', 'Immediate', 'Active'])
    expect(preview.getByText(text)).toBeTruthy();
  for (const identity of [/Maria/, /Karlsson/, /example\.com/, /linkedin\.com/]) expect(preview.queryByText(identity)).toBeNull();
});

test('a talent closes the profile for contact', async () => {
  const { hands, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(fullProfile),
    userAfterRefresh: () => talentWith({ ...fullProfile, availableForContact: false }),
    answers: { ...serverWith([]), saveJobSeekerProfile: () => ({ ...fullProfile, availableForContact: false }) },
  });
  await hands.click(await screen.findByRole('checkbox', { name: 'Open to contact' }));
  expect(await screen.findByText('Inactive')).toBeTruthy();
  expect(screen.getByText(/You appear in no list/)).toBeTruthy();
  expect(sentTo('saveJobSeekerProfile')).toEqual([{ body: { availableForContact: false } }]);
});
