import { listMyConsents } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** Every decision about cookies and terms, the latest first; asked anew each time, they change elsewhere on the site. */
export const useConsents = () => useEndpoint(listMyConsents, {});
