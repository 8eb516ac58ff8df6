import { expect, test } from '@jest/globals';
import { anOpenRole, idOf } from '../../../testing/market.js';
import { contentOfRole, draftOfRole } from './draft-of-role.js';
import { openRoleInputOf } from './open-role-input.js';
import { rebasedDraft } from './rebased-draft.js';
import { isBegun } from './role-draft.js';

const edited = draftOfRole(anOpenRole, 'edit');

test('a posted role that was not changed is nothing that waits', () => {
  expect(isBegun(edited)).toBe(false);
  expect(isBegun({ ...edited, description: 'Mended' })).toBe(true);
  expect(isBegun({ ...edited, shownToTalent: true })).toBe(true);
});

test('nothing becomes of a draft while the role says what it said, or is not among those asked for', () => {
  expect(rebasedDraft({ ...edited, description: 'Mended' }, [anOpenRole])).toBeNull();
  expect(rebasedDraft(edited, [])).toBeNull();
  expect(rebasedDraft(draftOfRole(anOpenRole, 'duplicate'), [{ ...anOpenRole, description: 'New' }])).toBeNull();
});

test('what a colleague saved comes in where nothing was changed, and what was changed stands', () => {
  const raised = {
    ...anOpenRole,
    compensation: '70000',
    shownToTalent: true,
    musts: { terms: ['salary' as const], skills: [] },
  };
  const draft = { ...edited, description: 'Mended' };
  const rebased = rebasedDraft(draft, [raised]);
  expect(rebased).toEqual({
    ...contentOfRole(raised),
    description: 'Mended',
    editing: { id: anOpenRole.id, base: contentOfRole(raised), savedMeanwhile: true },
  });
  expect(rebasedDraft(edited, [raised])).toEqual({
    ...contentOfRole(raised),
    editing: { id: anOpenRole.id, base: contentOfRole(raised), savedMeanwhile: false },
  });
});

test('in another language of the page the names are its own, and nobody is said to have saved the role', () => {
  const swedish = {
    ...anOpenRole,
    category: { ...anOpenRole.category, name: 'Data och analys' },
    role: { Dataingenjör: Object.values(anOpenRole.role)[0] ?? 0 },
  };
  expect(isBegun({ ...draftOfRole(swedish, 'edit'), ...contentOfRole(anOpenRole) })).toBe(false);
  const rebased = rebasedDraft({ ...edited, description: 'Mended' }, [swedish]);
  expect(rebased).toEqual({
    ...contentOfRole(swedish),
    description: 'Mended',
    editing: { id: anOpenRole.id, base: contentOfRole(swedish), savedMeanwhile: false },
  });
  const older = {
    ...edited,
    details: { ...edited.details, role: edited.details.role && { ...edited.details.role, years: 9 } },
  };
  expect(rebasedDraft(older, [swedish])?.details.role).toMatchObject({ name: 'Dataingenjör', years: 9 });
});

test('an amount keeps its currency, and a role and skills the category that they are of', () => {
  const { experience } = edited;
  const dearer = { ...edited, experience: { ...experience, compensation: '9000' } };
  expect(rebasedDraft(dearer, [{ ...anOpenRole, currency: 'EUR' as const }])?.experience).toMatchObject({
    compensation: '9000',
    currency: 'SEK',
  });
  const fewer = { ...edited, experience: { ...experience, skills: [] } };
  const moved = { ...anOpenRole, category: { id: idOf(2), name: 'Design' }, skills: [{ Figma: 3 }] };
  expect(rebasedDraft(fewer, [moved])?.experience.skills).toEqual([{ name: 'Figma', level: 3 }]);
});

test('what the role’s own page changes is sent only where it was changed here', () => {
  const typo = openRoleInputOf({ ...edited, description: 'Mended' });
  expect(typo).not.toHaveProperty('musts');
  expect(typo).not.toHaveProperty('shownToTalent');
  const musts = { terms: ['years' as const], skills: [] };
  expect(openRoleInputOf({ ...edited, musts, shownToTalent: true })).toMatchObject({ musts, shownToTalent: true });
  const fewer = { ...edited, experience: { ...edited.experience, skills: edited.experience.skills.slice(1) } };
  expect(openRoleInputOf(fewer)).toHaveProperty('musts');
});
