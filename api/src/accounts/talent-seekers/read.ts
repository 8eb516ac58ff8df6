import type { TalentSeeker } from '@vela/contracts/schemas';
import type { Settings } from '../../config/index.js';
import { runningLaunchOffer } from '../../money/ledger/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { readCompany } from '../companies/index.js';
import { talentSeekerOf } from './mappers.js';

type Needs = Collections<'companies' | 'talentSeekerProfiles' | 'users'> &
  Pick<Platform, 'clock'> &
  Settings<'launchOfferUntil'> & { readonly catalogue: Catalogue };

/** @returns the user's talent seeker profile with their company, or undefined for a user who has none */
export async function readTalentSeeker(
  app: Needs,
  { talentSeekerProfileId, companyId }: Pick<UserDocument, 'talentSeekerProfileId' | 'companyId'>,
): Promise<TalentSeeker | undefined> {
  if (talentSeekerProfileId === null) return undefined;
  const [profile, company] = await Promise.all([
    app.records.one('talentSeekerProfiles', talentSeekerProfileId.toHexString(), () =>
      app.models.talentSeekerProfiles.findById(talentSeekerProfileId).lean<TalentSeekerProfileDocument | null>(),
    ),
    companyId === null ? null : readCompany(app, companyId),
  ]);
  return profile === null ? undefined : talentSeekerOf(profile, company, app.catalogue.spoken, runningLaunchOffer(app));
}
