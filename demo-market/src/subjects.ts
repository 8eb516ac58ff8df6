import { matchProfileOf, matchRoleOf, searcherWith, snapshotOf } from '@vela/api';
import type { MatchProfile, MatchRole } from '@vela/matching';
import { categoryDocuments } from './market/categories.js';
import { employerIn } from './market/company.js';
import { openRoleIn } from './market/open-role.js';
import { talentOf } from './market/talent.js';

/** How large a market is, and which one. */
export interface SubjectsSize {
  /** As `--random` gives it. */
  readonly number: number;
  readonly talents: number;
  readonly roles: number;
  readonly companies: number;
}

/** The moment that markets are made for: no score follows from it. */
const NOW = new Date(Date.UTC(2026, 10, 1));

/** @returns a market's open roles and talents as the matching reads them, without a store: the same number, the same market */
export function subjectsOf({ number, talents, roles, companies }: SubjectsSize): {
  readonly roles: MatchRole[];
  readonly profiles: Generator<MatchProfile>;
} {
  const market = { number, now: NOW };
  const catalogue = snapshotOf(categoryDocuments());
  const employers = Array.from({ length: companies }, (_, n) => employerIn(market, n, null));
  return {
    roles: Array.from({ length: roles }, (_, n) => {
      const employer = employers[n % companies];
      if (employer === undefined) throw new RangeError('A market with roles needs a company.');
      const { company, recruiter } = employer;
      return matchRoleOf(openRoleIn(market, n, employer), searcherWith(company, [recruiter._id]), catalogue);
    }),
    profiles: (function* () {
      for (let n = 0; n < talents; n += 1) yield matchProfileOf(talentOf(market, n).profile, catalogue);
    })(),
  };
}
