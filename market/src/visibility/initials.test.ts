import { expect, test } from '@jest/globals';
import { initialsOf, initialsOfName } from './index.js';

test.each([
  ['ada', 'berg', 'AB'],
  [' Åsa', 'Öberg ', 'ÅÖ'],
  // An accent that stands apart from its letter, and letters beyond the basic plane.
  ['E\u0301va', 'x', 'E\u0301X'],
  ['𐐨nna', '𠮷田', '𐐀𠮷'],
  ['Ada', '', 'A'],
  ['', '', ''],
])('%j %j is %j', (givenName, familyName, initials) => expect(initialsOf({ givenName, familyName })).toBe(initials));

test.each([
  ['Nordvik AB', 'NA'],
  ['  “Öst & Väst” Konsult AB', 'ÖV'],
  ['𠮷田 製作所', '𠮷製'],
  ['3D Print', '3P'],
  ['—', ''],
])('%j has the mark %j', (name, initials) => expect(initialsOfName(name)).toBe(initials));
