import { WORK_SETUPS } from '@vela/contracts/constants';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters } from '../filters.js';
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
  const { traits, payFrom, payTo } = segment;
  const setups =
    filters.setups === undefined
      ? -1
      : filters.setups.reduce((bits, setup) => bits | (1 << WORK_SETUPS.indexOf(setup)), 0);
  const employment = isGroupSet(filters, 'employment') ? employmentPasses(filters) : null;
  const [lowest, highest] = filters.yearlySalary ?? [0, 0];
  const months = filters.availability;
  const availability =
    months &&
    Uint16Array.from({ length: AVAILABILITY_MASK + 1 }, (_, code) => {
      const value = AVAILABILITY_CODES[code] ?? null;
      return value !== null && months.includes(value) ? 0 : groupBit('availability');
    });
  const category =
    filters.categoryIds === undefined || filters.categoryIds.includes(segment.categoryId) ? 0 : groupBit('categories');
  const { years } = filters;
  if (!isNarrowed(filters)) {
    if (segment.live === segment.count) return failed;
    for (let slot = 0; slot < segment.count; slot += 1)
      failed[slot] = ((traits[slot] as number) & IN_USE) === 0 ? OUT_OF_USE : 0;
    return failed;
  }
  for (let slot = 0; slot < segment.count; slot += 1) {
    const word = traits[slot] ?? 0;
    if ((word & IN_USE) === 0) {
      failed[slot] = OUT_OF_USE;
      continue;
    }
    let bits = category;
    if (setups >= 0 && (word & setups & ((1 << SETUP_BITS) - 1)) === 0) bits |= groupBit('setups');
    if (years !== undefined) {
      const held = (word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK;
      if (held === EXPERIENCE_UNKNOWN || held < years) bits |= groupBit('years');
    }
    if (employment !== null) bits |= employment[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] ?? 0;
    if (availability) bits |= availability[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] ?? 0;
    if (filters.yearlySalary !== undefined) {
      const from = payFrom[slot] ?? PAY_UNKNOWN;
      if (from === PAY_UNKNOWN || from > highest || (payTo[slot] ?? 0) < lowest) bits |= groupBit('salary');
    }
    failed[slot] = bits;
  }
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
