import { expect, test } from '@jest/globals';
import { type MetProfile, whereMetText, whereProfileIsMet } from './index.js';

const whole: MetProfile = {
  availableForContact: true,
  openToRanking: true,
  categoryId: { id: 'a'.repeat(24), name: 'Design' },
  jobSeekerProfilesRoles: [{ role: { name: 'Designer' }, years: 3 }] as unknown as MetProfile['jobSeekerProfilesRoles'],
  jobSeekerProfileSkills: [{ skill: { name: 'Figma' }, level: 3 }] as unknown as MetProfile['jobSeekerProfileSkills'],
};

test.each([
  [{}, 'lists', 'You appear in recruiters’ lists.'],
  [{ openToRanking: false }, 'search', 'Recruiters find you by searching. You are in no list of matches.'],
  [{ availableForContact: false }, 'nowhere', 'You appear in no list. Requests that you have stay.'],
  [
    { availableForContact: false, openToRanking: false },
    'nowhere',
    'You appear in no list. Requests that you have stay.',
  ],
  [{ jobSeekerProfileSkills: [] }, 'nowhere', 'You will appear in recruiters’ lists once your profile can be found.'],
  [
    { jobSeekerProfileSkills: [], openToRanking: false },
    'nowhere',
    'Recruiters will find you by searching once your profile can be found.',
  ],
] as const)('a profile with %j is met %s', (changes, where, text) => {
  const profile: MetProfile = { ...whole, ...changes } as MetProfile;
  expect([whereProfileIsMet(profile), whereMetText(profile)]).toEqual([where, text]);
});
