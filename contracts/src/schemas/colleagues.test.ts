import { describe, expect, test } from '@jest/globals';
import {
  colleagueAddresses,
  colleaguesError,
  contactInputSchema,
  domainProofInputSchema,
  subscribeSchema,
} from './index.js';

describe('the addresses of an "invite colleagues" text', () => {
  test.each([
    ['Kim@X.se, bo@x.se;ek@x.se\nkim@x.se', ['kim@x.se', 'bo@x.se', 'ek@x.se']],
    ['<kim@x.se>', ['kim@x.se']],
    ['<<kim@x.se>>', ['kim@x.se']],
    ['<kim@x.se>,', ['kim@x.se']],
    ['mr<kim@x.se>', ['kim@x.se']],
    ['Kim Ek <kim@x.se>, Bo Ek <bo@x.se>', ['kim@x.se', 'bo@x.se']],
    ['bo@x.se Kim Ek <kim@x.se>', ['bo@x.se', 'kim@x.se']],
    ['Kim Ek <kim@x.se>; Bo Ek <bo@x.se>', ['kim@x.se', 'bo@x.se']],
    ['"Ek, Kim" <kim@x.se>, "bo@x.se" <bo@x.se>', ['kim@x.se', 'bo@x.se']],
    ['kim@x.se<mailto:kim@x.se>', ['kim@x.se']],
    ['mailto:kim@x.se', ['kim@x.se']],
    ['\'kim@x.se\' "bo@x.se" “ek@x.se” (eva@x.se)', ['kim@x.se', 'bo@x.se', 'ek@x.se', 'eva@x.se']],
    ["o'brien@x.se", ["o'brien@x.se"]],
    ['kim@Ｘ.se', ['kim@x.se']],
    ['anna@väst.se', ['anna@väst.se']],
  ])('%s', (text, addresses) => {
    expect(colleagueAddresses(text)).toEqual(addresses);
    expect(colleaguesError(text)).toBeNull();
  });

  test.each([
    ['a..b@x.se', 'a..b@x.se'],
    ['.a@x.se', '.a@x.se'],
    ['a.@x.se', 'a.@x.se'],
    ['a@x..se', 'a@x..se'],
    ['a@.x.se', 'a@.x.se'],
    ['a@x.se.', 'a@x.se.'],
    ['a@[1.2.3.4]', 'a@[1.2.3.4]'],
    ['a@x', 'a@x'],
    ['kim@x.se(boss)', 'kim@x.se(boss)'],
    ['mailto:kim@x.se?subject=hi', 'kim@x.se?subject=hi'],
    ['ek, Kim <kim@x.se>', 'ek'],
  ])('%s holds what is none', (text, entry) => {
    expect(colleaguesError(text)).toBe(`“${entry}” is not an email address.`);
  });
});

test.each([
  ['contact', (email: string) => contactInputSchema.isValidSync({ name: 'A', subject: 'B', message: 'C', email })],
  ['newsletter', (email: string) => subscribeSchema.isValidSync({ firstName: 'A', lastName: 'B', email })],
  ['proof of a domain', (email: string) => domainProofInputSchema.isValidSync({ email })],
])('%s goes by the same rule', (_, takes) => {
  for (const email of ['kim@x.se', ' kim@x.se ', 'kim+1@sub.x.se', 'anna@väst.se'])
    expect([email, takes(email)]).toEqual([email, true]);
  for (const email of ['', '<kim@x.se>', 'a..b@x.se', 'a@x', 'a@[1.2.3.4]', 'kim@x.se,'])
    expect([email, takes(email)]).toEqual([email, false]);
});
