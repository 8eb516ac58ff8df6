import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import type { Searcher } from '@vela/market/visibility';

/** Country → chosen cities; an empty list means anywhere in that country. */
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

interface Terms {
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly places: Places;
  readonly permanent: boolean;
  readonly freelance: boolean;
  /** 5 to 100, null where it was not said, which counts as full time. */
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
  readonly skills: readonly LevelledSkill[];
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
  readonly availableForContact: boolean;
  readonly categoryId: string | null;
  readonly desiredRoles: readonly DesiredRole[];
  readonly experienceYears: number | null;
  readonly skills: readonly LevelledSkill[];
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly currency: Currency | null;
  readonly period: SalaryPeriod | null;
  /** Months of notice, 0 = immediate, null = unknown. Never to be tested for truth. */
  readonly availability: number | null;
}
