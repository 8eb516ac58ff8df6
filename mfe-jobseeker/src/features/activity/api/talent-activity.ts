import { getTalentActivity } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** Views of the talent's profile by week, and how many open roles match it. */
export const useTalentActivity = () => useEndpoint(getTalentActivity, {});
