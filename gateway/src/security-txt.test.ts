import { expect, test } from '@jest/globals';
import { securityTxt } from './security-txt.js';

test('tells where to write, until when, and where it stands', () => {
  const now = Date.UTC(2026, 10, 22, 9, 30);
  expect(securityTxt('security@nordlys.se', 'https://talent.nordlys.se', now)).toBe(
    [
      'Contact: mailto:security@nordlys.se',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en, sv',
      'Canonical: https://talent.nordlys.se/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
