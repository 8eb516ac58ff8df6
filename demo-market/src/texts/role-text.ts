import { DESCRIPTION_MAX } from '@vela/contracts/constants';
import { oneOf, several } from '../chance/draw.js';
import type { Random } from '../chance/random.js';
import type { CompanyProfile } from './companies.js';

const WHY = [
  'The person who did this work has moved on to lead a new team, and stays around to hand it over.',
  'This is a new position: the team has asked for it for a year, and now we can afford it.',
  'Our product has outgrown the way we work, and we look for somebody who has been through that before.',
  'We have more good ideas than hands, and would rather finish three than start ten.',
  'Our customers are ahead of us, and we want to catch up without breaking what they rely on.',
];

const FIRST_MONTHS = [
  'In the first month you meet five customers and the people who answer their questions. After three months you own your first area.',
  'You start beside a colleague who knows the history. By summer we expect you to have changed something that nobody dared to touch.',
  'You take over a part that works, learn why it works, and then decide with the team what comes next.',
  'Your first task is small and goes out in the first week. The next one you choose yourself.',
];

const TEAM = [
  'The team has seven people from five countries; we speak English and laugh in several languages.',
  'You work in a team of four with a product manager and a designer, and report to the head of the department.',
  'Half of the team works from home on any day, so decisions are written down.',
  'We are eleven, and we plan every two weeks on one page.',
];

const OFFERS = [
  'five weeks of holiday and a sixth in the first year of parenthood',
  'a yearly budget for learning that nobody asks you to justify',
  'salaries that are set by level and shown to everybody',
  'a pension that is better than the agreement asks for',
  'no meetings before ten and none on Friday afternoons',
  'time for the interview process that we pay for',
  'equipment of your choice, replaced every three years',
  'a parental leave topped up to 90 percent for both parents',
];

const PROCESS = [
  'The process: a talk of forty minutes, a work sample on our time, a talk with the team. You get an answer within a week.',
  'Two conversations and one afternoon of working together. We tell you what we thought, whatever we decide.',
  'You talk with the people you would work with, and with nobody who could not explain what they do.',
];

/** @returns a role's description, never longer than the product allows */
export function roleTextOf(
  random: Random,
  employer: CompanyProfile,
  roleName: string,
  skills: readonly string[],
): string {
  const [first, second, third] = skills;
  const strengths = [first, second, third].filter((skill) => skill !== undefined).join(', ');
  return [
    `We ${employer.does}.`,
    oneOf(random, WHY),
    '',
    `As ${/^[aeiouAEIOU]/.test(roleName) ? 'an' : 'a'} ${roleName} with us you bring this together: ${strengths}. ${oneOf(random, FIRST_MONTHS)}`,
    '',
    oneOf(random, TEAM),
    `What we offer: ${several(random, OFFERS, 3).join('; ')}.`,
    '',
    oneOf(random, PROCESS),
  ]
    .join('\n')
    .slice(0, DESCRIPTION_MAX);
}

const INTRODUCTIONS = [
  'Your profile reads like the person our team described when they asked for this role. I would like to tell you what the first half year would look like, and hear what you would want to change.',
  'I noticed your strength in {skill}. We are at the point where that decides whether our product gets simpler or just larger. Would you have half an hour next week?',
  'We look for somebody who has done this before and wants to do it better the second time. Pay, setup and start are as the role says; everything else we can talk about.',
  'Thank you for describing so clearly what you want. I think that we can offer it: time to do things properly and colleagues who care. May I introduce you to the team?',
  'The team would like to meet you. You would talk with two people who do the work, not with a panel, and you can ask them anything.',
];

/** @returns what a recruiter writes to a talent */
export const introductionOf = (random: Random, skill: string): string =>
  oneOf(random, INTRODUCTIONS).replace('{skill}', skill);
