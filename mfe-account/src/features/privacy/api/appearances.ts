import { getAppearances } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** How often the profile was shown among matches, and for what. */
export const useAppearances = () => useEndpoint(getAppearances, {});
