import { expect, test } from '@jest/globals';
import { CONSENT_COOKIE } from '@vela/contracts/constants';
import { agreesTo, readDecision } from './decision.js';

const cookie = (value: unknown): string => `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(value))}`;
const decision = { consentId: 'a-b', categories: ['necessary', 'analytics'], revision: CONSENT_COOKIE.revision };

test('a decision is read among other cookies', () => {
  const read = readDecision(`x=1; ${cookie(decision)}; other_cc_cookie=2`);
  expect(read).toEqual({ consentId: 'a-b', categories: ['necessary', 'analytics'] });
  expect(agreesTo(read, 'analytics')).toBe(true);
});

test.each([
  ['there is none', ''],
  ['the question has changed since', cookie({ ...decision, revision: CONSENT_COOKIE.revision + 1 })],
  ['it is not readable', `${CONSENT_COOKIE.name}=%E0%A4%A`],
  ['it is something else', cookie('yes')],
  ['it names nobody', cookie({ ...decision, consentId: undefined })],
])('there is no decision where %s', (_, cookies) => {
  expect(readDecision(cookies)).toBeNull();
  expect(agreesTo(readDecision(cookies), 'necessary')).toBe(false);
});
