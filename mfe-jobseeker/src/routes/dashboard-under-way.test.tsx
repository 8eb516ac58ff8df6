import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { receivedRequest } from '../testing/requests.js';

test.each([
  ['Accept', 'Accept and share', 'accepted'],
  ['Decline', 'Decline', 'declined'],
] as const)('%s is not taken back by "Not yet" once it is on its way', async (asked, pressed, status) => {
  let arrive = () => {};
  let kept: ReceivedConnection = receivedRequest;
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(fullProfile),
    answers: {
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 80 } }),
      listHires: () => [],
      listConnections: () => [kept],
      answerConnection: async () => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        kept = { ...kept, status, answeredAt: '2026-11-01T12:00:00.000Z' };
        return kept;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: asked }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: pressed }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Not yet' })).toBeDisabled());
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  act(() => arrive());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('answerConnection')).toHaveLength(1);
});
