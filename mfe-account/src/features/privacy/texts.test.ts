import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { unreadText } from '../notifications/texts.js';
import { selfIdentificationFormSchema } from './self-identification-form.js';
import { appearancesText, roleAppearancesText } from './texts.js';

addCatalogue('sv', catalogueOf(['mfe-account'], 'sv'));

const ROLE = {
  role: 'Designer',
  shown: 1200,
  viewed: 1,
  asked: 0,
  bestPlace: 2,
  scores: { from: 61, to: 78 },
  movedByPeople: { up: 1, down: 0, aside: 0 },
};

test('how often somebody was shown is told in either language', () => {
  expect([appearancesText(ROLE), roleAppearancesText(ROLE)]).toEqual([
    'Shown 1,200 times, viewed once, asked 0 times.',
    'shown 1,200 times, viewed once, asked 0 times · best place 2 · score 61 to 78 · put up by a recruiter once',
  ]);
  expect(inTongue('sv', () => [appearancesText(ROLE), roleAppearancesText(ROLE)])).toEqual([
    'Visad 1\u00a0200 gånger, öppnad en gång, tillfrågad 0 gånger.',
    'visad 1\u00a0200 gånger, öppnad en gång, tillfrågad 0 gånger · bästa plats 2 · poäng 61 till 78 · flyttad upp av en rekryterare en gång',
  ]);
  expect(inTongue('sv', () => [0, 1, 2].map(unreadText))).toEqual(['Allt läst', '1 oläst', '2 olästa']);
});

test('a form without an answer is refused in the language at hand', async () => {
  const blank = { gender: 'kept', ageGroup: null, agreed: true };
  await expect(selfIdentificationFormSchema.validate(blank)).rejects.toThrow('Answer at least one of the questions.');
  await expect(inTongue('sv', () => selfIdentificationFormSchema.validate(blank))).rejects.toThrow(
    'Svara på minst en av frågorna.',
  );
});
