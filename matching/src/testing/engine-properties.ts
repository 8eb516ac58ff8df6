// Properties that one page cannot show (docs/score.md): of a role's two lists, of two offers, of a list that is read page by page.
import fc from 'fast-check';
import { MUST_TERMS } from '@vela/contracts/constants';
import type { ExposureTable } from '../exposure/index.js';
import { missedMusts } from '../ranking/musts.js';
import { type ListPlace, placeOf } from '../ranking/order.js';
import type { RankedPage, RankQuery } from '../ranking/rank.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyProfile } from './arbitraries.js';
import { perfectFor } from './possible.js';
import { people, pointsOf, type Sample, samples } from './ranking-case.js';

/** What is asked for a list; the engine brings the exposure. */
type Question = Omit<RankQuery, 'exposures' | 'rates' | 'week'>;

/** An engine that holds a world. */
export interface RankingEngine {
  readonly exposures: ExposureTable;
  page(role: MatchRole, question: Question): RankedPage | Promise<RankedPage>;
  /** Takes over what a profile says now. */
  put(profile: MatchProfile): void | Promise<void>;
}

/** A role and everybody in its category. */
export interface EngineCase {
  readonly role: MatchRole;
  readonly world: readonly MatchProfile[];
  /** @param engine holding this world @returns what is wrong with its answers, null where nothing is */
  readonly wrongBy: (engine: RankingEngine) => Promise<string | null>;
}

const WORLD = 30;
const PAGE = 7;
const everybody = { offset: 0, limit: 2 * WORLD };

const strangers = (role: MatchRole, seed: number): MatchProfile[] =>
  people(role, fc.sample(anyProfile, { numRuns: WORLD, seed }));

/** Somebody who meets everything, and strangers, most of whom miss a must. */
function mustCase({ role: bare, profile }: Sample, number: number, seed: number): EngineCase {
  const role: MatchRole = {
    ...bare,
    musts: {
      terms: MUST_TERMS.filter((_, at) => (((number + 1) * 11) >> at) % 2 === 1),
      skillIds: bare.skills.slice(0, number % 2).map(({ skillId }) => skillId),
    },
  };
  const world = people(role, [perfectFor(role, profile), ...fc.sample(anyProfile, { numRuns: WORLD, seed })]);
  return {
    role,
    world,
    wrongBy: async (engine) => {
      const lists = ['matches', 'leftOut'] as const;
      const [matches, leftOut] = await Promise.all(
        lists.map(async (list) => {
          const { ranked, total } = await engine.page(role, { ...everybody, list });
          if (ranked.length !== total) throw new Error(`${ranked.length} stand in a list of ${total}`);
          return new Set(ranked.map(({ profileId }) => profileId));
        }),
      );
      for (const one of world) {
        const missed = missedMusts(role, one);
        const stands = [matches?.has(one.id) === true, leftOut?.has(one.id) === true];
        if (stands[0] !== (missed.length === 0) || stands[1] !== missed.length > 0)
          return `stands among the matches: ${stands[0]}, apart: ${stands[1]}, and misses ${JSON.stringify(missed)}`;
      }
      return null;
    },
  };
}

function offerCase({ role: { musts: _, ...role } }: Sample, number: number, seed: number): EngineCase {
  const world = strangers(role, seed);
  const better = { ...role, offer: { ...role.offer, amount: Math.ceil(role.offer.amount * 1.1) + number } };
  return {
    role,
    world,
    wrongBy: async (engine) => {
      const before = pointsOf(await engine.page(role, everybody), world);
      const after = pointsOf(await engine.page(better, everybody), world);
      const at = after.findIndex((points, index) => points < (before[index] ?? 0));
      return at === -1 ? null : `a better offer takes ${before[at]} to ${after[at]}: ${JSON.stringify(world[at])}`;
    },
  };
}

/** Between two pages those of the first are shown, some of the others pause, and somebody comes. */
function pagingCase({ role: { musts: _, ...role } }: Sample, _number: number, seed: number): EngineCase {
  const all = strangers(role, seed);
  const [world, coming] = [all.slice(0, -5), all.slice(-5)];
  return {
    role,
    world,
    wrongBy: async (engine) => {
      const { moment } = engine.exposures;
      const [stayed, met] = [new Map(world.map((one) => [one.id, one])), new Set<string>()];
      for (let after: ListPlace | undefined; ;) {
        const { ranked } = await engine.page(role, { offset: 0, limit: PAGE, moment, ...(after && { after }) });
        const last = ranked.at(-1);
        if (last === undefined) break;
        for (const { profileId } of ranked) {
          if (met.has(profileId)) return `${profileId} is met twice`;
          met.add(profileId);
        }
        after = placeOf(last);
        engine.exposures.advance(
          engine.exposures.moment + 1,
          ranked.map(({ profileId }) => [profileId, 3]),
        );
        const [newcomer] = coming.splice(0, 1);
        if (newcomer) await engine.put(newcomer);
        const [pausing] = [...stayed.values()].filter(({ id }) => !met.has(id)).slice(met.size % 3);
        if (pausing === undefined) continue;
        stayed.delete(pausing.id);
        await engine.put({ ...pausing, availableForContact: false });
      }
      const lost = [...stayed.keys()].filter((id) => !met.has(id));
      return lost.length === 0 ? null : `${lost.join(', ')} is lost`;
    },
  };
}

/**
 * @param runs how many worlds of each
 * @returns the properties by name, each with random worlds; every case has a category of its own
 */
export const engineProperties = (
  seed: number,
  runs: number,
): readonly { readonly property: string; readonly cases: readonly EngineCase[] }[] =>
  (
    [
      ['musts', 'who misses a must is no match, and stands apart; who misses none is one', mustCase],
      ['offer', 'a better offer never lowers a score', offerCase],
      ['pages', 'page by page nobody is lost or met twice while others are shown, pause and come', pagingCase],
    ] as const
  ).map(([key, property, caseOf]) => ({
    property,
    cases: samples(key, seed, runs).map((sample, number) => caseOf(sample, number, seed + number)),
  }));
