import { type Calls, listHires } from '@vela/contracts/endpoints';
import type { CompanyHire } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

const ofCompany = (hires: Calls['listHires']['response']): CompanyHire[] =>
  hires.filter((hire) => hire.view === 'talentSeeker');

/** @returns the company's hires, the latest report first */
export const useHires = () => useEndpoint(listHires, { query: { userType: 'talentSeeker' } }, { select: ofCompany });
