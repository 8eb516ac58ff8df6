import type { UserType } from '@vela/contracts/constants';
import type { LinkedinAnswer } from '@vela/contracts/schemas';
import { actingAs, landingPaths } from '@vela/market/session';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { readSessionUser } from '../session-user/index.js';

interface Needs
  extends
    Collections<'companies' | 'consents' | 'jobSeekerProfiles' | 'talentSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock'>,
    Settings<'launchOfferUntil'> {
  readonly catalogue: Catalogue;
}

/**
 * Where a person goes after signing in: the next step of either profile, and which of the two they are.
 * @param signedUpAs what a sign-up said
 */
export async function landingOf(app: Needs, user: UserDocument, signedUpAs: UserType | null): Promise<LinkedinAnswer> {
  const me = await readSessionUser(app, user);
  return {
    // Who signs up goes on with the profile, administrator or not.
    urls: landingPaths({ ...me, admin: me.admin && signedUpAs === null }),
    // A sign-up without a profile yet has nothing to act in but what it said.
    isTalentSeeker:
      me.jobSeeker === undefined && me.talentSeeker === undefined
        ? signedUpAs === 'talentSeeker'
        : actingAs(signedUpAs, me) === 'talentSeeker',
  };
}
