import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

test('whoever opens and closes the profile by keyboard stays at the switch, and is heard each time', async () => {
  let profile = fullProfile;
  const waiting: (() => void)[] = [];
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(profile),
    userAfterRefresh: () => talentWith(profile),
    answers: {
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 80 } }),
      listHires: () => [],
      listConnections: () => [],
      saveJobSeekerProfile: async ({ body: { availableForContact = true } }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return (profile = { ...profile, availableForContact });
      },
    },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Open to contact' });
  act(() => box.focus());
  await user.keyboard(' ');
  expect([box.checked, document.activeElement === box]).toEqual([false, true]);
  await user.keyboard(' ');
  expect(box.checked).toBe(true);
  await act(() => Promise.resolve(waiting.shift()?.()));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(() => Promise.resolve(waiting.shift()?.()));
  await waitFor(() =>
    expect(sentTo('saveJobSeekerProfile')).toEqual([
      { body: { availableForContact: false } },
      { body: { availableForContact: true } },
    ]),
  );
  expect([box.checked, document.activeElement === box]).toEqual([true, true]);
});
