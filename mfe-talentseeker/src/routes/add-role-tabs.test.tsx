import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDraft, ownDraft, ownDraftKey } from '../testing/drafts.js';
import { anOpenRole, aRoleWithMatches, idOf } from '../testing/market.js';
import { openWizard, STEP_1, STEP_2, STEP_3 } from '../testing/wizard.js';

afterEach(() => ownDraft().clear());

test('a reload and another tab find the same draft', async () => {
  ownDraft().update(aDraft);
  openWizard(STEP_3);
  const description = await screen.findByRole('textbox', { name: 'Role description' });
  expect(description).toHaveValue(aDraft.description);
  await userEvent.type(description, ' More.');
  expect(localStorage.getItem(`${ownDraftKey}.description`)).toBe(`${aDraft.description} More.`);
  act(() => {
    localStorage.setItem(`${ownDraftKey}.description`, 'From the other tab');
    window.dispatchEvent(new StorageEvent('storage', { key: `${ownDraftKey}.description`, storageArea: localStorage }));
  });
  expect(description).toHaveValue('From the other tab');
});

/** Another tab writes the draft. */
const inOtherTab = (draft: typeof aDraft) =>
  act(() => {
    const { description, ...steps } = draft;
    localStorage.setItem(ownDraftKey, JSON.stringify(steps));
    expect(localStorage.getItem(`${ownDraftKey}.description`)).toBe(description);
    window.dispatchEvent(new StorageEvent('storage', { key: ownDraftKey, storageArea: localStorage }));
  });

test('a role that another tab changed is not posted before it has been read', async () => {
  ownDraft().update(aDraft);
  const { path, sentTo } = openWizard(STEP_3, {
    createOpenRole: () => anOpenRole,
    getOpenRole: () => aRoleWithMatches,
  });
  expect(await screen.findByRole('region', { name: 'Data Engineer' })).toBeVisible();
  const { details } = aDraft;
  inOtherTab({ ...aDraft, details: { ...details, role: { id: idOf(12), name: 'Data Scientist', years: 2 } } });
  expect(screen.getByRole('region', { name: 'Data Scientist' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('dialog', { name: 'This role was changed in another tab' })).toBeVisible();
  expect(sentTo('createOpenRole')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read it again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/role/${anOpenRole.id}`));
  expect(sentTo('createOpenRole')).toMatchObject([{ body: { role: { 'Data Scientist': 2 } } }]);
});

/** Another tab posts, saves or drops the draft. */
const goneInOtherTab = () =>
  act(() => {
    for (const key of [ownDraftKey, `${ownDraftKey}.description`]) {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    }
  });

test.each([STEP_1, STEP_2, STEP_3])(
  'a draft that went in another tab is told at %s, and another one can be begun',
  async (step) => {
    ownDraft().update(aDraft);
    const { path, container } = openWizard(step);
    await screen.findByRole('button', { name: /^(Next|Create role)$/ });
    goneInOtherTab();
    expect(screen.getByRole('heading', { name: 'This draft is gone' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Next|Create role)$/ })).toBeNull();
    expect(screen.queryByText('Not chosen yet')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Begin a new role' }));
    expect(path()).toBe(STEP_1);
    expect(await screen.findByRole('combobox', { name: 'Job category' })).toHaveValue('');
  },
);

test('what another tab took away leads to the step that asks for it', async () => {
  ownDraft().update(aDraft);
  const { path, sentTo } = openWizard(STEP_3);
  await screen.findByRole('region', { name: 'Data Engineer' });
  inOtherTab({ ...aDraft, experience: { ...aDraft.experience, skills: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Read it again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Experience: something is missing there.');
  expect(sentTo('createOpenRole')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Go to Experience' }));
  await waitFor(() => expect(path()).toBe(STEP_2));
});
