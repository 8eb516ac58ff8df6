import { EMPLOYMENT_TYPES, type EmploymentType, WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import { totalYears } from '@vela/market/profiles';
import type { MatchProfile } from '../subjects/subjects.js';

// One 32-bit word holds everything of a profile that is neither a posting nor an amount:
//   bits 0–2 setups · 3 names a place · 4 permanent · 5 freelance · 6–10 permanent % · 11–15 freelance % (steps of 5, 0 for
//   not stated) · 16–18 availability code · 19–25 years of experience in all · 26 in use
export const SETUP_BITS = 3;
/** Set by whoever walks through the places. */
export const PLACE_KNOWN = 1 << 3;
/** Setups and whether a place is named: the part that the place table is indexed by. */
export const PLACE_MASK = 0b1111;
export const EMPLOYMENT_SHIFT = 4;
export const EMPLOYMENT_MASK = 0xfff;
export const AVAILABILITY_SHIFT = 16;
export const AVAILABILITY_MASK = 0b111;
export const EXPERIENCE_SHIFT = 19;
export const EXPERIENCE_MASK = 0x7f;
export const IN_USE = 1 << 26;

/** Availabilities by code; the last code means unknown. */
export const AVAILABILITY_CODES: readonly (number | null)[] = [0, 1, 2, 3, 6, null];
const CODE_OF_AVAILABILITY: ReadonlyMap<number | null, number> = new Map(
  AVAILABILITY_CODES.map((months, code) => [months, code]),
);
export const EXPERIENCE_UNKNOWN = 0x7f;

const setupBit = (setup: WorkSetup): number => 1 << WORK_SETUPS.indexOf(setup);
const REMOTE = setupBit('remote');
const HYBRID = setupBit('hybrid');
const OFFICE = setupBit('office');

/** Percentages are kept in steps of five. */
const STEP = 5;

/**
 * Packs a profile's traits, all but whether it names a place.
 * @throws RangeError for an availability that the product does not offer
 */
export function packTraits(profile: MatchProfile): number {
  let word = IN_USE;
  if (profile.remote) word |= REMOTE;
  if (profile.hybrid) word |= HYBRID;
  if (profile.office) word |= OFFICE;
  if (profile.permanent) word |= 1 << EMPLOYMENT_SHIFT;
  if (profile.freelance) word |= 1 << (EMPLOYMENT_SHIFT + 1);
  word |= ((profile.permanentPercentage ?? 0) / STEP) << (EMPLOYMENT_SHIFT + 2);
  word |= ((profile.freelancePercentage ?? 0) / STEP) << (EMPLOYMENT_SHIFT + 7);
  const code = CODE_OF_AVAILABILITY.get(profile.availability);
  if (code === undefined) throw new RangeError(`There is no availability of ${String(profile.availability)} months.`);
  word |= code << AVAILABILITY_SHIFT;
  word |= (totalYears(profile) ?? EXPERIENCE_UNKNOWN) << EXPERIENCE_SHIFT;
  return word >>> 0;
}

const statedPercentage = (code: number): number | null => (code === 0 ? null : code * STEP);

const PERCENTAGE_CODES = 32;

/**
 * What employment is worth, by the employment part of a word: the most that any ticked type with a stated percentage is.
 * Each type is worked out by itself, so that a table costs dozens of calls, not thousands.
 * @param worthOf what one type at a percentage is worth
 * @param none where no ticked type has a percentage; at most what anything is worth
 */
export function employmentTable(worthOf: (type: EmploymentType, percentage: number) => number, none = -1): Int16Array {
  const [permanent, freelance] = EMPLOYMENT_TYPES.map((type) =>
    Int16Array.from({ length: PERCENTAGE_CODES }, (_, code) => {
      const percentage = statedPercentage(code);
      return percentage === null || percentage > 100 ? none : worthOf(type, percentage);
    }),
  ) as [Int16Array, Int16Array];
  const table = new Int16Array(EMPLOYMENT_MASK + 1).fill(none);
  for (let bits = 0; bits <= EMPLOYMENT_MASK; bits += 1) {
    const ofPermanent = (bits & 1) === 0 ? none : (permanent[(bits >>> 2) & 31] as number);
    const ofFreelance = (bits & 2) === 0 ? none : (freelance[(bits >>> 7) & 31] as number);
    table[bits] = ofPermanent > ofFreelance ? ofPermanent : ofFreelance;
  }
  return table;
}
