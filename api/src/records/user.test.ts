import { expect, test } from '@jest/globals';
import { isAmongAdmins, provenEmailOf } from './user.js';

test('an address that nobody proved makes nobody an administrator, whatever the settings hold', () => {
  const admins = ['vera@vela.example', ''];
  const proven = { email: 'Vera@Vela.example', emailVerified: true };
  expect(isAmongAdmins(proven, admins)).toBe(true);
  for (const person of [
    { ...proven, emailVerified: false },
    { email: '', emailVerified: true },
    { email: 'someone@else.example', emailVerified: true },
  ])
    expect(isAmongAdmins(person, admins)).toBe(false);
  expect(provenEmailOf({ ...proven, emailVerified: false })).toBeNull();
});
