import { subjectsOf } from '@vela/demo-market/subjects';
import { ColumnarIndex, ExposureTable, type MatchRole, type Ranked, shownScore } from '@vela/matching';
import { below, type Chance, chanceOf } from './chance.js';
import { type FreePage, mostShown } from './frontier.js';

/** The market that attention is measured on, as the design names it. */
const MARKET = { talents: 100_000, roles: 1046, companies: 120 };
const PAGE = 50;
const MOMENTS_OF_DAY = 144;
const WEEK = 2900;
/** Rows that are looked at for a band that goes on behind the page. */
const ROWS_MOST = 20_000;

/** How attention is spread when every role's first page was looked at once. */
export interface Spread {
  readonly neverShown: number;
  readonly gini: number;
}

export interface ExposureMeasured {
  readonly seed: number;
  readonly talents: number;
  readonly roles: number;
  readonly places: number;
  /** Who had to go unseen whatever the order: there are fewer places than people. */
  readonly leastUnseen: number;
  /** Whole points within which who was shown least goes first; 0: nobody does. One is what is shipped. */
  readonly bands: readonly (Spread & {
    readonly band: number;
    readonly pointsLost: number;
    /** Of an order that nobody could keep to, which knows the whole day before: no other shows more people. */
    readonly best: Spread;
  })[];
}

/** @returns how unevenly counts are spread: 0 all alike, 1 everything to one (Gini) */
export function giniOf(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  const weighted = sorted.reduce((sum, count, index) => sum + (2 * (index + 1) - sorted.length - 1) * count, 0);
  return total === 0 ? 0 : weighted / (sorted.length * total);
}

/** @returns how attention is spread over so many people of whom each was shown so often; who is not named never was */
export function spreadOf(shown: ReadonlyMap<unknown, number>, people: number): Spread {
  const counts = [...shown.values(), ...Array.from({ length: people - shown.size }, () => 0)];
  return { neverShown: 1 - shown.size / people, gini: giniOf(counts) };
}

/** All of the best band that a page reaches into, best first. */
function reached(index: ColumnarIndex, role: MatchRole, band: number): readonly Ranked[] {
  const ask = (limit: number) => index.query(role, { week: WEEK, offset: 0, limit }).ranked;
  const last = ask(PAGE).at(-1);
  if (last === undefined) return [];
  const bottom = Math.floor(shownScore(last.basisPoints) / band);
  for (let limit = 8 * PAGE; ; limit *= 4) {
    const rows = ask(limit);
    const end = rows.at(-1);
    if (end === undefined || rows.length < limit || limit > ROWS_MOST) return rows;
    if (Math.floor(shownScore(end.basisPoints) / band) < bottom) return rows;
  }
}

const bandsOf =
  (band: number) =>
  ({ basisPoints }: Ranked): number =>
    Math.floor(shownScore(basisPoints) / Math.max(1, band));

/** A first page as far as any order by bands is free: who stands in the last band that it reaches may stand on it or not. */
function freePage(index: ColumnarIndex, role: MatchRole, band: number): FreePage {
  const rows = reached(index, role, Math.max(1, band));
  const bandOf = bandsOf(band);
  const last = rows.slice(0, PAGE).at(-1);
  const bottom = last === undefined ? 0 : bandOf(last);
  const namesOf = (some: readonly Ranked[]): string[] => some.map(({ profileId }) => profileId);
  const fixed = namesOf(rows.filter((row) => bandOf(row) > bottom));
  return { fixed, tied: namesOf(rows.filter((row) => bandOf(row) === bottom)), places: PAGE - fixed.length };
}

/** One order of a first page: by bands of so many points, within each by who was shown least, then by the week's turn. */
function firstPage(
  index: ColumnarIndex,
  role: MatchRole,
  band: number,
  exposure: (id: string) => number,
): readonly Ranked[] {
  if (band === 1) return index.query(role, { week: WEEK, offset: 0, limit: PAGE }).ranked;
  const bandOf = bandsOf(band);
  return reached(index, role, Math.max(1, band))
    .map((row) => ({ row, band: bandOf(row), shown: band === 0 ? 0 : exposure(row.profileId) }))
    .sort((one, other) => other.band - one.band || one.shown - other.shown || one.row.tie - other.row.tie)
    .slice(0, PAGE)
    .map(({ row }) => row);
}

function shuffled<Value>(next: Chance, values: readonly Value[]): Value[] {
  const all = [...values];
  return all.map((_, index) => {
    const [drawn] = all.splice(index + below(next, all.length - index), 1);
    if (drawn === undefined) throw new RangeError('Nothing is left.');
    all.splice(index, 0, drawn);
    return drawn;
  });
}

/**
 * Shows every role's first page once, spread over a day in an order that chance makes; exposure moves on every ten minutes.
 * @param band whole points within which who was shown least goes first; 0 for nobody
 */
function dayOf(index: ColumnarIndex, exposures: ExposureTable, roles: readonly MatchRole[], band: number) {
  const shown = new Map<string, number>();
  const eachMoment = Math.ceil(roles.length / MOMENTS_OF_DAY);
  let pointsLost = 0;
  for (let from = 0; from < roles.length; from += eachMoment) {
    const seen: (readonly [string, number])[] = [];
    for (const role of roles.slice(from, from + eachMoment)) {
      const page = firstPage(index, role, band, (id) => exposures.of(id));
      const best = band > 1 ? index.query(role, { week: WEEK, offset: 0, limit: PAGE }).ranked : page;
      const points = (rows: readonly Ranked[]): number =>
        rows.reduce((sum, { basisPoints }) => sum + shownScore(basisPoints), 0);
      pointsLost += points(best) - points(page);
      for (const { profileId } of page) {
        shown.set(profileId, (shown.get(profileId) ?? 0) + 1);
        seen.push([profileId, 1]);
      }
    }
    if (band > 0) exposures.advance(exposures.moment + 1, seen);
  }
  return { shown, pointsLost };
}

/** @param seed of the market and of the order in which its roles are looked at */
export function measureExposure(
  seed: number,
  {
    bands = [0, 1, 2, 3, 5],
    market = MARKET,
  }: { readonly bands?: readonly number[]; readonly market?: typeof MARKET } = {},
): ExposureMeasured {
  const { roles, profiles } = subjectsOf({ number: seed, ...market });
  const order = shuffled(chanceOf(seed), roles);
  const places = roles.length * PAGE;
  const all = [...profiles];
  let people = 0;
  const measured = bands.map((band) => {
    const exposures = new ExposureTable();
    exposures.advance(1, []);
    const index = new ColumnarIndex(undefined, exposures);
    for (const profile of all) index.upsert(profile);
    people = index.size;
    const best = spreadOf(mostShown(roles.map((role) => freePage(index, role, band))), people);
    const { shown, pointsLost } = dayOf(index, exposures, order, band);
    return { band, ...spreadOf(shown, people), pointsLost: pointsLost / places, best };
  });
  return {
    seed,
    talents: people,
    roles: roles.length,
    places,
    leastUnseen: Math.max(0, 1 - places / people),
    bands: measured,
  };
}
