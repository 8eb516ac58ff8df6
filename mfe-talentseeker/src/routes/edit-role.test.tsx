import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenRole } from '@vela/contracts/schemas';
import { draftOfRole } from '../features/add-role/draft/draft-of-role.js';
import { referenceAnswers, talentAnswers, wizardAnswers } from '../testing/answers.js';
import { aDraft, ownDraft } from '../testing/drafts.js';
import { aCompany, anOpenRole, aRecruiter, aRoleWithMatches, aTalentSeeker, idOf } from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

afterEach(() => {
  ownDraft().clear();
  localStorage.clear();
});

const open = (path: string, answers: SiteOptions['answers'] = {}, user = aRecruiter) =>
  openSite({
    path,
    user,
    answers: {
      ...referenceAnswers,
      ...talentAnswers,
      ...wizardAnswers,
      listOpenRoles: () => [anOpenRole],
      listConnections: () => [],
      getOpenRole: () => aRoleWithMatches,
      ...answers,
    },
  });
const DASHBOARD = '/talentseeker/dashboard';
const STEP_3 = '/talentseeker/addrole/step3';

test.each([
  ['somebody else', { ...aRecruiter, id: idOf(81) }],
  [
    'somebody who changed companies',
    { ...aRecruiter, talentSeeker: { ...aTalentSeeker, company: { ...aCompany, id: idOf(71) } } },
  ],
])('a role that was begun is not shown to %s in the same browser, and comes back to its writer', async (_who, user) => {
  ownDraft().update(aDraft);
  const other = open(DASHBOARD, {}, user);
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  expect(await screen.findByRole('combobox', { name: 'Job category' })).toHaveValue('');
  expect(screen.queryByText(/Finish your role/)).toBeNull();
  other.unmount();
  open(DASHBOARD);
  expect(await screen.findByRole('link', { name: /Finish your role/ })).toBeVisible();
});

test('who looked at a posted role and changed nothing has no changes to save, and begins another unasked', async () => {
  ownDraft().update(draftOfRole(anOpenRole, 'edit'));
  const { path } = open(DASHBOARD);
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  expect(screen.queryByText(/Save your changes/)).toBeNull();
  await waitFor(() => expect(path()).toBe('/talentseeker/addrole/step1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Role' })).toBeVisible();
});

test('who edits a role again begins with what it says by then', async () => {
  ownDraft().update(draftOfRole({ ...anOpenRole, compensation: '50000' }, 'edit'));
  const { path } = open(DASHBOARD);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Engineer' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/addrole/step1'));
  expect(ownDraft().read().experience.compensation).toBe('62000');
  expect(await screen.findByText('You are changing Data Engineer, which is posted')).toBeVisible();
  expect(screen.queryByText(/Somebody else saved this role/)).toBeNull();
});

test('what a colleague saved meanwhile comes in, is said, and is not undone by saving', async () => {
  ownDraft().update({ ...draftOfRole(anOpenRole, 'edit'), description: 'Mended' });
  const { path, sentTo } = open(STEP_3, {
    listOpenRoles: () => [{ ...anOpenRole, compensation: '70000', shownToTalent: true }],
    updateOpenRole: () => anOpenRole,
  });
  const summary = await screen.findByRole('region', { name: 'Data Engineer' });
  expect(await within(summary).findByText(/^70,000 SEK monthly/)).toBeVisible();
  expect(screen.getByText(/Somebody else saved this role since you began/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Role description' })).toHaveValue('Mended');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Read it again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/role/${anOpenRole.id}`));
  const [sent] = sentTo('updateOpenRole');
  expect(sent).toMatchObject({ body: { compensation: '70000', description: 'Mended' } });
  expect(sent).not.toHaveProperty('body.shownToTalent');
});

test('a role that a colleague put into another category is compared and filled in as one of that', async () => {
  ownDraft().update({ ...draftOfRole(anOpenRole, 'edit'), description: 'Mended' });
  const { sentTo } = open(`/talentseeker/addrole/step2/${idOf(1)}`, {
    listOpenRoles: () => [
      { ...anOpenRole, category: { id: idOf(2), name: 'Design' }, roleId: idOf(13), role: { 'Product Designer': 5 } },
    ],
  });
  expect(await screen.findByText(/Somebody else saved this role since you began/)).toBeVisible();
  await waitFor(() =>
    expect(sentTo('getSalaryAid').at(-1)).toMatchObject({ query: { categoryId: idOf(2), roleId: idOf(13) } }),
  );
});

test('what a colleague saved while the last step stood open is read before it is saved over', async () => {
  let role: OpenRole = anOpenRole;
  ownDraft().update({ ...draftOfRole(anOpenRole, 'edit'), description: 'Mended' });
  const { sentTo } = open(STEP_3, { listOpenRoles: () => [role], updateOpenRole: () => role });
  await screen.findByRole('region', { name: 'Data Engineer' });
  await waitFor(() => expect(sentTo('listOpenRoles')).toHaveLength(1));
  role = { ...anOpenRole, compensation: '70000' };
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('dialog', { name: 'This role was changed meanwhile' })).toBeVisible();
  expect(sentTo('updateOpenRole')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read it again' }));
  expect(screen.getByText(/^70,000 SEK monthly/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sentTo('updateOpenRole')).toMatchObject([{ body: { compensation: '70000' } }]));
});
