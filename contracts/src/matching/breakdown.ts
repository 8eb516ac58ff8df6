import type { Currency, EmploymentType, SalaryPeriod, WorkSetup } from '../constants/market.js';

/** The seven components of the score, in the order in which they are shown. */
export const MATCH_COMPONENTS = ['skills', 'role', 'years', 'salary', 'place', 'employment', 'availability'] as const;
export type MatchComponentKey = (typeof MATCH_COMPONENTS)[number];

/** What one skill of the role is worth within its component, of 10000 together; absent in version 1. */
interface SkillShare {
  readonly share?: number;
  /** What of the share is reached. */
  readonly gives?: number;
  /** Against a skill of usual frequency, in hundredths: 50 to 200. */
  readonly rarity?: number;
}

interface NamedPay {
  readonly amount: number;
  readonly currency: Currency;
  readonly period: SalaryPeriod;
}

/** The offer and the talent's minimum as each said it. */
interface PayCompared {
  readonly offer: NamedPay;
  readonly minimum: NamedPay;
  /** The minimum in the offer's currency and period, rounded up to a whole unit. */
  readonly minimumAsOffered: number;
}

/** What one component rests on, as data; `describeFact` of the matching package says it in words. */
export type MatchFact =
  | ({
      readonly kind: 'skill';
      readonly skill: string;
      readonly desired: number;
      readonly held: number | null;
    } & SkillShare)
  /** The skill itself is lacking, or held so low that a related one gives more. */
  | ({
      readonly kind: 'relatedSkill';
      readonly skill: string;
      readonly desired: number;
      /** The skill that is held instead, and its level. */
      readonly through: string;
      readonly held: number;
      /** How much of it counts. */
      readonly quarters: 1 | 2 | 3;
    } & SkillShare)
  | { readonly kind: 'role'; readonly role: string; readonly desired: boolean }
  | { readonly kind: 'years'; readonly required: number; readonly held: number; readonly inRole: boolean }
  | {
      readonly kind: 'salary';
      readonly offerYearlySek: number;
      readonly minimumYearlySek: number;
      readonly shortfallPercent: number;
      /** The talent's minimum and maximum were the wrong way round and have been swapped. */
      readonly swapped: boolean;
      /** Absent in version 1. */
      readonly pay?: PayCompared;
    }
  | {
      readonly kind: 'place';
      readonly setup: WorkSetup;
      /** `cityNotStated`: the role names cities of a country that the talent names none of. */
      readonly reach: 'anywhere' | 'sameCity' | 'countryAnyCity' | 'sameCountry' | 'cityNotStated' | 'elsewhere';
      readonly place: string | null;
    }
  | {
      readonly kind: 'nearbyPlace';
      readonly setup: WorkSetup;
      readonly place: string;
      /** The role's own place that it is near to. */
      readonly to: string;
      readonly km: number;
    }
  | { readonly kind: 'noSharedSetup' }
  | { readonly kind: 'employment'; readonly type: EmploymentType; readonly offered: number; readonly wished: number }
  | { readonly kind: 'noSharedEmployment' }
  | { readonly kind: 'availability'; readonly neededInMonths: number; readonly availableInMonths: number }
  /** Version 1: left blank, counted as half. */
  | { readonly kind: 'unknown' }
  /** Left blank, earns nothing. */
  | { readonly kind: 'notStated' };

export interface MatchComponent {
  readonly key: MatchComponentKey;
  /** `unknown`: the talent did not state it; `notApplicable`: the role does not ask. */
  readonly status: 'known' | 'unknown' | 'notApplicable';
  /** Contribution in basis points; the contributions add up to `basisPoints`, or to `cap.uncapped` where there is a cap. */
  readonly points: number;
  /** The most this component could contribute, in basis points. */
  readonly maxPoints: number;
  readonly weight: number;
  readonly facts: readonly MatchFact[];
}

/** One change that one side could make, and what the score would gain by it. */
export type MatchChange =
  | { readonly kind: 'offer'; readonly amount: number; readonly currency: Currency; readonly period: SalaryPeriod }
  | { readonly kind: 'addSetup'; readonly setup: WorkSetup }
  /** Version 1 alone. */
  | { readonly kind: 'addCountry'; readonly country: string }
  | { readonly kind: 'addCity'; readonly city: string; readonly country: string }
  | { readonly kind: 'addPlace'; readonly country: string }
  /** What the talent left blank, stated so that it fits. */
  | { readonly kind: 'state'; readonly term: 'salary' | 'availability' | 'years' }
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

/** The components that decide whether a hire is possible at all. */
export const DECIDING_COMPONENTS = ['place', 'employment', 'salary'] as const satisfies readonly MatchComponentKey[];
export type DecidingComponent = (typeof DECIDING_COMPONENTS)[number];

/** Why a score is held low whatever else fits. */
export interface MatchCap {
  /** The highest shown score there is with it. */
  readonly score: number;
  /** Basis points without it. */
  readonly uncapped: number;
  /** The components that fit nothing, or were not stated. */
  readonly because: readonly DecidingComponent[];
}

/** The whole explanation of one score, the same for both sides. */
export interface MatchBreakdown {
  /** Of the score: 1 or 2. */
  readonly version: number;
  /** Of the table of skills; absent in version 1. */
  readonly skillTable?: string;
  /** 0 to 10000. */
  readonly basisPoints: number;
  /** 0 to 100, what is shown. */
  readonly score: number;
  /** Null, and absent in version 1, where nothing holds the score down. */
  readonly cap?: MatchCap | null;
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

type SalaryFact = Extract<MatchFact, { kind: 'salary' }>;

/** A fact without what only the reckoning of its component's points needs: a card tells it in a word or two. */
export type ToldFact = Exclude<MatchFact, SalaryFact> | Pick<SalaryFact, 'kind' | 'shortfallPercent'>;

/** One fact of a breakdown with the component that it belongs to. */
export interface MatchReason {
  readonly component: MatchComponentKey;
  readonly fact: ToldFact;
}

/** The few facts that say most about a score, as a card tells them. */
export interface MatchReasons {
  /** What is met in full, the strongest first. */
  readonly strengths: readonly MatchReason[];
  /** The related skill that stands in best for one that is lacking, where it is not the gap. */
  readonly partly: MatchReason | null;
  /** What costs most. */
  readonly gap: MatchReason | null;
}
