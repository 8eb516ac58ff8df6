import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { receivedRequest } from '../testing/requests.js';

const over = (status: ReceivedConnection['status'], changes: Partial<ReceivedConnection> = {}): ReceivedConnection => ({
  ...receivedRequest,
  id: status.padEnd(24, '0'),
  status,
  company: { ...receivedRequest.company, name: `The ${status} AB` },
  answeredAt: '2026-11-01T12:00:00.000Z',
  ...changes,
});

test('a request that is over can be reported too, once; one that was accepted in its conversation', async () => {
  let requests = [over('declined'), over('withdrawn', { reported: true }), over('expired'), over('accepted')];
  const { container, user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard,
    user: talentWith(fullProfile),
    answers: {
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 70 } }),
      listHires: () => [],
      listConnections: ({ query: { status } }) =>
        requests.filter((request) => status === undefined || request.status === status),
      reportConnection: ({ params: { id } }) => {
        requests = requests.map((request) => (request.id === id ? { ...request, reported: true } : request));
        return { ok: true };
      },
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Earlier requests' }));
  const names = () => list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Report the request from The declined AB', 'Report the request from The expired AB']);
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Report the request from The declined AB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report The declined AB' }));
  await user.click(dialog.getByRole('radio', { name: 'It is offensive or discriminates' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await list.findAllByText('You reported this request. We look into it.')).toHaveLength(2);
  expect(names()).toEqual(['Report the request from The expired AB']);
  expect(document.activeElement?.textContent).toBe('You reported this request. We look into it.');
  expect(sentTo('reportConnection')).toMatchObject([{ params: { id: over('declined').id } }]);
});
