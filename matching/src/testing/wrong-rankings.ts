// The worlds in which version 1 of the score ranked people wrongly, for every engine.
import fc from 'fast-check';
import { consistent } from '@vela/market/profiles';
import type { RankedPage } from '../ranking/rank.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyProfile } from './arbitraries.js';
import { people } from './ranking-case.js';
import { exampleProfile, exampleRole } from './subjects.js';

/** A role with its market; the first of the market are those whom the world is about. */
export interface WrongRanking {
  readonly name: string;
  readonly role: MatchRole;
  readonly market: readonly MatchProfile[];
  /** @param page the whole list @returns what is wrong with it, null where nothing is */
  readonly wrongIn: (page: RankedPage) => string | null;
}

/** Wants the office in Stockholm, now, for a middling pay. */
export const OFFICE_ROLE: MatchRole = {
  ...exampleRole,
  hybrid: false,
  office: true,
  places: { Sweden: ['Stockholm'] },
  offer: { amount: 50_000, currency: 'SEK', period: 'Monthly' },
  availability: 0,
};
/** Fits the office role in nothing but skills, and says so. */
export const TOLD: MatchProfile = {
  ...exampleProfile,
  remote: true,
  hybrid: false,
  office: false,
  places: { Spain: ['Madrid'] },
  permanent: false,
  freelance: true,
  freelancePercentage: 100,
  minSalary: 70_000,
  maxSalary: null,
  availability: 6,
};
/** The same, with everything taken back that does not fit. */
export const CLEARED: MatchProfile = {
  ...TOLD,
  remote: false,
  places: {},
  freelance: false,
  freelancePercentage: null,
  minSalary: null,
  availability: null,
};

/** Years in a role beyond those in all. */
export const CONTRADICTORY: MatchProfile = {
  ...exampleProfile,
  experienceYears: 0,
  desiredRoles: [{ roleId: exampleRole.roleId, name: 'Data Engineer', years: 20, weight: 3 }],
};

/** Skills beyond the limit, that nobody asks for. */
export const STUFFED: MatchProfile = {
  ...exampleProfile,
  skills: [
    ...exampleProfile.skills,
    ...Array.from({ length: 40 }, (_, number) => ({ skillId: `x${number}`, name: `X${number}`, level: 5 })),
  ],
};

export const MENDED = {
  contradictory: { ...CONTRADICTORY, ...consistent(CONTRADICTORY) },
  stuffed: { ...STUFFED, ...consistent(STUFFED) },
} as const;

/** @returns the exact scores of the first of a market */
function scoresOf({ ranked }: RankedPage, market: readonly MatchProfile[], count: number): readonly number[] {
  const points = new Map(ranked.map(({ profileId, basisPoints }) => [profileId, basisPoints]));
  return market.slice(0, count).map(({ id }) => points.get(id) ?? -1);
}

/**
 * @param seed of the others @param others how many stand beside those whom a world is about
 * @returns each world, in a category of its own
 */
export function wrongRankings(seed: number, others: number): readonly WrongRanking[] {
  const crowd = fc.sample(anyProfile, { numRuns: others, seed });
  const world = (
    name: string,
    role: MatchRole,
    about: readonly MatchProfile[],
    isRight: (scores: readonly number[], places: readonly number[]) => boolean,
  ): WrongRanking => {
    const asked = { ...role, categoryId: name.slice(0, 10) };
    const market = people(asked, [...about, ...crowd]);
    return {
      name,
      role: asked,
      market,
      wrongIn: (page) => {
        const scores = scoresOf(page, market, about.length);
        const places = market
          .slice(0, about.length)
          .map((one) => page.ranked.findIndex((at) => at.profileId === one.id));
        return isRight(scores, places) ? null : `scores ${scores.join(', ')}, places ${places.join(', ')}`;
      },
    };
  };
  return [
    world('blank against truth', OFFICE_ROLE, [TOLD, CLEARED], ([told = 0, cleared = 0], [own = 0, blank = 0]) =>
      told === cleared ? told < 5000 : cleared < told && own < blank && told < 5000,
    ),
    world(
      'contradictions',
      exampleRole,
      [CONTRADICTORY, MENDED.contradictory],
      ([contradictory, mended]) => contradictory === mended,
    ),
    world(
      'stuffing',
      exampleRole,
      [exampleProfile, STUFFED, MENDED.stuffed],
      ([honest = 0, stuffed = 0, mended = 0]) => stuffed === honest && mended <= honest,
    ),
  ];
}
