import { describe, expect, test } from '@jest/globals';
import { identityIn } from './identity.js';

const identity = {
  givenName: 'Anna-Karin',
  familyName: 'Ödegård',
  email: 'akode77@mail.example',
  linkedinProfile: 'https://www.linkedin.com/in/anna-odegard-7b1/',
};
const named = (givenName: string, familyName: string) => ({
  ...identity,
  givenName,
  familyName,
  email: '',
  linkedinProfile: null,
});

describe('a text that recruiters read', () => {
  test.each([
    ['the full name', 'I am Anna-Karin Ödegård.'],
    ['the name without accents and capitals', 'call me odegard'],
    ['a part of a double name', 'Karin leads the team.'],
    ['an address', 'Write to me@home.example please'],
    ['a veiled address', 'me (at) home.example'],
    ['a link', 'See https://example.org/cv'],
    ['a bare domain', 'My work is at annas.dev/projects'],
    ['a phone number', 'Call +46 70 123 45 67'],
    ['a phone number in one run', 'Call 0701234567'],
    ['the own handle', 'find akode77 anywhere'],
    ['the profile’s handle', 'anna-odegard-7b1'],
  ])('may not hold %s', (_, text) => {
    expect(identityIn(text, identity)).not.toBeNull();
  });

  test.each([
    'I led a team of 12 engineers from 2015-2019 and again 2020–2024.',
    'We served 10 000 000 requests a day on ASP.NET and Node.js, with Socket.IO at the edge.',
    'Budget of 1.500.000 SEK, 24/7 on call, 99.99 % uptime since 2021/03.',
    'I annotate, I anchor teams; e.g. with OKRs and i.e. weekly demos.',
    'B2B SaaS, ISO 27001, RFC 9457, IPv6, C++17.',
  ])('may say: %s', (text) => {
    expect(identityIn(text, identity)).toBeNull();
  });

  test('everyday words that are also names count only as names', () => {
    expect(identityIn('I will build, I may lead.', named('Will', 'May'))).toBeNull();
    expect(identityIn('Yours, Will', named('Will', 'May'))).not.toBeNull();
    expect(identityIn('I live by the sea, li-ion and all.', named('Li', 'Bo'))).toBeNull();
  });

  test('an empty name gives nothing away', () => {
    expect(identityIn('Anything at all.', named('', ''))).toBeNull();
  });
});
