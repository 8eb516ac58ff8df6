import type { Currency, EmploymentType, SalaryPeriod, WorkSetup } from '../constants/market.js';

/** The seven components of the score, in the order in which they are shown. */
export const MATCH_COMPONENTS = ['skills', 'role', 'years', 'salary', 'place', 'employment', 'availability'] as const;
export type MatchComponentKey = (typeof MATCH_COMPONENTS)[number];

/** What one component rests on, as data; `describeFact` of the matching package says it in words. */
export type MatchFact =
  | { readonly kind: 'skill'; readonly skill: string; readonly desired: number; readonly held: number | null }
  | { readonly kind: 'role'; readonly role: string; readonly desired: boolean }
  | { readonly kind: 'years'; readonly required: number; readonly held: number; readonly inRole: boolean }
  | {
      readonly kind: 'salary';
      readonly offerYearlySek: number;
      readonly minimumYearlySek: number;
      readonly shortfallPercent: number;
      /** The talent's minimum and maximum were the wrong way round and have been swapped. */
      readonly swapped: boolean;
    }
  | {
      readonly kind: 'place';
      readonly setup: WorkSetup;
      readonly reach: 'anywhere' | 'sameCity' | 'countryAnyCity' | 'sameCountry' | 'elsewhere';
      readonly place: string | null;
    }
  | { readonly kind: 'noSharedSetup' }
  | { readonly kind: 'employment'; readonly type: EmploymentType; readonly offered: number; readonly wished: number }
  | { readonly kind: 'noSharedEmployment' }
  | { readonly kind: 'availability'; readonly neededInMonths: number; readonly availableInMonths: number }
  | { readonly kind: 'unknown' };

export interface MatchComponent {
  readonly key: MatchComponentKey;
  /** `unknown`: the talent left it blank; `notApplicable`: the role does not ask. */
  readonly status: 'known' | 'unknown' | 'notApplicable';
  /** Contribution to the score in basis points; the contributions add up to `basisPoints`. */
  readonly points: number;
  /** The most this component could contribute, in basis points. */
  readonly maxPoints: number;
  readonly weight: number;
  readonly facts: readonly MatchFact[];
}

/** One change that one side could make, and what the score would gain by it. */
export type MatchChange =
  | { readonly kind: 'offer'; readonly amount: number; readonly currency: Currency; readonly period: SalaryPeriod }
  | {
      readonly kind: 'minimumSalary';
      readonly amount: number;
      readonly currency: Currency;
      readonly period: SalaryPeriod;
    }
  | { readonly kind: 'addSetup'; readonly setup: WorkSetup }
  | { readonly kind: 'addCountry'; readonly country: string }
  | { readonly kind: 'dropSkill'; readonly skill: string }
  | { readonly kind: 'addSkill'; readonly skill: string; readonly level: number }
  | { readonly kind: 'startLater'; readonly months: number }
  | { readonly kind: 'availableSooner'; readonly months: number }
  | { readonly kind: 'percentage'; readonly type: EmploymentType; readonly percent: number }
  | { readonly kind: 'addEmployment'; readonly type: EmploymentType; readonly percent: number }
  | { readonly kind: 'requireYears'; readonly years: number }
  | { readonly kind: 'desireRole'; readonly role: string };

export interface Counterfactual {
  readonly change: MatchChange;
  /** Points of 100 that the shown score would rise by; at least 1. */
  readonly gain: number;
}

/** The whole explanation of one score, the same for both sides. */
export interface MatchBreakdown {
  readonly version: number;
  /** 0 to 10000. */
  readonly basisPoints: number;
  /** 0 to 100, what is shown. */
  readonly score: number;
  /** Share of the applied weight that was known, in basis points. */
  readonly coverage: number;
  /** Day of the currency reference rates used, ISO date. */
  readonly ratesDate: string;
  readonly components: readonly MatchComponent[];
  readonly counterfactuals: {
    readonly talentSeeker: readonly Counterfactual[];
    readonly jobSeeker: readonly Counterfactual[];
  };
}
