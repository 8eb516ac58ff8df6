import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { openShell, plainModule } from '../testing/open-shell.js';
import { talentWith } from '../testing/people.js';

test('the frame that is there before a page stays, with what is open in it', async () => {
  let show: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    show = resolve;
  });
  const { user } = openShell({
    path: PATHS.jobSeekerDashboard,
    user: talentWith(),
    runtime: { load: (name) => loaded.then(() => plainModule(name)) },
  });
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  const menu = screen.getByRole('menu');
  act(show);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'mf_jobseeker' })).toBeInTheDocument());
  expect(menu).toBeInTheDocument();
});

test.each([
  [PATHS.jobSeekerDashboard, 1],
  [PATHS.aboutUs, 0],
])('while the code of %s is on its way, its room is kept %s times', async (path, rooms) => {
  openShell({ path, user: talentWith(), runtime: { load: () => new Promise(() => undefined) } });
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.queryAllByText('Loading')).toHaveLength(rooms);
});

test('a slice’s pages stand in what it wants around them', async () => {
  const around = ({ children }: { readonly children: ReactNode }) => <section aria-label="Around">{children}</section>;
  openShell({
    path: PATHS.aboutUs,
    runtime: { load: (name) => Promise.resolve({ ...plainModule(name), around }) },
  });
  const place = within(await screen.findByRole('region', { name: 'Around' }));
  expect(place.getByRole('heading', { name: 'mf_public' })).toBeVisible();
});
