import { expect, test } from '@jest/globals';
import { askerOf, type AskingUser, mayAsk, mayAskAhead } from './asker.js';

const company = { name: 'Nordlys' };
const talentSeeker = { company: null };
const people = {
  newcomer: {},
  talent: { jobSeeker: {} },
  recruiter: { talentSeeker },
  member: { talentSeeker: { company } },
  both: { jobSeeker: {}, talentSeeker: { company } },
} as unknown as Readonly<Record<string, AskingUser>>;

test.each([
  ['newcomer', ''],
  ['talent', 'jobSeeker'],
  ['recruiter', 'talentSeeker'],
  ['member', 'talentSeeker.companyMember'],
  ['both', 'jobSeeker.talentSeeker.companyMember'],
])('%s is remembered as "%s"', (who, remembered) => {
  expect(askerOf(people[who] ?? {})).toBe(remembered);
});

test('what everybody may ask who is signed in is asked by anybody, all else by whom it is there for', () => {
  const recruiter = people['recruiter'] ?? {};
  expect(mayAsk('user', recruiter)).toBe(true);
  expect(mayAsk('companyMember', recruiter)).toBe(false);
  expect(mayAsk('companyMember', people['member'] ?? {})).toBe(true);
  for (const access of ['jobSeeker', 'talentSeeker', 'companyMember', 'admin'] as const)
    for (const remembered of [undefined, '', 'nobody', 'companyMembers'])
      expect(mayAskAhead(access, remembered)).toBe(false);
});
