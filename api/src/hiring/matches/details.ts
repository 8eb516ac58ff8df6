import type { MatchDetails } from '@vela/contracts/schemas';
import { matchedRoleOf } from '@vela/market/profiles';
import { explainMatch, type RateTable } from '@vela/matching';
import { anonymousProfileOf } from '../../accounts/job-seekers/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { type Catalogue, wordedBreakdown } from '../../reference/categories/index.js';
import { isInterestedIn } from '../fitting-roles/index.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import { isSeen, noSuchTalent, sightOf, talentInSight } from '../sight/index.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'interests' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
    Pick<Platform, 'handles'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

/**
 * What the card of a match opens. Whoever the company does not come upon in its lists, or who takes no part in rankings
 * and did not say of this role that they are interested, is no match of it.
 * @throws AppError 404 if the company has no such role, or the role no such match
 */
export async function readMatch(
  app: Needs,
  caller: CompanyCaller,
  { id, talent }: { readonly id: string; readonly talent: string },
): Promise<MatchDetails> {
  const [role, sight] = await Promise.all([ownOpenRole(app, caller, id), sightOf(app, caller)]);
  const { profile } = await talentInSight(app, sight, talent);
  const isOfField = profile.categoryId?.equals(role.categoryId) === true && isSeen(sight, profile, app);
  // A card that could not be opened would tell that its talent opted out.
  const hasCard = profile.openToRanking !== false || (await isInterestedIn(app, role, profile._id));
  if (!isOfField || !hasCard) throw noSuchTalent();
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
