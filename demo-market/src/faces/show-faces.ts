import { type App, type CompanyCaller, savePage, setCompanySize, uploadLogo } from '@vela/api';
import type { Employer } from '../market/company.js';
import { logoOf } from './marks.js';
import { pageOf, sizeOf } from './pages.js';

/** A recruiter of the demo, as the product sees them when they call. */
export const callerOf = ({ recruiter, recruiterProfile, company }: Employer): CompanyCaller => ({
  userId: recruiter._id,
  admin: false,
  jobSeekerProfileId: recruiter.jobSeekerProfileId,
  talentSeekerProfileId: recruiterProfile._id,
  companyId: company._id,
});

/**
 * Lets companies fill in their pages and upload their logos, as their recruiters would.
 * @param app as it was then
 * @param employers the first of a market, in their order
 */
export async function showFaces(app: App, employers: readonly Employer[]): Promise<void> {
  await Promise.all(
    employers.map(async (employer, n) => {
      const [page, people, logo] = [pageOf(n, employer), sizeOf(n), logoOf(n)];
      if (page !== null) await savePage(app, callerOf(employer), page);
      if (people !== null) await setCompanySize(app, callerOf(employer), { people });
      if (logo !== null) await uploadLogo(app, callerOf(employer), logo);
    }),
  );
}
