import type { Company, TalentSeeker } from '@vela/contracts/schemas';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';

/** @param company the company the recruiter belongs to, as it goes over the wire */
export const talentSeekerOf = (profile: TalentSeekerProfileDocument, company: Company | null): TalentSeeker => ({
  fields: profile.fields,
  companies: profile.companies,
  sectors: profile.sectors,
  linkedinProfile: profile.linkedinProfile,
  company,
});
