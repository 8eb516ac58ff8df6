import { isPublicPath } from '@vela/contracts/routes';
import { useLocation } from '@vela/router';
import { PageRoom } from './page-room.js';

/** What the frame holds at a full load until its page is there: for a private page the same as it was served with. */
export function BeforePage() {
  const { pathname } = useLocation();
  return isPublicPath(pathname) ? null : <PageRoom />;
}
