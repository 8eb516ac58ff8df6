import type { Company, TalentSeeker } from '@vela/contracts/schemas';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';

/**
 * @param company the company the recruiter belongs to, as it goes over the wire
 * @param runningOffer the end of the launch offer while it runs, which a new company is given
 */
export const talentSeekerOf = (
  profile: TalentSeekerProfileDocument,
  company: Company | null,
  { categoryText }: Pick<CatalogueSnapshot, 'categoryText'>,
  runningOffer: Date | null,
): TalentSeeker => ({
  fields: profile.fields.map(categoryText),
  companies: profile.companies,
  sectors: profile.sectors,
  linkedinProfile: profile.linkedinProfile,
  company,
  launchOfferUntil: company === null ? (runningOffer?.toISOString() ?? null) : null,
});
