import type { MatchDetails } from '@vela/contracts/schemas';
import { matchedRoleOf } from '@vela/market/profiles';
import { explainMatch, type RateTable } from '@vela/matching';
import { anonymousProfileOf } from '../../accounts/job-seekers/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { type Catalogue, wordedBreakdown } from '../../reference/categories/index.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import { isSeen, noSuchTalent, sightOf, talentInSight } from '../sight/index.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
    Pick<Platform, 'handles'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

/**
 * What the card of a match opens. Whoever the company does not come upon in its lists, or who takes no part in rankings, is
 * no match of it.
 * @throws AppError 404 if the company has no such role, or the role no such match
 */
export async function readMatch(
  app: Needs,
  caller: CompanyCaller,
  { id, talent }: { readonly id: string; readonly talent: string },
): Promise<MatchDetails> {
  const [role, sight] = await Promise.all([ownOpenRole(app, caller, id), sightOf(app, caller.companyId)]);
  const { profile } = await talentInSight(app, sight, talent);
  const isListed = profile.openToRanking !== false && profile.categoryId?.equals(role.categoryId) === true;
  if (!isListed || !isSeen(sight, profile, app)) throw noSuchTalent();
  const catalogue = app.catalogue.current;
  const wanted = matchRoleOf(role, sight.searcher, catalogue);
  const jobSeekerProfile = anonymousProfileOf(profile, app.catalogue.spoken, sight.handles);
  return {
    breakdown: wordedBreakdown(
      explainMatch(wanted, matchProfileOf(profile, catalogue), app.rates),
      app.catalogue.spoken,
    ),
    jobSeekerProfile,
    matchedRole: matchedRoleOf(jobSeekerProfile, wanted.roleId),
  };
}
