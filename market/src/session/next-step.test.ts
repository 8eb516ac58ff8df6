import { describe, expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { landingPaths, nextJobSeekerStep, nextTalentSeekerStep } from './next-step.js';

describe('job seeker', () => {
  const salary = { minSalary: 1 };
  const category = { categoryId: { id: 'c' } };
  const linkedin = { linkedinProfile: 'https://www.linkedin.com/in/x' };

  test.each([
    [undefined, PATHS.jobSeekerDashboard3],
    [null, PATHS.jobSeekerDashboard3],
    [{}, PATHS.jobSeekerDashboard3],
    [{ minSalary: null, ...category, ...linkedin }, PATHS.jobSeekerDashboard3],
    [{ ...category }, PATHS.jobSeekerDashboard3],
    [salary, PATHS.jobSeekerDashboard1],
    [{ minSalary: 0 }, PATHS.jobSeekerDashboard1],
    [{ ...salary, ...linkedin, categoryId: null }, PATHS.jobSeekerDashboard1],
    [{ ...salary, ...category }, PATHS.jobSeekerSignup3],
    [{ ...salary, ...category, linkedinProfile: '' }, PATHS.jobSeekerSignup3],
    [{ ...salary, ...category, ...linkedin }, PATHS.jobSeekerDashboard],
  ])('%j goes to %s', (profile, path) => {
    expect(nextJobSeekerStep(profile)).toBe(path);
  });

  test('doing what each step asks always leads on, never in a circle', () => {
    const done: Record<string, object> = {
      [PATHS.jobSeekerDashboard3]: salary,
      [PATHS.jobSeekerDashboard1]: category,
      [PATHS.jobSeekerSignup3]: linkedin,
    };
    for (const start of [{}, salary, category, linkedin, { ...category, ...linkedin }]) {
      let profile: object = start;
      const visited = new Set<string>();
      for (
        let path = nextJobSeekerStep(profile);
        path !== PATHS.jobSeekerDashboard;
        path = nextJobSeekerStep(profile)
      ) {
        expect(visited.has(path)).toBe(false);
        visited.add(path);
        profile = { ...profile, ...done[path] };
      }
    }
  });
});

describe('talent seeker', () => {
  const company = { company: { name: 'Norrsken' } };
  const linkedin = { linkedinProfile: 'https://www.linkedin.com/in/x' };

  test.each([
    [undefined, PATHS.talentSeekerDashboard3],
    [{}, PATHS.talentSeekerDashboard3],
    [{ company: null, ...linkedin }, PATHS.talentSeekerDashboard3],
    [company, PATHS.talentSeekerSignup2],
    [{ ...company, linkedinProfile: null }, PATHS.talentSeekerSignup2],
    [{ ...company, ...linkedin }, PATHS.talentSeekerDashboard],
  ])('%j goes to %s', (profile, path) => {
    expect(nextTalentSeekerStep(profile)).toBe(path);
  });
});

describe('a login', () => {
  const everywhere = (path: string) => ({ talentseeker: path, jobseeker: path });
  const steps = { talentseeker: PATHS.talentSeekerDashboard3, jobseeker: PATHS.jobSeekerDashboard3 };

  test.each([
    [{ admin: true }, everywhere(PATHS.godmode)],
    [{ admin: false }, steps],
    [{}, steps],
    [{ admin: true, jobSeeker: {} }, steps],
    [{ admin: true, talentSeeker: {} }, steps],
  ])('%j leads to %j', (account, paths) => {
    expect(landingPaths(account)).toEqual(paths);
  });
});
