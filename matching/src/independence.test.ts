import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainMatch } from './explain/breakdown.js';
import { anyProfile, anyRole } from './testing/arbitraries.js';

test('another name, email, picture, gender or text beside a profile changes no score and no word of its explanation', () => {
  const anyPerson = fc.record({
    name: fc.string(),
    email: fc.emailAddress(),
    picture: fc.webUrl(),
    gender: fc.constantFrom('woman', 'man', 'non-binary'),
    aboutMe: fc.string(),
  });
  fc.assert(
    fc.property(anyRole, anyProfile, anyPerson, anyPerson, (role, profile, one, other) => {
      expect(explainMatch(role, { ...profile, ...one })).toEqual(explainMatch(role, { ...profile, ...other }));
    }),
  );
});
