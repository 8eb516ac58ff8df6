import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

test.each([
  [{ openToRanking: false }, 'You left the rankings, so that no role counts you among its matches.'],
  [{ availableForContact: false }, 'While your profile is paused, no role counts you among its matches.'],
])('who is ranked for nobody reads why, not that no role matches or that they are in lists: %j', async (part, text) => {
  openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith({ ...fullProfile, ...part }),
    answers: {
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 80 } }),
      listHires: () => [],
      listConnections: () => [],
    },
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText('No requests are waiting')).toBeTruthy();
  expect(screen.queryByText(/No open role matches you strongly/)).toBeNull();
  expect(screen.queryByText(/You appear in recruiters’ lists/)).toBeNull();
});
