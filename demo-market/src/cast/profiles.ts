import type { JobSeekerProfileDocument } from '@vela/api';
import type { Talent } from '../market/talent.js';

/** What a persona's profile says whatever chance would have it say. */
export const saying = ({ user, profile }: Talent, said: Partial<JobSeekerProfileDocument>): Talent => ({
  user,
  profile: { ...profile, ...said },
});

const open = {
  availableForContact: true,
  remote: true,
  hybrid: true,
  office: false,
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
} as const;

/** A designer who is being asked. */
export const asked = (talent: Talent): Talent =>
  saying(talent, {
    ...open,
    currentRole: 'Product designer',
    experienceYears: 5,
    minSalary: 46_000,
    maxSalary: 56_000,
    availability: 2,
    countries: [{ country: 'Sweden', cities: ['Stockholm', 'Uppsala'] }],
    linkedinProfile: 'https://www.linkedin.com/in/vela-demo-q4t8x2mz7k',
    aboutMe:
      'I design the parts of a product that people use when they are in a hurry: sign-in, search, payment, the form at the end. I prototype early, test with five people, and throw away the first idea gladly. I look for a team where research is somebody’s job and not somebody’s favour, and for a product that makes an ordinary Tuesday easier.',
  });

/** A developer whose profile leaves nothing open. */
export const settled = (talent: Talent): Talent =>
  saying(talent, {
    ...open,
    currentRole: 'Senior frontend developer',
    experienceYears: 6,
    permanentPercentage: 80,
    minSalary: 52_000,
    maxSalary: 64_000,
    availability: 3,
    countries: [
      { country: 'Sweden', cities: ['Göteborg', 'Stockholm'] },
      { country: 'Norway', cities: [] },
    ],
    linkedinProfile: 'https://www.linkedin.com/in/vela-demo-h9d3w6nr5p',
    aboutMe:
      'Six years of making interfaces fast, clear and usable by keyboard. I like to own a feature from the first sketch to the figures a month later, and I would rather remove a component than add an option to it. Lately I have mentored two colleagues who came from other professions. I want to work four days a week, close to people who use what I build.',
  });

/** Somebody who has said what she wants to earn, and nothing else yet. */
export const halfway = (talent: Talent): Talent =>
  saying(talent, {
    ...open,
    remote: false,
    hybrid: false,
    permanent: false,
    permanentPercentage: null,
    currentRole: null,
    experienceYears: null,
    categoryId: null,
    desiredRoles: [],
    skills: [],
    minSalary: 38_000,
    maxSalary: 44_000,
    availability: null,
    countries: [],
    linkedinProfile: null,
    aboutMe: null,
  });
