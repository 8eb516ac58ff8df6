import { expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { signUpSteps } from './sign-up-steps.js';

const statesAt = (...where: Parameters<typeof signUpSteps>) => signUpSteps(...where).map(({ state }) => state);

test('a visitor begins by signing in', () => {
  expect(statesAt(PATHS.jobSeekerSignup1, null)).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
});

test('what is given is done and can be entered again', () => {
  const profile = { ...emptyProfile, minSalary: 1 };
  expect(statesAt(PATHS.jobSeekerDashboard1, profile)).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
  expect(signUpSteps(PATHS.jobSeekerDashboard1, profile).map(({ to }) => to)).toEqual([
    undefined,
    PATHS.jobSeekerDashboard3,
    undefined,
    undefined,
    undefined,
  ]);
});

test('an account without a profile has signed in', () => {
  expect(statesAt(PATHS.jobSeekerDashboard3, undefined)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
});

test('a finished profile has no steps', () => {
  expect(signUpSteps(PATHS.jobSeekerSignup2, fullProfile)).toEqual([]);
});
