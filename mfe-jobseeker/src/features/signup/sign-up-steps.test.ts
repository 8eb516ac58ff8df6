import { expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import type { OwnProfile } from '@vela/contracts/schemas';
import { nextJobSeekerStep } from '@vela/market/session';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { signUpSteps } from './sign-up-steps.js';

const statesAt = (...where: Parameters<typeof signUpSteps>) => signUpSteps(...where).map(({ state }) => state);

test('a visitor begins by signing in', () => {
  expect(statesAt(PATHS.jobSeekerSignup1, null)).toEqual(['current', 'ahead', 'ahead', 'ahead']);
});

test('what is given is done and can be entered again', () => {
  const profile = { ...emptyProfile, minSalary: 1 };
  expect(statesAt(PATHS.jobSeekerDashboard1, profile)).toEqual(['done', 'done', 'current', 'ahead']);
  expect(signUpSteps(PATHS.jobSeekerDashboard1, profile).map(({ to }) => to)).toEqual([
    undefined,
    PATHS.jobSeekerDashboard3,
    undefined,
    undefined,
  ]);
});

test('an account without a profile has signed in', () => {
  expect(statesAt(PATHS.jobSeekerDashboard3, undefined)).toEqual(['done', 'current', 'ahead', 'ahead']);
});

test('a finished profile has no steps', () => {
  expect(signUpSteps(PATHS.jobSeekerSignup3, fullProfile)).toEqual([]);
});

test('the steps are those that the sign-up leads through, and no others', () => {
  const given: readonly Partial<OwnProfile>[] = [
    { minSalary: 40_000 },
    { categoryId: fullProfile.categoryId },
    { linkedinProfile: 'https://x' },
  ];
  let profile = emptyProfile;
  const led = [nextJobSeekerStep(profile)];
  for (const part of given) {
    profile = { ...profile, ...part };
    led.push(nextJobSeekerStep(profile));
  }
  const [, ...steps] = signUpSteps(PATHS.jobSeekerSignup1, null);
  const pathsOf = signUpSteps(PATHS.jobSeekerSignup3, { ...fullProfile, linkedinProfile: '' }).map(({ to }) => to);
  expect(led).toHaveLength(steps.length + 1);
  expect(led.slice(0, 2)).toEqual(pathsOf.slice(1, 3));
  expect(led.slice(2)).toEqual([PATHS.jobSeekerSignup3, PATHS.jobSeekerDashboard]);
  expect(signUpSteps(PATHS.jobSeekerSignup2, emptyProfile)).toEqual([]);
});
