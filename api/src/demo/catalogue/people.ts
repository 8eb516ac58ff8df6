import { defineCategory } from './blueprint.js';

export const people = defineCategory({
  name: 'People and talent',
  share: 6,
  paySek: 520_000,
  shared: ['Interviewing', 'Communication', 'Confidentiality', 'Coaching', 'Workshop facilitation', 'Labour law'],
  fields: {
    acquisition: ['Sourcing', 'Competence-based interviews', 'Employer branding', 'Applicant tracking systems', 'Technical recruiting', 'Candidate experience', 'Executive search'],
    partnering: ['HR business partnering', 'Organisational development', 'Conflict resolution', 'Union negotiations', 'Performance reviews', 'Workforce planning'],
    rewards: ['Compensation and benefits', 'Salary reviews', 'Payroll', 'Pay equity analysis', 'Job architecture'],
    learning: ['Learning design', 'Leadership development', 'Facilitating trainings', 'E-learning', 'Onboarding programmes', 'Mentoring programmes'],
    insight: ['People analytics', 'Employee surveys', 'Excel', 'HR systems', 'Workday', 'GDPR in HR'],
    inclusion: ['Diversity and inclusion', 'Inclusive hiring', 'Work environment', 'Employee wellbeing'],
  },
  roles: {
    'Recruiter': { draws: ['acquisition'], pay: 0.9 },
    'Technical recruiter': { draws: ['acquisition', 'insight'], fromYears: 1, pay: 0.98 },
    'Talent acquisition partner': { draws: ['acquisition', 'partnering'], fromYears: 3, pay: 1.02 },
    'Talent sourcer': { draws: ['acquisition'], pay: 0.82 },
    'Employer branding specialist': { draws: ['acquisition', 'inclusion'], pay: 0.94 },
    'HR generalist': { draws: ['partnering', 'rewards'], pay: 0.92 },
    'HR business partner': { draws: ['partnering', 'inclusion'], fromYears: 4, pay: 1.12 },
    'Compensation and benefits specialist': { draws: ['rewards', 'insight'], fromYears: 2, pay: 1.05 },
    'Learning and development specialist': { draws: ['learning'], pay: 0.98 },
    'Leadership coach': { draws: ['learning', 'inclusion'], fromYears: 6, pay: 1.1 },
    'People analyst': { draws: ['insight', 'rewards'], fromYears: 1 },
    'Diversity and inclusion lead': { draws: ['inclusion', 'learning'], fromYears: 4, pay: 1.1 },
    'Head of talent acquisition': { draws: ['acquisition', 'insight'], fromYears: 7, pay: 1.32 },
    'Chief people officer': { draws: ['partnering', 'rewards', 'inclusion'], fromYears: 11, pay: 1.65 },
  },
});
