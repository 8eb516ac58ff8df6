import type { CompanySize } from '@vela/contracts/constants';
import type { CompanyPageInput } from '@vela/contracts/schemas';
import type { Employer } from '../market/company.js';
import { plainLetters } from '../texts/names.js';

/** How many people work there, how, and what they get besides pay, in the order of the first employers. */
const PAGE_TEXTS: readonly (readonly [people: CompanySize, how: string, benefits: readonly string[]])[] = [
  [
    '10–49',
    'Forty people, half of them planners and half of them engineers, around one long table in Stockholm and many kitchens elsewhere. Whoever joins rides along with a city for a week before the first line of code.',
    ['Six weeks of holiday', 'A bicycle of your choice', 'Parental pay topped up to 90 %', 'Four-day weeks on request'],
  ],
  [
    '50–199',
    'We began in one operating theatre in Uppsala. Today sixty hospitals plan with us. Somebody of the product team is at a hospital every week, and what nurses say decides what we build next.',
    ['30 days of holiday', 'Wellness allowance of 5,000 SEK', 'Paid time to study', 'Flexible hours'],
  ],
  [
    '200–999',
    'Small teams, each with a power station of its own to look after. Nobody is on call for longer than a week in six, and whoever was woken sleeps in.',
    ['Shares in the company', 'Cabin by the sea', '16 % pension', 'Language courses'],
  ],
  [
    '10–49',
    'Bookkeepers and developers sit together, which is why our forms are short. We ship on Tuesdays and fix on Wednesdays.',
    ['Lunch', 'Six weeks of holiday', 'Home office with what it takes', 'Paid leave for sick children'],
  ],
  [
    '10–49',
    'Twenty-five people who would rather finish one good game than start three. No crunch: the last four releases were late, and nobody worked a weekend.',
    ['37 hours a week', 'Your own project every eighth week', 'Sauna, of course'],
  ],
  [
    '50–199',
    'We write software for things that stand in the rain. Half of us work from home; the other half have a workshop with a soldering iron.',
    ['Electric car to borrow', 'Workshop with tools', 'Flexible hours'],
  ],
  [
    '10–49',
    'Former captains, oceanographers and engineers. Every route that we propose tells what it saves and how sure we are of it.',
    ['Sabbatical after four years', 'Sailing on Thursdays', 'Parental pay topped up to 100 %'],
  ],
  [
    '1,000 or more',
    'A bank’s safety with a workshop’s manners: every change is read by two, every failure is written about where all can read it.',
    ['Bonus that all share', 'Gym', '25 days of holiday'],
  ],
  [
    '10–49',
    'Half of us were teachers. We measure ourselves by the hours that schools get back, and publish them every term.',
    ['School holidays off', 'Paid time to teach', 'Conference of your choice'],
  ],
  [
    '1–9',
    'Design, weaving and a small team for the web under one roof, with a shop in front of it.',
    ['Clothes that last', 'Repairs for life', '36 hours a week'],
  ],
  [
    '50–199',
    'We keep watch in shifts that people can live with, and teach whoever wants to learn: every second one of us began as something else.',
    ['Certificates paid', 'Night work counts double', 'Training budget without forms'],
  ],
  [
    '10–49',
    'Geologists and developers with the same boots. In summer we work where the drill is.',
    ['Hot water', 'Travel by train paid', 'Six weeks of holiday'],
  ],
];

/** @param n of the employer, from 0 @returns what it says of itself, null for employers without a page */
export function pageOf(n: number, { profile, company }: Employer): CompanyPageInput | null {
  const words = PAGE_TEXTS[n];
  if (words === undefined) return null;
  const [, how, benefits] = words;
  return {
    about: `We ${profile.does}.\n\n${how}`,
    website: `https://www.${plainLetters(profile.name)}.example`,
    benefits: [...benefits],
    countriesCities: { [profile.country]: [company.city] },
  };
}

/** @param n of the employer, from 0 @returns how many people work there, as its page says; null for employers without a page */
export const sizeOf = (n: number): CompanySize | null => PAGE_TEXTS[n]?.[0] ?? null;
