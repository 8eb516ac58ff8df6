import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const ID = 'a'.repeat(24);

test('a missed skill names nobody, and is added, taken as another name, or declined with why', async () => {
  const categories = [
    { id: ID, name: 'Data', roles: [], skills: [{ id: 'b'.repeat(24), name: 'Go' }] },
    { id: 'd'.repeat(24), name: 'Design', roles: [], skills: [] },
  ];
  const at = '2026-04-01T11:01:00.000Z';
  const row = { categoryId: ID, categoryName: 'Data', firstAt: at, lastAt: at };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/catalogue',
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories }),
      adminListSkillSuggestions: () => ({
        total: 2,
        rows: [
          { ...row, spelling: 'golang', texts: ['Golang', 'go lang'], talents: 3, recruiters: 1 },
          {
            ...row,
            spelling: 'niceness',
            texts: ['Niceness'],
            talents: 1,
            recruiters: 0,
            categoryId: 'd'.repeat(24),
            categoryName: 'Design',
          },
        ],
      }),
      adminAnswerSkillSuggestion: () => ({ ok: true }),
    },
  });
  const change = async (of: string, how: string) => {
    await user.click(await screen.findByRole('button', { name: `Change ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: how }));
  };
  expect(await screen.findByText('3 talents, 1 recruiter')).toBeTruthy();
  expect(screen.getByText('Golang · go lang')).toBeTruthy();
  await change('Golang', 'Take as another name');
  await user.selectOptions(await screen.findByLabelText('Skill'), 'Go');
  await user.click(screen.getByRole('button', { name: 'Take the name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change('Golang', 'Add as a skill');
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'GoLang');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change('Niceness', 'Decline');
  await user.type(await screen.findByLabelText('Reason'), 'No skill');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(sentTo('adminAnswerSkillSuggestion')).toEqual([
      { body: { spelling: 'golang', categoryId: ID, decision: 'aliased', skillId: 'b'.repeat(24) } },
      { body: { spelling: 'golang', categoryId: ID, decision: 'added', name: 'GoLang' } },
      { body: { spelling: 'niceness', categoryId: 'd'.repeat(24), decision: 'declined', reason: 'No skill' } },
    ]),
  );
});

test('a name that administrators gave to a skill is shown with it, and taken back with a reason', async () => {
  const skills = [
    { id: 'b'.repeat(24), name: 'Go', addedNames: ['Quicksilver', 'Go language'] },
    { id: 'c'.repeat(24), name: 'SQL', addedNames: [] },
  ];
  const categories = [{ id: ID, name: 'Data', roles: [], skills }];
  const { user, sentTo, container } = openSlice({
    routes,
    path: `/godmode/catalogue?category=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories }),
      adminTakeSkillName: () => ({ categories }),
    },
  });
  expect(await screen.findByText('Go (also Quicksilver and Go language)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change SQL' }));
  await screen.findByRole('menuitem', { name: 'Merge' });
  expect(screen.queryByRole('menuitem', { name: 'Take a name back' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Change Go' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take a name back' }));
  await user.selectOptions(await screen.findByLabelText('Other name'), 'Go language');
  await user.type(screen.getByLabelText('Reason'), 'A slip');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(sentTo('adminTakeSkillName')).toEqual([
      { body: { id: 'b'.repeat(24), name: 'Go language', reason: 'A slip' } },
    ]),
  );
});

test('a rename says what it is based on, and shows how a term is called by now where another one came first', async () => {
  const before = [{ language: 'sv' as const, name: 'Modellerare' }];
  let role: { id: string; name: string; names: { language: 'sv'; name: string }[] } = {
    id: 'b'.repeat(24),
    name: 'Modeller',
    names: before,
  };
  const { user, sentTo } = openSlice({
    routes,
    path: `/godmode/catalogue?category=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories: [{ id: ID, name: 'Data', roles: [role], skills: [] }] }),
      adminRenameTerm: () => {
        role = { ...role, names: [{ language: 'sv', name: 'Modellbyggare' }] };
        throw new ApiError('Somebody changed this name meanwhile.', 409, null);
      },
    },
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change Modeller' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  };
  await open();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Somebody changed this name meanwhile.')).toBeTruthy();
  expect(sentTo('adminRenameTerm')).toMatchObject([{ body: { basedOn: { name: 'Modeller', names: before } } }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.getByRole('textbox', { name: /^Name in Svenska/ })).toHaveProperty('value', 'Modellbyggare');
});
