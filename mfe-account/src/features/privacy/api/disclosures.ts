import { listDisclosures } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** Who viewed the profile, and who knows whose it is. */
export const useDisclosures = () => useEndpoint(listDisclosures, {});
