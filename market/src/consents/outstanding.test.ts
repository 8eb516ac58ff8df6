import { expect, test } from '@jest/globals';
import type { UserType } from '@vela/contracts/constants';
import { currentVersion, signUpAgreement } from '@vela/contracts/legal';
import { askedRole, outstandingTexts } from './index.js';

const PRIVACY = currentVersion('privacy-policy');

test.each(['jobSeeker', 'talentSeeker'] as const)(
  'who ticks all boxes of a %s has nothing left to agree to',
  (role) => {
    expect(outstandingTexts(role, [])).toHaveLength(2);
    expect(outstandingTexts(role, signUpAgreement(role))).toEqual([]);
  },
);

test('what one role agreed to counts for the other, and the other has terms of its own', () => {
  expect(outstandingTexts('talentSeeker', signUpAgreement('jobSeeker'))).toEqual([
    { text: 'general-terms-business', version: currentVersion('general-terms-business'), agreedVersion: null },
  ]);
});

test('an older version is not enough, the latest of those is told, and a version of tomorrow is none of today', () => {
  const agreed = [PRIVACY - 1, PRIVACY - 2, PRIVACY + 1].map(
    (version) => ({ text: 'privacy-policy', version }) as const,
  );
  const [first] = outstandingTexts('jobSeeker', agreed.slice(0, 2)).filter(({ text }) => text === 'privacy-policy');
  expect(first).toEqual({ text: 'privacy-policy', version: PRIVACY, agreedVersion: PRIVACY - 1 });
  expect(outstandingTexts('jobSeeker', agreed.slice(2)).map(({ text }) => text)).toContain('privacy-policy');
});

test.each<[string, Parameters<typeof askedRole>[0], UserType, UserType | null]>([
  ['a talent on their own pages', { jobSeeker: {} }, 'jobSeeker', 'jobSeeker'],
  ['a talent on a page of recruiters', { jobSeeker: {} }, 'talentSeeker', 'jobSeeker'],
  [
    'both, on a page of recruiters',
    { jobSeeker: {}, talentSeeker: {}, lastActedAs: 'jobSeeker' },
    'talentSeeker',
    'talentSeeker',
  ],
  ['nobody yet, on the way to a company', {}, 'talentSeeker', 'talentSeeker'],
  ['an administrator alone', { admin: true }, 'jobSeeker', null],
  ['an administrator who hires', { admin: true, talentSeeker: {} }, 'talentSeeker', 'talentSeeker'],
])('%s', (_who, account, pageRole, role) => {
  expect(askedRole(account, pageRole)).toBe(role);
});
