import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { TalentHire } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { reportedHire } from '../testing/hires.js';
import { receivedRequest } from '../testing/requests.js';

const openDashboard = (answers: Answers) =>
  openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(fullProfile),
    answers: {
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 70 } }),
      listConnections: () => [],
      ...answers,
    },
  });

/** A server with one hire that can be answered. */
function serverWith(part: Partial<TalentHire> = {}): Answers {
  let hire = { ...reportedHire, ...part };
  return {
    listHires: () => [hire],
    answerHire: ({ body }) => (hire = { ...hire, answer: body.answer, answerNote: body.note ?? '' }),
  };
}
const entry = async () => within(await screen.findByRole('article', { name: 'Staff Data Engineer' }));

test('a reported hire is confirmed', async () => {
  const { user, sentTo, container } = openDashboard(serverWith());
  const hire = await entry();
  expect(hire.getByText('Nordvik says that you have signed an agreement. Is that right?')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(hire.getByRole('button', { name: 'Yes, I signed' }));
  expect(await screen.findByText('You confirmed the hire. We check it next.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('You confirmed the hire');
  expect(sentTo('answerHire')).toEqual([{ params: { id: reportedHire.id }, body: { answer: 'confirmed' } }]);
});

test('disputing needs a note, and can be taken back', async () => {
  const { user, sentTo } = openDashboard(serverWith());
  await user.click((await entry()).getByRole('button', { name: 'Something is not right' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is not right?' }));
  await user.click(dialog.getByRole('button', { name: 'Dispute the hire' }));
  expect(await dialog.findByText('Say what is not right.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'I did not sign.');
  await user.click(dialog.getByRole('button', { name: 'Dispute the hire' }));
  expect(await screen.findByText('I did not sign.', { selector: 'blockquote' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await entry()).getByRole('button', { name: 'It is right after all' }));
  expect(await screen.findByText('You confirmed')).toBeTruthy();
  expect(sentTo('answerHire')).toEqual([
    { params: { id: reportedHire.id }, body: { answer: 'disputed', note: 'I did not sign.' } },
    { params: { id: reportedHire.id }, body: { answer: 'confirmed' } },
  ]);
});

test('an answer that came too late is told', async () => {
  const { user } = openDashboard({
    listHires: () => [reportedHire],
    answerHire: () => {
      throw new ApiError('This hire is decided already.', 409, null);
    },
  });
  await user.click((await entry()).getByRole('button', { name: 'Yes, I signed' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This hire is decided already.');
});

test.each<[string, Partial<TalentHire>, string]>([
  ['confirmed without a bonus', { status: 'confirmed' }, 'The hire is confirmed. We wish you a good start.'],
  [
    'confirmed with a bonus',
    { status: 'confirmed', bonus: { amountSek: 10_000, state: 'announced', on: '2027-01-25' } },
    'Your bonus: 10,000 SEK, announced for 25 January 2027',
  ],
  ['undone', { status: 'undone' }, 'We confirmed this hire in error and have undone it.'],
  ['not confirmed', { status: 'rejected' }, 'We could not confirm this hire. Nothing follows from it.'],
  ['over', { status: 'confirmed', endedOn: '2027-01-15' }, 'The contract ended on 15 January 2027.'],
])('a hire that is %s says so and asks nothing', async (_, part, text) => {
  const { container } = openDashboard(serverWith(part));
  const hire = await entry();
  expect(hire.getByText(text)).toBeTruthy();
  expect(hire.queryByRole('button')).toBeNull();
  if (part.bonus === undefined) expect(hire.queryByText(/bonus/)).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('hires that cannot be loaded leave the rest of the page as it is', async () => {
  let healthy = false;
  const { user } = openDashboard({
    listHires: () => {
      if (!healthy) throw new ApiError('Unavailable', 503, null);
      return [reportedHire];
    },
  });
  const again = await screen.findByRole('button', { name: 'Load hires again' });
  expect(screen.getByRole('heading', { name: 'No requests are waiting' })).toBeTruthy();
  healthy = true;
  await user.click(again);
  expect(await entry()).toBeTruthy();
});

test.each<[string, Partial<TalentHire>, number]>([
  ['is not asked for while the contract goes on', { status: 'confirmed' }, 0],
  ['can be told once the contract has ended', { status: 'confirmed', endedOn: '2027-01-15' }, 1],
])('another hire by the same company %s', async (_, part, buttons) => {
  const accepted = { ...receivedRequest, status: 'accepted' as const, answeredAt: '2026-11-18T08:00:00.000Z' };
  openDashboard({
    listConnections: ({ query }) => (query.status === 'open' ? [] : [accepted]),
    listHires: () => [{ ...reportedHire, connectionId: accepted.id, ...part }],
  });
  expect(await screen.findByRole('heading', { name: 'Your hire' })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: `Hired by ${accepted.company.name}` })).toHaveLength(buttons);
});

test('two requests of one company are told apart by their roles', async () => {
  const first = { ...receivedRequest, status: 'accepted' as const, answeredAt: '2026-11-18T08:00:00.000Z' };
  const second = { ...first, id: '8'.repeat(24), openRole: { ...first.openRole, name: 'Platform engineer' } };
  openDashboard({
    listConnections: ({ query }) => (query.status === 'open' ? [] : [first, second]),
    listHires: () => [],
  });
  const { name } = first.company;
  for (const role of [first.openRole.name, 'Platform engineer'])
    expect(await screen.findByRole('button', { name: `Hired by ${name}, ${role}` })).toBeTruthy();
});
