import { getJobSeekerProfile } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** A talent's profile as the server has it; until it has come, the page shows what it holds already. */
export const useTalent = (id: string) => useEndpoint(getJobSeekerProfile, { params: { id } });
