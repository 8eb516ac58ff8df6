import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { SKILLS_MAX } from '@vela/contracts/constants';
import { experienceText } from '@vela/contracts/texts';
import { countryText, placesText } from '@vela/formats';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { requirementText } from '@vela/slice-parts/requirements';
import { EMPTY_DRAFT } from '../features/add-role/draft/role-draft.js';
import { roleExperienceSchema } from '../features/add-role/draft/rules.js';
import { advertTooLongText, foundText, missingText } from '../features/add-role/texts.js';
import { reservedText } from '../features/connections/reservation.js';
import { stageTitle } from '../features/connections/stages.js';
import { asideText, DESK_TEXTS, keepText, keptText } from '../features/desk/texts.js';
import { movedByText, movedText } from '../features/moves/texts.js';
import { ProfileButton } from '../features/talent/components/profile-button.js';
import { countTexts } from './match-counts.js';
import { leavesOutText } from './musts.js';

addCatalogue('sv', catalogueOf(['mfe-talentseeker', 'slice-parts', 'contracts'], 'sv'));
const inSwedish = <Value,>(write: () => Value): Value => inTongue('sv', write);

test('what is counted has its plural', () => {
  const tokens = (amount: number, used: boolean) =>
    reservedText({ reservation: { kind: 'tokens', amount }, reservesLaunchOffer: false }, used);
  expect(inSwedish(() => [tokens(1, true), tokens(3, true), tokens(1, false), tokens(3, false)])).toEqual([
    '1 token förbrukad',
    '3 tokens förbrukade',
    '1 token reserverad',
    '3 tokens reserverade',
  ]);
  expect(inSwedish(() => [1, 2].map(asideText))).toEqual([
    '1 person lagd åt sidan på den här sidan',
    '2 personer lagda åt sidan på den här sidan',
  ]);
  expect(inSwedish(() => [1, 2].map(keptText))).toEqual(['1 person', '2 personer']);
  expect(inSwedish(() => [1, 2].map(foundText))).toEqual([
    '1 fält ifyllt från din text',
    '2 fält ifyllda från din text',
  ]);
  expect(inSwedish(() => [1, 2].map(experienceText))).toEqual(['1 års erfarenhet', '2 års erfarenhet']);
});

test('few people are told as few, in a sentence and at its beginning', () => {
  expect(inSwedish(() => leavesOutText({ must: 'years', skill: null, leavesOut: 23, alone: null }))).toBe(
    'utesluter 23, varav färre än 5 bara av det skälet',
  );
  const [meeting] = inSwedish(() => countTexts({ meeting: null, matches: 7, strong: undefined }));
  expect(`${meeting?.figure} ${meeting?.words}`).toBe('Färre än 5 uppfyller allt du ber om');
});

test('countries are called as the reader calls them, and kept as they are where nobody knows them', () => {
  const places = { Sweden: ['Göteborg', 'Malmö'], Norway: [] };
  expect(placesText(places, 'or')).toBe('Göteborg, Malmö (Sweden) or Norway');
  expect(inSwedish(() => placesText(places, 'or'))).toBe('Göteborg, Malmö (Sverige) eller Norge');
  expect(inSwedish(() => countryText('Atlantis'))).toBe('Atlantis');
});

test('one English word is another in Swedish where it means another thing', () => {
  expect(inSwedish(() => [DESK_TEXTS.shortlist, keepText()])).toEqual(['Urval', 'Lägg i urvalet']);
  expect(inSwedish(() => [stageTitle('closed'), movedText('back')])).toEqual(['Avslutat', 'Lagd tillbaka']);
  const move = { where: 'up', by: 'Bo', reason: 'Känner koden', own: false, at: '2026-11-01T09:00:00.000Z' } as const;
  expect(inSwedish(() => [movedByText(move), movedByText({ ...move, own: true, reason: '' })])).toEqual([
    'Flyttad upp av Bo: Känner koden',
    'Flyttad upp av dig',
  ]);
});

test('a requirement is a part of a sentence', () => {
  const asked = {
    ...EMPTY_DRAFT.experience,
    name: 'Backend Developer',
    years: 3,
    remote: false,
    hybrid: true,
    office: false,
    countriesCities: { Norway: [], Sweden: ['Malmö', 'Lund'] },
    skills: [{ name: 'Scala', level: 4 }],
  };
  expect(inSwedish(() => requirementText({ requirement: 'place', skill: null }, asked))).toBe(
    'hybridarbete i Malmö, Lund eller 1 till',
  );
  expect(inSwedish(() => requirementText({ requirement: 'skill', skill: 'Scala' }, asked))).toBe('Scala på nivå 4');
});

test('a form says what is wrong in the language of then', () => {
  const skills = Array.from({ length: SKILLS_MAX + 1 }, (_, index) => ({ name: `Skill ${index}`, level: 3 }));
  const problem = () => {
    try {
      roleExperienceSchema.validateSyncAt('skills', { skills });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(problem()).toMatch(/^At most \d+ skills$/);
  expect(inSwedish(problem)).toMatch(/^Högst \d+ kompetenser$/);
  expect(inSwedish(() => [advertTooLongText(20_000), missingText(['pay'])])).toEqual([
    'Bara 20\u00a0000 tecken kan läsas. Ta bort det som inte säger något om rollen.',
    'Hittades inte i texten: lön.',
  ]);
});

test('what only a screen reader says stands within the sentence', () => {
  const { container } = inSwedish(() =>
    render(<ProfileButton talent="Backend Developer, AB" onOpen={() => undefined} />),
  );
  expect(container.textContent).toBe('Visa profil för Backend Developer, AB');
});
