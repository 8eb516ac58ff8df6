// What else is asked of the index, each against the first page of the same role in the same round.
import { type ColumnarIndex, type MatchRole, placeOf, requirementsOf } from '@vela/matching';
import { median } from '../figures.mjs';
import { ROUNDS, WEEK } from './engines.js';
import { chance, roleOf } from './world.js';

const ROLES = 20;
const PAGE = 50;
/** Rows in front of the deep page. */
const DEEP = 10_000;

/** The kinds of questions; the first is what the others are held against. */
export const KINDS = [
  'first page',
  'exact count',
  'facets',
  'facets behind a filter',
  'search without a role',
  'deep page',
  'page by number',
] as const;
export type Kind = (typeof KINDS)[number];

/** Median milliseconds of each kind; null where it was never asked. */
export type QuestionFigures = Readonly<Record<Kind, number>>;

type Asks = Readonly<Record<Kind, () => unknown>>;

/** A role's questions. Where the deep page begins is found before anything is timed, as the page before it would have told. */
function asksOf(index: ColumnarIndex, role: MatchRole): Asks {
  const { companyId, memberUserIds, verified, categoryId } = role;
  const first = { week: WEEK, offset: 0, limit: PAGE };
  const [last] = index.query(role, { ...first, offset: DEEP - 1, limit: 1 }).ranked;
  const after = last === undefined ? {} : { after: placeOf(last) };
  return {
    'first page': () => index.query(role, first),
    'exact count': () => index.meeting(requirementsOf(role)),
    facets: () => index.facets({ companyId, memberUserIds, verified, categoryId }, {}),
    'facets behind a filter': () =>
      index.facets({ companyId, memberUserIds, verified, categoryId }, { setups: ['remote'] }),
    'search without a role': () => index.browse({ companyId, memberUserIds, verified }, first),
    'deep page': () => index.query(role, { ...first, ...after }),
    'page by number': () => index.query(role, { ...first, offset: DEEP }),
  };
}

/** @param seed of the world, from which the roles are made */
export function measureQuestions(index: ColumnarIndex, seed: number): QuestionFigures {
  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = chance(seed * 100 + round);
    const asks = Array.from({ length: ROLES }, (_, number) => asksOf(index, roleOf(next, number)));
    for (const kind of KINDS) {
      const all = asks.map((each) => {
        const from = performance.now();
        each[kind]();
        return performance.now() - from;
      });
      times.get(kind)?.push(median(all));
    }
  }
  const of = (kind: Kind): number => median(times.get(kind) ?? []);
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>;
}
