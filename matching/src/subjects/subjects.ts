import type { Currency, MustTerm, SalaryPeriod } from '@vela/contracts/constants';
import type { Searcher } from '@vela/market/visibility';

/** Country → chosen cities; for a role, an empty list means anywhere in that country. */
export type Places = Readonly<Record<string, readonly string[]>>;

export interface Pay {
  /** Whole units of the currency per period. */
  readonly amount: number;
  readonly currency: Currency;
  readonly period: SalaryPeriod;
}

export interface LevelledSkill {
  readonly skillId: string;
  readonly name: string;
  /** 0.5 to 5 in half stars. */
  readonly level: number;
}

/** A skill that stands in for another, in part. */
export interface RelatedSkill {
  readonly skillId: string;
  readonly name: string;
  readonly quarters: 1 | 2 | 3;
}

/** A skill that a role asks for, with what the table of skills says of it. */
export interface AskedSkill extends LevelledSkill {
  /** Against a skill of usual frequency in the category, in hundredths: 50 to 200. Usual where absent. */
  readonly rarity?: number;
  readonly related?: readonly RelatedSkill[];
}

/** A city that is near to one of a role's. */
export interface NearbyCity {
  /** Whole kilometres, at most 50. */
  readonly km: number;
  /** The role's city, with its country. */
  readonly to: string;
}

/** What nobody may miss who is to be among a role's matches. */
export interface MatchMusts {
  readonly terms: readonly MustTerm[];
  /** Skills of the role, each at the level asked for. */
  readonly skillIds: readonly string[];
}

interface Terms {
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly places: Places;
  readonly permanent: boolean;
  readonly freelance: boolean;
  /** 5 to 100. Null where it was not said: of a role that is full time, of a talent not stated. */
  readonly permanentPercentage: number | null;
  readonly freelancePercentage: number | null;
}

/** What the score reads of an open role. */
export interface MatchRole extends Terms, Searcher {
  readonly id: string;
  readonly categoryId: string;
  readonly roleId: string;
  readonly roleName: string;
  /** Whole years of experience wanted. */
  readonly years: number;
  readonly skills: readonly AskedSkill[];
  /** Country → city → how near it is to the nearest city of the role; its own cities are not among them. */
  readonly nearby?: Readonly<Record<string, Readonly<Record<string, NearbyCity>>>>;
  readonly musts?: MatchMusts;
  /** Version of the table that the skills' rarity and relations are from. */
  readonly skillTable?: string;
  readonly offer: Pay;
  /** Months from now in which the role is to be filled, 0 = immediately. */
  readonly availability: number;
}

export interface DesiredRole {
  readonly roleId: string;
  readonly name: string;
  readonly years: number;
  /** The talent's own priority among desired roles; never part of the score. */
  readonly weight: number;
}

/** What the score reads of a profile: nothing that tells who it is. */
export interface MatchProfile extends Terms {
  readonly id: string;
  readonly userId: string;
  readonly blockedCompanyIds: readonly string[];
  /** Whether the talent hides from anybody. */
  readonly shielded: boolean;
  readonly availableForContact: boolean;
  /** Never part of the score: it decides whether there is one. */
  readonly openToRanking: boolean;
  readonly categoryId: string | null;
  readonly desiredRoles: readonly DesiredRole[];
  /** Null where not stated; else `totalYears` counts. */
  readonly experienceYears: number | null;
  readonly skills: readonly LevelledSkill[];
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly currency: Currency | null;
  readonly period: SalaryPeriod | null;
  /** Months of notice, 0 = immediate, null = unknown. Never to be tested for truth. */
  readonly availability: number | null;
  /**
   * What companies may read of it in words: names of desired roles and of skills, all of them, and the talent's own texts
   * that are not withheld. Never part of the score: it is searched.
   */
  readonly texts?: readonly string[];
  /** Day on which the talent joined, counted from 1970, as companies know it. Never part of the score. */
  readonly joinedDay?: number;
}
