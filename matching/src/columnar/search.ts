import { CAPPED_BASIS_POINTS } from '../components/cap.js';
import { FULL } from '../components/fit.js';
import { salaryFitOf } from '../components/salary.js';
import { WEIGHTS } from '../components/weights.js';
import type { MatchRole } from '../subjects/subjects.js';
import type { Best } from './best.js';
import { detailOf, type ListOrder, RANK_BASE } from './list-order.js';
import { countryCode, HERE_CODE, nearbyCode, PLACE_CODE_SHIFT, type Plan, type PlannedSkill } from './plan.js';
import type { Postings } from './postings.js';
import { COUNTRY_SHIFT, PAY_UNKNOWN, ROLE_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  EXPERIENCE_MASK,
  EXPERIENCE_SHIFT,
  IN_USE,
  PLACE_MASK,
} from './traits.js';

/** Set on the sum of a profile that desires the role; sums stay below it. */
const DESIRED = 1 << 20;
const SUM_MASK = DESIRED - 1;
/** What is assumed for years until the desired role or the general experience says better. */
const YEARS_MOST = WEIGHTS.years * FULL;
/** Sums are counted in buckets of this many bits. */
const BUCKET_SHIFT = 12;
const BUCKETS = (SUM_MASK >>> BUCKET_SHIFT) + 1;
/** One slot in this many is counted: where to begin is a guess that any sample tells, and what is found does not rest on it. */
const SAMPLE = 8;
/** How many candidates are looked at closely before the first threshold is known. */
const FIRST_CANDIDATES = 1024;
/** How many more there are in each next look, until there is a threshold. */
const MORE_CANDIDATES = 4;
/** Basis points that one shown point stands for. */
const SHOWN = FULL / 100;

/** Room for one query, shared by all segments because only one is searched at a time. */
export class Scratch {
  sums = new Uint32Array(0);
  places = new Uint8Array(0);
  /** What each profile has got for the skill that is being added up: its number above `GOT_SHIFT`, points below. */
  got = new Uint32Array(0);
  readonly histogram = new Uint32Array(BUCKETS);

  /** @param comparesSkills whether any skill can be had in more than one way */
  prepare(count: number, comparesSkills: boolean): void {
    if (this.sums.length < count) {
      this.sums = new Uint32Array(count);
      this.places = new Uint8Array(count);
    }
    this.sums.fill(YEARS_MOST, 0, count);
    this.places.fill(0, 0, count);
    if (comparesSkills) {
      if (this.got.length < count) this.got = new Uint32Array(count);
      this.got.fill(0, 0, count);
    }
  }

  get bytes(): number {
    return this.sums.byteLength + this.got.byteLength + this.places.byteLength + this.histogram.byteLength;
  }
}

/** Adds up skills, role and years: an upper bound for those who do not desire the role, exact for the others. */
function addPostings(segment: Segment, plan: Plan, { sums, got }: Scratch): void {
  plan.skills.forEach((skill, number) => {
    if (skill.related.length > 0) addBestOf(segment, skill, number + 1, sums, got);
    else for (const run of runsOf(segment.skills, skill.skillId)) addRun(run, skill.points, sums);
  });
  for (const run of runsOf(segment.roles, plan.roleId)) addDesired(run, plan.desiredPoints, sums);
}

const runsOf = (lists: ReadonlyMap<string, Postings>, key: string): readonly Uint32Array[] =>
  lists.get(key)?.runs() ?? [];

function addRun(run: Uint32Array, points: Uint32Array, sums: Uint32Array): void {
  const { length } = run;
  for (let index = 0; index < length; index += 1) {
    const entry = run[index] as number;
    const slot = entry >>> SKILL_SHIFT;
    sums[slot] = ((sums[slot] as number) + (points[entry & 15] as number)) | 0;
  }
}

function addDesired(run: Uint32Array, points: Uint32Array, sums: Uint32Array): void {
  const { length } = run;
  for (let index = 0; index < length; index += 1) {
    const entry = run[index] as number;
    const slot = entry >>> ROLE_SHIFT;
    sums[slot] = ((sums[slot] as number) - YEARS_MOST + (points[entry & 127] as number)) | 0 | DESIRED;
  }
}

/** Points of one skill stay below it. */
const GOT_SHIFT = 20;
const GOT_MASK = (1 << GOT_SHIFT) - 1;

/**
 * Adds the most that a profile has for one skill, by itself or by a related one.
 * @param number of the skill, from 1; what stands under another number is of an earlier skill
 */
function addBestOf(segment: Segment, skill: PlannedSkill, number: number, sums: Uint32Array, got: Uint32Array): void {
  for (const { skillId, points } of [skill, ...skill.related])
    for (const run of runsOf(segment.skills, skillId)) addBetter(run, points, number, sums, got);
}

function addBetter(run: Uint32Array, points: Uint32Array, number: number, sums: Uint32Array, got: Uint32Array): void {
  const { length } = run;
  for (let index = 0; index < length; index += 1) {
    const entry = run[index] as number;
    const slot = entry >>> SKILL_SHIFT;
    const gives = points[entry & 15] as number;
    const noted = got[slot] as number;
    const before = noted >>> GOT_SHIFT === number ? noted & GOT_MASK : 0;
    if (gives <= before) continue;
    sums[slot] = ((sums[slot] as number) + gives - before) | 0;
    got[slot] = (number << GOT_SHIFT) | gives;
  }
}

/** Marks how near each talent is: by countries, then by the role's cities and those near to them. @param places 0 for every slot */
export function markPlaces(segment: Segment, role: MatchRole, places: Uint8Array): void {
  for (const [country, cities] of Object.entries(role.places)) {
    const inCountry = segment.countries.get(country);
    if (inCountry === undefined) continue;
    markAtLeast(places, inCountry, COUNTRY_SHIFT, countryCode(cities));
    for (const city of cities) markAtLeast(places, inCountry.cities.get(city), 0, HERE_CODE);
  }
  for (const [country, near] of Object.entries(role.nearby ?? {})) {
    const cities = segment.countries.get(country)?.cities;
    if (cities !== undefined)
      for (const [city, { km }] of Object.entries(near)) markAtLeast(places, cities.get(city), 0, nearbyCode(km));
  }
}

function markAtLeast(places: Uint8Array, postings: Postings | undefined, shift: number, code: number): void {
  for (const run of postings?.runs() ?? [])
    for (let index = 0; index < run.length; index += 1) {
      const slot = (run[index] as number) >>> shift;
      if (code > (places[slot] as number)) places[slot] = code;
    }
}

/** What a search narrows and orders by. */
export interface Sought {
  /** From `failedGroups`, or null where nothing narrows. */
  readonly failed: Uint16Array | null;
  /** Records that are left out. */
  readonly excluded: ReadonlySet<number>;
  readonly order: ListOrder;
}

/**
 * Offers the profiles of one segment to the best seen so far. Skills, role and years are added up from postings; the
 * rest is worked out only for those whose sum can still reach the best, from the highest sums down.
 */
export function searchSegment(
  segment: Segment,
  role: MatchRole,
  plan: Plan,
  scratch: Scratch,
  best: Best,
  sought: Sought,
): void {
  const { count } = segment;
  scratch.prepare(
    count,
    plan.skills.some(({ related }) => related.length > 0),
  );
  addPostings(segment, plan, scratch);
  if (plan.needsPlace) markPlaces(segment, role, scratch.places);
  // Who goes on behind a place has to pass all that stand before it: nothing is won by the highest sums first.
  const goesOn = sought.order.shownMost < Infinity;
  const first = Math.max(FIRST_CANDIDATES, best.capacity * 2);
  let above = SUM_MASK + 1;
  let wanted = goesOn || first * 4 > count ? Infinity : first;
  if (wanted < Infinity) sample(scratch, count);
  while (above > 0) {
    const lowest = leastSum(best, plan);
    if (lowest >= above) return;
    // Without a worst to beat only some at a time: each look raises what the next ones must have.
    const from = best.worstRank >= 0 || wanted === Infinity ? lowest : sumAbove(scratch, wanted, above);
    offerBetween(segment, plan, scratch, best, sought, from, above);
    above = from;
    wanted *= MORE_CANDIDATES;
  }
}

/** The fewest points with which a rank can be reached. */
const pointsFor = (rank: number, { applied }: Plan): number =>
  rank < 0 ? 0 : Math.floor(rank / RANK_BASE) * SHOWN * applied;

/** What a sum must have so that, with the most that the rest can add, it still reaches the worst. */
const leastSum = (best: Best, plan: Plan): number => Math.max(0, pointsFor(best.worstRank, plan) - plan.restMost);

function sample({ sums, histogram }: Scratch, count: number): void {
  histogram.fill(0);
  for (let slot = 0; slot < count; slot += SAMPLE) {
    const bucket = ((sums[slot] as number) & SUM_MASK) >>> BUCKET_SHIFT;
    histogram[bucket] = (histogram[bucket] as number) + 1;
  }
}

/** @returns a sum that about as many as wanted lie at or above, and below another; 0 where there are fewer */
function sumAbove({ histogram }: Scratch, wanted: number, above: number): number {
  let bucket = above >>> BUCKET_SHIFT;
  for (let counted = 0; bucket > 0 && counted * SAMPLE < wanted;) {
    bucket -= 1;
    counted += histogram[bucket] as number;
  }
  return bucket << BUCKET_SHIFT;
}

/** Offers those whose sums are at least one and below another. */
function offerBetween(
  { count, traits, payFrom, record }: Segment,
  plan: Plan,
  { sums, places }: Scratch,
  best: Best,
  { failed, excluded, order }: Sought,
  from: number,
  above: number,
): void {
  const { applied, offerYearlySek, salaryWeight, asksPlace, asksEmployment } = plan;
  const placePoints = plan.place.points;
  const employmentPoints = plan.employment.points;
  const availabilityPoints = plan.availability.points;
  const experiencePoints = plan.experience.points;
  const salaryMost = salaryWeight * FULL;
  /** Who has as many is shown above the place from which the list goes on, unless something is impossible. */
  const tooMany = order.shownMost === Infinity ? Infinity : (order.shownMost + 1) * SHOWN * applied;
  let least = pointsFor(best.worstRank, plan);
  let low = from;
  for (let slot = 0; slot < count; slot += 1) {
    const sum = sums[slot] as number;
    let points = sum & SUM_MASK;
    if (points < low || points >= above) continue;
    const word = traits[slot] as number;
    if ((word & IN_USE) === 0 || (failed !== null && failed[slot] !== 0)) continue;
    const ofPlace = placePoints[(word & PLACE_MASK) | ((places[slot] as number) << PLACE_CODE_SHIFT)] as number;
    const ofEmployment = employmentPoints[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] as number;
    points +=
      ofPlace + ofEmployment + (availabilityPoints[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] as number);
    if ((sum & DESIRED) === 0)
      points += (experiencePoints[(word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK] as number) - YEARS_MOST;
    // Most are out of reach whatever they want.
    if (points + salaryMost < least) continue;
    const minimum = payFrom[slot] as number;
    const salaryFit = minimum === PAY_UNKNOWN ? 0 : salaryFitOf(offerYearlySek, minimum);
    points += salaryWeight * salaryFit;
    if (points < least) continue;
    const impossible = salaryFit === 0 || (asksPlace && ofPlace === 0) || (asksEmployment && ofEmployment === 0);
    if (points >= tooMany && !impossible) continue;
    let basisPoints = Math.floor(points / applied);
    if (impossible && basisPoints > CAPPED_BASIS_POINTS) basisPoints = CAPPED_BASIS_POINTS;
    const shown = Math.floor(basisPoints / SHOWN);
    if (shown > order.shownMost || (shown + 1) * RANK_BASE <= best.worstRank) continue;
    const profile = record[slot] as number;
    const rank = order.rankOf(shown, profile);
    if (rank < best.worstRank) continue;
    if (excluded.size > 0 && excluded.has(profile)) continue;
    const tie = order.tieOf(profile);
    if (!order.isBehind(rank, tie, profile)) continue;
    best.offer(rank, tie, profile, detailOf(basisPoints, coverageOf(plan, sum, word, places[slot] as number, minimum)));
    least = pointsFor(best.worstRank, plan);
    low = Math.max(from, least - plan.restMost);
  }
}

/** How much of a role's weight a profile stated, of `FULL`. */
function coverageOf(plan: Plan, sum: number, word: number, place: number, minimum: number): number {
  const { applied } = plan;
  let unknown =
    (plan.place.unknown[(word & PLACE_MASK) | (place << PLACE_CODE_SHIFT)] as number) +
    (plan.employment.unknown[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] as number) +
    (plan.availability.unknown[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] as number);
  if ((sum & DESIRED) === 0)
    unknown += plan.experience.unknown[(word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK] as number;
  if (minimum === PAY_UNKNOWN) unknown += plan.salaryWeight;
  return Math.floor((FULL * (applied - unknown)) / applied);
}
