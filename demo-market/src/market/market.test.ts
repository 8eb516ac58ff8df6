import { beforeAll, describe, expect, test } from '@jest/globals';
import { type CategoryDocument, citiesIn } from '@vela/api';
import { ABOUT_ME_MAX, AVAILABILITY_MONTHS, CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import { LINKEDIN_PROFILE_PATTERN } from '@vela/contracts/schemas';
import { identityIn } from '@vela/market/anonymity';
import { seniorityOf } from '@vela/market/prices';
import { BUNDLED_RATES, yearlySek } from '@vela/matching';
import { categoryDocuments } from './categories.js';
import { employerIn } from './company.js';
import { openRoleIn } from './open-role.js';
import { type Market, type Talent, talentOf } from './talent.js';

const market: Market = { number: 7, now: new Date('2027-01-11T09:00:00Z') };
const TALENTS = 3000;

let talents: Talent[];
let categories: ReadonlyMap<string, CategoryDocument>;

beforeAll(() => {
  talents = Array.from({ length: TALENTS }, (_, n) => talentOf(market, n));
  categories = new Map(categoryDocuments().map((category) => [category._id.toHexString(), category]));
});

const categoryWith = (id: { toHexString(): string } | null): CategoryDocument => {
  const category = categories.get(id?.toHexString() ?? '');
  if (category === undefined) throw new Error('A profile names no category of the market.');
  return category;
};

const idsOf = (entries: readonly { _id: { toHexString(): string } }[]) =>
  new Set(entries.map(({ _id }) => _id.toHexString()));
const share = (holds: (talent: Talent) => boolean): number => talents.filter(holds).length / talents.length;

describe('a market', () => {
  test('is the same every time', () => {
    const again = talentOf({ ...market }, 41);
    expect(again).toEqual(talents[41]);
    const employer = employerIn(market, 20, null);
    expect(openRoleIn(market, 9, employer)).toEqual(openRoleIn(market, 9, employerIn(market, 20, null)));
  });

  test('with another number has other people', () => {
    const others = Array.from({ length: 50 }, (_, n) => talentOf({ ...market, number: 8 }, n));
    expect(others.filter(({ user }, n) => user.givenName === talents[n]?.user.givenName).length).toBeLessThan(10);
    const ids = new Set(
      [...others, ...talents].flatMap(({ user, profile }) => [user._id.toHexString(), profile._id.toHexString()]),
    );
    expect(ids.size).toBe(2 * (others.length + talents.length));
  });

  test('has addresses and network ids of which none occurs twice', () => {
    expect(new Set(talents.map(({ user }) => user.email)).size).toBe(TALENTS);
    expect(new Set(talents.map(({ user }) => user.linkedinSub)).size).toBe(TALENTS);
    for (const { user } of talents) expect(user.email).toMatch(/^[a-z]+\.[a-z]+\.\d+@talent\.vela\.example$/);
  });
});

describe('a profile', () => {
  test('names roles and skills of its own category only, each once', () => {
    for (const { profile } of talents) {
      const category = categoryWith(profile.categoryId);
      const [roles, skills] = [idsOf(category.roles), idsOf(category.skills)];
      const named = profile.skills.map(({ skillId }) => skillId.toHexString());
      const desired = profile.desiredRoles.map(({ roleId }) => roleId.toHexString());
      expect(named.every((id) => skills.has(id)) && desired.every((id) => roles.has(id))).toBe(true);
      expect(new Set(named).size).toBe(named.length);
      expect(new Set(desired).size).toBe(desired.length);
    }
  });

  test('keeps to the steps and limits of the forms', () => {
    for (const { profile } of talents) {
      for (const { level } of profile.skills)
        expect([level * 2, level >= 0.5, level <= 5]).toEqual([Math.round(level * 2), true, true]);
      for (const percentage of [profile.permanentPercentage, profile.freelancePercentage])
        if (percentage !== null) expect([percentage % 5, percentage >= 5, percentage <= 100]).toEqual([0, true, true]);
      expect([null, ...AVAILABILITY_MONTHS]).toContain(profile.availability);
      for (const { years, weight } of profile.desiredRoles) {
        expect(years).toBeLessThanOrEqual(profile.experienceYears ?? 99);
        expect(weight).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('asks for a plausible pay, the lower end first', () => {
    for (const { profile } of talents) {
      const { minSalary, maxSalary, currency, compensationTimePeriod: period } = profile;
      if (minSalary === null || currency === null || period === null) continue;
      if (maxSalary !== null) expect(maxSalary).toBeGreaterThanOrEqual(minSalary);
      const yearly = yearlySek({ amount: minSalary, currency, period }, BUNDLED_RATES);
      expect(yearly).toBeGreaterThan(150_000);
      expect(yearly).toBeLessThan(4_000_000);
    }
  });

  test('asks for more with more experience', () => {
    const median = (band: string): number => {
      const amounts = talents
        .filter(({ profile }) => profile.currency === 'SEK' && profile.compensationTimePeriod === 'Monthly')
        .filter(({ profile }) => profile.experienceYears !== null && seniorityOf(profile.experienceYears).key === band)
        .map(({ profile }) => profile.minSalary ?? 0)
        .sort((a, b) => a - b);
      return amounts[Math.floor(amounts.length / 2)] ?? 0;
    };
    expect(median('junior')).toBeLessThan(median('mid'));
    expect(median('mid')).toBeLessThan(median('senior'));
    expect(median('senior')).toBeLessThan(median('expert'));
  });

  test('names places that the product offers', () => {
    for (const { profile } of talents)
      for (const { country, cities } of profile.countries) {
        const offered = citiesIn(country);
        expect(offered).not.toBeNull();
        for (const city of cities) expect(offered).toContain(city);
      }
  });

  test('gives nobody away in what it says about the person', () => {
    for (const { user, profile } of talents) {
      if (profile.aboutMe === null) continue;
      expect(identityIn(profile.aboutMe, { ...user, linkedinProfile: profile.linkedinProfile })).toBeNull();
      expect(profile.aboutMe).not.toMatch(/[{}]/);
      expect(profile.aboutMe.length).toBeLessThanOrEqual(ABOUT_ME_MAX);
    }
  });

  test('links to an address that the forms accept', () => {
    for (const { profile } of talents)
      if (profile.linkedinProfile !== null) expect(profile.linkedinProfile).toMatch(LINKEDIN_PROFILE_PATTERN);
  });
});

describe('the talents together', () => {
  test('use every currency, period, availability and setup, and leave some things open', () => {
    for (const currency of CURRENCIES) expect(share(({ profile }) => profile.currency === currency)).toBeGreaterThan(0);
    for (const period of SALARY_PERIODS)
      expect(share(({ profile }) => profile.compensationTimePeriod === period)).toBeGreaterThan(0);
    for (const months of [null, ...AVAILABILITY_MONTHS])
      expect(share(({ profile }) => profile.availability === months)).toBeGreaterThan(0.01);
    for (const setup of ['remote', 'hybrid', 'office', 'permanent', 'freelance'] as const)
      expect(share(({ profile }) => profile[setup])).toBeGreaterThan(0.1);
    for (const open of ['minSalary', 'aboutMe', 'experienceYears', 'linkedinProfile'] as const) {
      const blank = share(({ profile }) => profile[open] === null);
      expect([blank > 0.005, blank < 0.2]).toEqual([true, true]);
    }
    expect(share(({ profile }) => !profile.availableForContact)).toBeGreaterThan(0.02);
  });

  test('live mostly in the Nordics and work in every category', () => {
    const nordic = new Set(['Sweden', 'Norway', 'Denmark', 'Finland', 'Iceland']);
    expect(share(({ profile }) => profile.countries.some(({ country }) => nordic.has(country)))).toBeGreaterThan(0.6);
    expect(new Set(talents.map(({ profile }) => profile.categoryId?.toHexString())).size).toBe(categories.size);
  });
});

test('an open role asks for what a talent of its category could offer', () => {
  for (let n = 0; n < 300; n += 1) {
    const employer = employerIn(market, n % 30, market.now);
    const role = openRoleIn(market, n, employer);
    const category = categoryWith(role.categoryId);
    expect(idsOf(category.roles)).toContain(role.roleId.toHexString());
    for (const { skillId } of role.skills) expect(idsOf(category.skills)).toContain(skillId.toHexString());
    for (const { country, cities } of role.countries)
      for (const city of cities) expect(citiesIn(country)).toContain(city);
    expect(role.compensation).toMatch(/^\d{2,9}$/);
    expect(role.remote || role.hybrid || role.office).toBe(true);
    expect(role.permanent || role.freelance).toBe(true);
    expect(role.description.length).toBeGreaterThan(200);
    expect(role.description.length).toBeLessThanOrEqual(2000);
    expect(role.createdAt.getTime()).toBeLessThan(market.now.getTime());
  }
});
