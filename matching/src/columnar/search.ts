import { FULL, UNKNOWN } from '../components/fit.js';
import { salaryFitOf } from '../components/salary.js';
import { WEIGHTS } from '../components/weights.js';
import type { MatchRole } from '../subjects.js';
import type { Best } from './best.js';
import { detailOf, type ListOrder, RANK_BASE } from './list-order.js';
import { PLACE_CODE_SHIFT, type Plan } from './plan.js';
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
/** How many candidates are looked at closely before the first threshold is known. */
const FIRST_CANDIDATES = 1024;
/** Basis points that one shown point stands for. */
const SHOWN = FULL / 100;

/** Room for one query, shared by all segments because only one is searched at a time. */
export class Scratch {
  sums = new Uint32Array(0);
  places = new Uint8Array(0);
  readonly histogram = new Uint32Array(BUCKETS);

  prepare(count: number): void {
    if (this.sums.length < count) {
      this.sums = new Uint32Array(count);
      this.places = new Uint8Array(count);
    }
    this.sums.fill(YEARS_MOST, 0, count);
    this.histogram.fill(0);
  }

  get bytes(): number {
    return this.sums.byteLength + this.places.byteLength + this.histogram.byteLength;
  }
}

/** Adds up skills, role and years: an upper bound for those who do not desire the role, exact for the others. */
function addPostings(segment: Segment, plan: Plan, sums: Uint32Array): void {
  for (const { skillId, points } of plan.skills) {
    const postings = segment.skills.get(skillId);
    if (postings === undefined) continue;
    for (const run of postings.runs())
      for (let index = 0; index < run.length; index += 1) {
        const entry = run[index] as number;
        sums[entry >>> SKILL_SHIFT] = (sums[entry >>> SKILL_SHIFT] as number) + (points[entry & 15] as number);
      }
  }
  const desired = segment.roles.get(plan.roleId);
  if (desired === undefined) return;
  for (const run of desired.runs())
    for (let index = 0; index < run.length; index += 1) {
      const entry = run[index] as number;
      const slot = entry >>> ROLE_SHIFT;
      sums[slot] = ((sums[slot] as number) - YEARS_MOST + (plan.desiredPoints[entry & 127] as number)) | DESIRED;
    }
}

/** Marks how near each talent is: the country postings first, then the cities both name. */
export function markPlaces(segment: Segment, role: MatchRole, places: Uint8Array): void {
  places.fill(0, 0, segment.count);
  for (const [country, cities] of Object.entries(role.places)) {
    const inCountry = segment.countries.get(country);
    if (inCountry === undefined) continue;
    for (const run of inCountry.runs())
      for (let index = 0; index < run.length; index += 1) {
        const entry = run[index] as number;
        const slot = entry >>> COUNTRY_SHIFT;
        const code = cities.length === 0 || (entry & 1) === 1 ? 2 : 1;
        if (code > (places[slot] as number)) places[slot] = code;
      }
    for (const city of cities)
      for (const run of inCountry.cities.get(city)?.runs() ?? [])
        for (let index = 0; index < run.length; index += 1) places[run[index] as number] = 2;
  }
}

/**
 * Offers the profiles of one segment to the best seen so far. Skills, role and years are added up from postings; the
 * rest is worked out only for those whose sum can still reach the best, from the highest sums down.
 * @param failed from `failedGroups`, or null where nothing narrows
 * @param excluded records that are left out
 */
export function searchSegment(
  segment: Segment,
  role: MatchRole,
  plan: Plan,
  scratch: Scratch,
  best: Best,
  {
    failed,
    excluded,
    order,
  }: {
    readonly failed: Uint8Array | null;
    readonly excluded: ReadonlySet<number>;
    readonly order: ListOrder;
  },
): void {
  const { count, traits, payFrom, record } = segment;
  scratch.prepare(count);
  const { sums, places, histogram } = scratch;
  addPostings(segment, plan, sums);
  if (plan.needsPlace) markPlaces(segment, role, places);
  if (best.worstRank < 0)
    for (let slot = 0; slot < count; slot += 1) {
      const bucket = ((sums[slot] as number) & SUM_MASK) >>> BUCKET_SHIFT;
      histogram[bucket] = (histogram[bucket] as number) + 1;
    }

  const { experience, place, employment, availability, applied, offerYearlySek } = plan;
  const consider = (slot: number, sum: number): void => {
    const word = traits[slot] as number;
    if ((word & IN_USE) === 0 || (failed !== null && failed[slot] !== 0)) return;
    const placeIndex = (word & PLACE_MASK) | (plan.needsPlace ? (places[slot] as number) << PLACE_CODE_SHIFT : 0);
    const employmentIndex = (word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK;
    const availabilityIndex = (word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK;
    let points =
      (sum & SUM_MASK) +
      (place.points[placeIndex] as number) +
      (employment.points[employmentIndex] as number) +
      (availability.points[availabilityIndex] as number);
    let unknown =
      (place.unknown[placeIndex] as number) +
      (employment.unknown[employmentIndex] as number) +
      (availability.unknown[availabilityIndex] as number);
    if ((sum & DESIRED) === 0) {
      const years = (word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK;
      points += (experience.points[years] as number) - YEARS_MOST;
      unknown += experience.unknown[years] as number;
    }
    const minimum = payFrom[slot] as number;
    if (minimum === PAY_UNKNOWN) {
      points += plan.salaryWeight * UNKNOWN;
      unknown += plan.salaryWeight;
    } else points += plan.salaryWeight * salaryFitOf(offerYearlySek, minimum);
    const basisPoints = Math.floor(points / applied);
    const shown = Math.floor(basisPoints / SHOWN);
    if ((shown + 1) * RANK_BASE <= best.worstRank) return;
    const profile = record[slot] as number;
    const rank = order.rankOf(shown, profile);
    if (rank < best.worstRank) return;
    if (excluded.size > 0 && excluded.has(profile)) return;
    const tie = order.tieOf(profile);
    if (order.isBehind(rank, tie, profile))
      best.offer(rank, tie, profile, detailOf(basisPoints, Math.floor((FULL * (applied - unknown)) / applied)));
  };

  let above = BUCKETS;
  let wanted = Math.max(FIRST_CANDIDATES, best.capacity);
  while (above > 0) {
    const worst = best.worstRank;
    let from = above;
    if (worst < 0)
      for (let counted = 0; from > 0 && counted < wanted; from -= 1) counted += histogram[from - 1] as number;
    else {
      // What a sum must have so that, with the most that the rest can add, it still reaches the worst.
      const needed = Math.floor(worst / RANK_BASE) * SHOWN * applied - plan.restMost;
      from = Math.max(0, needed) >>> BUCKET_SHIFT;
      if (from >= above) return;
    }
    const low = from << BUCKET_SHIFT;
    const high = above << BUCKET_SHIFT;
    for (let slot = 0; slot < count; slot += 1) {
      const sum = sums[slot] as number;
      const points = sum & SUM_MASK;
      if (points >= low && points < high) consider(slot, sum);
    }
    // With the worst known, whoever is below could not reach it.
    if (worst >= 0) return;
    above = from;
    wanted *= 4;
  }
}
