import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { employeesText, repliesText, withinText } from './texts.js';

test('figures read as sentences', () => {
  expect([0, 1, 2].map(withinText)).toEqual(['on the same day', 'within a business day', 'within 2 business days']);
  expect(repliesText({ conversations: 10, answered: 8, days: 2, leavesWaiting: false })).toBe(
    'Answers within 2 business days. 8 of 10 conversations get an answer.',
  );
  expect(employeesText('50–199')).toBe('50–199 people');
});

test('in Swedish', () => {
  addCatalogue('sv', catalogueOf(['slice-parts'], 'sv'));
  expect(inTongue('sv', () => [0, 1, 2].map(withinText))).toEqual([
    'samma dag',
    'inom en arbetsdag',
    'inom 2 arbetsdagar',
  ]);
  expect(inTongue('sv', () => employeesText('50–199'))).toBe('50–199 anställda');
});
