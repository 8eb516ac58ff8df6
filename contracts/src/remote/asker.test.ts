import { expect, test } from '@jest/globals';
import { askerOf, type AskingUser, mayAsk, mayAskAhead } from './asker.js';

const company = { name: 'Nordlys' };
const talentSeeker = { company: null };
const newcomer: AskingUser = { jobSeeker: undefined, talentSeeker: undefined, admin: false };
const people = {
  newcomer,
  talent: { jobSeeker: {} },
  recruiter: { talentSeeker },
  member: { talentSeeker: { company } },
  both: { jobSeeker: {}, talentSeeker: { company } },
  administrator: { admin: true },
} as unknown as Readonly<Record<string, AskingUser>>;

test.each([
  ['newcomer', ''],
  ['talent', 'jobSeeker'],
  ['recruiter', 'talentSeeker'],
  ['member', 'talentSeeker.companyMember'],
  ['both', 'jobSeeker.talentSeeker.companyMember'],
  ['administrator', 'admin'],
])('%s is remembered as "%s"', (who, remembered) => {
  expect(askerOf(people[who] ?? newcomer)).toBe(remembered);
});

test('what everybody may ask who is signed in is asked by anybody, all else by whom it is there for', () => {
  const recruiter = people['recruiter'] ?? newcomer;
  expect(mayAsk('user', recruiter)).toBe(true);
  expect(mayAsk('companyMember', recruiter)).toBe(false);
  expect(mayAsk('companyMember', people['member'] ?? newcomer)).toBe(true);
  expect(mayAsk('admin', recruiter)).toBe(false);
  for (const access of ['jobSeeker', 'talentSeeker', 'companyMember', 'admin'] as const)
    for (const remembered of [undefined, '', 'nobody', 'companyMembers'])
      expect(mayAskAhead(access, remembered)).toBe(false);
});
