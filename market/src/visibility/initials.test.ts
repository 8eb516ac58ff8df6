import { expect, test } from '@jest/globals';
import { initialsOf, initialsOfName, markOf } from './index.js';

test.each([
  ['ada', 'berg', 'AB'],
  [' Åsa', 'Öberg ', 'ÅÖ'],
  // An accent that stands apart from its letter, and letters beyond the basic plane.
  ['E\u0301va', 'x', 'E\u0301X'],
  ['𐐨nna', 'x', '𐐀X'],
  ['Ada', '', 'A'],
  // One sign is a whole name, or a syllable of it: it would be no initial.
  ['伟', '李', '––'],
  ['민수', '김', '––'],
  ['민수'.normalize('NFD'), 'Kim', '–K'],
  ['さくら', '𠮷田', '––'],
  ['ｴﾐ', 'Berg', '–B'],
  ['李伟', '', '–'],
  ['አበበ', 'ᎠᏂ', '––'],
  // A vowel that is written around its consonant makes a syllable of it.
  ['दे', 'मोदी', 'दम'],
  // What does not show, and signs before a name, are no letters of it.
  ['\u202eada', '\u200bBerg', 'AB'],
  ['🚀 ada', '“Berg”', 'AB'],
  ['', '', '–'],
  ['\u200b', '\u2060', '–'],
])('%j %j is %j', (givenName, familyName, initials) => expect(initialsOf({ givenName, familyName })).toBe(initials));

test('who is known has a mark of their own letters', () => {
  expect(markOf({ givenName: '伟', familyName: '李' })).toBe('伟李');
  expect(markOf({ givenName: ' åsa', familyName: '' })).toBe('Å');
});

test.each([
  ['Nordvik AB', 'NA'],
  ['  “Öst & Väst” Konsult AB', 'ÖV'],
  ['𠮷田 製作所', '𠮷製'],
  ['3D Print', '3P'],
  ['—', ''],
])('%j has the mark %j', (name, initials) => expect(initialsOfName(name)).toBe(initials));
