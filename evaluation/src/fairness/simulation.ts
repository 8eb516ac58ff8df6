import { AGE_GROUPS, GENDERS } from '@vela/contracts/constants';
import type { Outcome } from './outcomes.js';
import { fairnessReport } from './report.js';

/** Mulberry32: the same seed makes the same markets. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface SimulatedMarket {
  readonly people: number;
  /** How much of everybody else's rate of being asked women have; 1 in a fair market. */
  readonly womenAsked: number;
}

const FIELDS = ['data', 'design', 'sales'];
const BANDS = ['junior', 'mid', 'senior'];

/**
 * A market in which field and seniority decide how often somebody is shown, asked, accepts and is hired, and in which groups
 * are spread over them unevenly: raw rates differ between groups in a fair market too.
 */
export function simulatedMarket({ people, womenAsked }: SimulatedMarket, random: () => number): Outcome[] {
  return Array.from({ length: people }, (): Outcome => {
    const gender = GENDERS[Math.floor(random() * 2)] ?? null;
    const ageGroup = AGE_GROUPS[Math.floor(random() * AGE_GROUPS.length)] ?? null;
    const isWoman = gender === 'woman';
    const field = FIELDS[Math.floor((isWoman ? random() ** 1.6 : random()) * FIELDS.length)] ?? '';
    const seniority = BANDS[Math.floor((ageGroup === 'under30' ? random() ** 2 : random()) * BANDS.length)] ?? '';
    const ease = 0.25 + 0.2 * FIELDS.indexOf(field) + 0.1 * BANDS.indexOf(seniority);
    const shown = random() < ease;
    const asked = random() < 0.6 * ease * (isWoman ? womenAsked : 1);
    const accepted = asked && random() < 0.5;
    const meanScore = 40 + 60 * random();
    return {
      gender,
      ageGroup,
      field,
      seniority,
      active: random() < 0.95,
      shown,
      meanScore,
      aboveMedian: meanScore > 70,
      asked,
      accepted,
      hired: accepted && random() < 0.4,
    };
  });
}

/** @returns the share of simulated markets whose report has a finding; about being asked and women alone where that is asked */
export function shareWithFindings(
  market: SimulatedMarket,
  markets: number,
  seed: number,
  ofWomenAsked = false,
): number {
  const random = randomOf(seed);
  let found = 0;
  for (let index = 0; index < markets; index += 1) {
    const report = fairnessReport(simulatedMarket(market, random), { date: '2026-01-01', scoreVersion: 0 });
    const women = report.dimensions[0]?.groups.find(({ group }) => group === 'Woman');
    if (ofWomenAsked ? women?.rates.asked?.finding === true : report.findings > 0) found += 1;
  }
  return found / markets;
}
