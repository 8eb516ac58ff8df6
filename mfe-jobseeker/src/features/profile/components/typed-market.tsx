import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ProfileValues } from '../profile-schema.js';

/** What the pay of a profile is compared by, as it is typed. */
export interface TypedMarket {
  readonly categoryId: string | undefined;
  /** The first desired one. */
  readonly role: { readonly id: string; readonly years: number } | undefined;
  readonly experienceYears: number | null;
  readonly countries: readonly string[];
}

const marketOf = ({ category, desiredRoles, experienceYears, countriesCities }: ProfileValues): TypedMarket => {
  const [first] = desiredRoles;
  return {
    categoryId: category?.id,
    role: first && { id: first.id, years: first.years },
    experienceYears,
    countries: Object.keys(countriesCities),
  };
};

export interface TypedMarketProps {
  readonly control: Control<ProfileValues>;
  /** Draws what is said of it. */
  readonly children: (typed: TypedMarket) => ReactNode;
}

/** Follows the part of the form that decides what others are paid; apart from it, so that typing draws no more than this anew. */
export function FollowMarket({ control, children }: TypedMarketProps) {
  return children(useWatch({ control, compute: marketOf }));
}
