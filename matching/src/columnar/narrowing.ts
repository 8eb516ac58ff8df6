import { WORK_SETUPS } from '@vela/contracts/constants';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters } from '../ranking/filters.js';
import { askedWords } from '../words/index.js';
import { COUNTRY_SHIFT, PAY_UNKNOWN, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_CODES,
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  employmentTable,
  EXPERIENCE_MASK,
  EXPERIENCE_SHIFT,
  EXPERIENCE_UNKNOWN,
  IN_USE,
  SETUP_BITS,
} from './traits.js';

/** One bit for each group of filters; a profile that fails none is shown. */
export const groupBit = (group: FilterGroup): number => 1 << FILTER_GROUPS.indexOf(group);

/** @returns whether any filter acts */
export const isNarrowed = (filters: MatchFilters): boolean => FILTER_GROUPS.some((group) => isGroupSet(filters, group));

function employmentPasses(filters: MatchFilters): Uint16Array {
  const least = { permanent: filters.permanentPercentage, freelance: filters.freelancePercentage };
  // At least nothing is what everybody offers.
  const everybody = [least.permanent, least.freelance].some(
    (percentage) => percentage !== undefined && percentage <= 0,
  );
  const passes = employmentTable((type, percentage) => (percentage >= (least[type] ?? Infinity) ? 1 : 0));
  return Uint16Array.from(passes, (passed) => (everybody || passed > 0 ? 0 : groupBit('employment')));
}

/**
 * Which groups of filters each slot of a segment fails.
 * @returns for each slot bits of `groupBit`, 0 where everything passes; `OUT_OF_USE` for a slot without a profile
 */
export function failedGroups(segment: Segment, filters: MatchFilters): Uint16Array {
  const failed = new Uint16Array(segment.count);
  if (isNarrowed(filters)) failByTraits(segment, filters, failed);
  else if (segment.live < segment.count) failDead(segment, failed);
  if (filters.countries !== undefined)
    failAllBut(failed, segment.countries, filters.countries, COUNTRY_SHIFT, 1, groupBit('countries'));
  if (isGroupSet(filters, 'skills')) {
    const wanted = [...new Set(filters.skillIds)];
    failAllBut(failed, segment.skills, wanted, SKILL_SHIFT, wanted.length, groupBit('skills'));
  }
  if (filters.words !== undefined) failSilent(failed, segment, filters.words);
  return failed;
}

/** A slot that nobody is to see. */
export const OUT_OF_USE = 0xffff;

function failDead({ count, traits }: Segment, failed: Uint16Array): void {
  for (let slot = 0; slot < count; slot += 1) failed[slot] = ((traits[slot] as number) & IN_USE) === 0 ? OUT_OF_USE : 0;
}

/** Bits of a group by a part of a profile's traits, 0 where it passes or the group is not set. */
const table = (size: number, group: FilterGroup, passes: ((part: number) => boolean) | null): Uint16Array =>
  Uint16Array.from({ length: size }, (_, part) => (passes === null || passes(part) ? 0 : groupBit(group)));

/** Sets what traits and pay fail: each part is looked up, so that there is no branch for each group. */
function failByTraits(segment: Segment, filters: MatchFilters, failed: Uint16Array): void {
  const { count, traits, payFrom, payTo } = segment;
  const { years, availability: months, yearlySalary } = filters;
  const ticked = filters.setups?.reduce((bits, setup) => bits | (1 << WORK_SETUPS.indexOf(setup)), 0);
  const setups = table(1 << SETUP_BITS, 'setups', ticked === undefined ? null : (bits) => (bits & ticked) !== 0);
  const experience = table(
    EXPERIENCE_MASK + 1,
    'years',
    years === undefined ? null : (held) => held !== EXPERIENCE_UNKNOWN && held >= years,
  );
  const availability = table(
    AVAILABILITY_MASK + 1,
    'availability',
    months === undefined ? null : (code) => months.some((one) => one === AVAILABILITY_CODES[code]),
  );
  const employment = isGroupSet(filters, 'employment')
    ? employmentPasses(filters)
    : new Uint16Array(EMPLOYMENT_MASK + 1);
  const category =
    filters.categoryIds === undefined || filters.categoryIds.includes(segment.categoryId) ? 0 : groupBit('categories');
  for (let slot = 0; slot < count; slot += 1) {
    const word = traits[slot] as number;
    if ((word & IN_USE) === 0) failed[slot] = OUT_OF_USE;
    else
      failed[slot] =
        category |
        (setups[word & ((1 << SETUP_BITS) - 1)] as number) |
        (experience[(word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK] as number) |
        (employment[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] as number) |
        (availability[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] as number);
  }
  if (yearlySalary === undefined) return;
  const [lowest, highest] = yearlySalary;
  for (let slot = 0; slot < count; slot += 1) {
    const from = payFrom[slot] as number;
    if (failed[slot] !== OUT_OF_USE && (from === PAY_UNKNOWN || from > highest || (payTo[slot] as number) < lowest))
      failed[slot] = (failed[slot] as number) | groupBit('salary');
  }
}

/** Sets the bit of words on every slot that does not say them all. */
function failSilent(failed: Uint16Array, segment: Segment, text: string): void {
  const asked = askedWords(text);
  const all = asked.whole.length + (asked.beginning === null ? 0 : 1);
  const said = segment.words.said(asked, failed.length);
  for (let slot = 0; slot < failed.length; slot += 1)
    if (said[slot] !== all && failed[slot] !== OUT_OF_USE) failed[slot] = (failed[slot] ?? 0) | groupBit('words');
}

/** Sets a bit on every slot that stands in fewer than `atLeast` of the named postings. */
function failAllBut(
  failed: Uint16Array,
  lists: Segment['skills'],
  keys: readonly string[],
  shift: number,
  atLeast: number,
  bit: number,
): void {
  const found = new Uint8Array(failed.length);
  for (const key of keys) {
    const postings = lists.get(key);
    if (postings === undefined) continue;
    for (const run of postings.runs())
      for (let index = 0; index < run.length; index += 1) {
        const slot = (run[index] ?? 0) >>> shift;
        found[slot] = (found[slot] ?? 0) + 1;
      }
  }
  for (let slot = 0; slot < failed.length; slot += 1)
    if ((found[slot] ?? 0) < atLeast && failed[slot] !== OUT_OF_USE) failed[slot] = (failed[slot] ?? 0) | bit;
}
