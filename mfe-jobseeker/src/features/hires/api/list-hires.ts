import { type Calls, listHires } from '@vela/contracts/endpoints';
import type { TalentHire } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

const ofTalent = (hires: Calls['listHires']['response']): TalentHire[] =>
  hires.filter((hire) => hire.view === 'jobSeeker');

/** @returns the talent's hires, the latest report first */
export const useHires = () => useEndpoint(listHires, { query: { userType: 'jobSeeker' } }, { select: ofTalent });
