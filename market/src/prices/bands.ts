import type { SeniorityKey } from '@vela/contracts/constants';
import { t } from '@vela/language';

/** A span of years of experience, and what a request and a hire within it cost. */
export interface SeniorityBand {
  readonly key: SeniorityKey;
  readonly label: string;
  readonly fromYears: number;
  /** Last year that belongs to it; null where it has no end. */
  readonly toYears: number | null;
  /** Tokens that a request costs. */
  readonly tokens: number;
  /** Recruitment fee of a hire before VAT, whole SEK. */
  readonly feeSek: number;
}

/** What nobody has more years than. */
const EXPERT_PLUS = {
  key: 'expertPlus',
  get label() {
    return t('Expert+');
  },
  fromYears: 22,
  toYears: null,
  tokens: 6,
  feeSek: 200_000,
} as const satisfies SeniorityBand;

/** The price list by seniority (docs/specification.md, "Tokens and fee by years"). */
export const SENIORITY_BANDS = [
  {
    key: 'graduate',
    get label() {
      return t('Graduate');
    },
    fromYears: 0,
    toYears: 0,
    tokens: 0,
    feeSek: 10_000,
  },
  {
    key: 'junior',
    get label() {
      return t('Junior');
    },
    fromYears: 1,
    toYears: 2,
    tokens: 1,
    feeSek: 45_000,
  },
  {
    key: 'mid',
    get label() {
      return t('Mid');
    },
    fromYears: 3,
    toYears: 5,
    tokens: 2,
    feeSek: 75_000,
  },
  {
    key: 'senior',
    get label() {
      return t('Senior');
    },
    fromYears: 6,
    toYears: 12,
    tokens: 3,
    feeSek: 120_000,
  },
  {
    key: 'expert',
    get label() {
      return t('Expert');
    },
    fromYears: 13,
    toYears: 21,
    tokens: 4,
    feeSek: 135_000,
  },
  EXPERT_PLUS,
] as const satisfies readonly SeniorityBand[];

/**
 * The band of a number of years of experience.
 * @param years whole years; a part of a year counts as the year that it completes downwards
 * @returns the band whose prices apply
 */
export function seniorityOf(years: number): SeniorityBand {
  const whole = Math.max(0, Math.floor(years));
  return SENIORITY_BANDS.find(({ toYears }) => toYears === null || whole <= toYears) ?? EXPERT_PLUS;
}

/** @returns the band of a key */
export const seniorityByKey = (key: SeniorityKey): SeniorityBand =>
  SENIORITY_BANDS.find((band) => band.key === key) ?? EXPERT_PLUS;
