import { type Access, ASKER_COOKIE } from '@vela/contracts/constants';
import { mayAsk, mayAskAhead } from '@vela/contracts/remote';
import { useSession } from './services.js';

const remembered = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${ASKER_COOKIE}=`))
    ?.slice(ASKER_COOKIE.length + 1);

/**
 * Says whether the reader may make calls: what would be refused is not asked. While it is not known who is signed in, a page
 * goes by what this browser remembers, so that nobody who may ask waits for that.
 * @param access of the endpoints
 */
export function useMayAsk(access: Access): boolean {
  const { user } = useSession();
  if (user === undefined) return mayAskAhead(access, remembered());
  return user !== null && mayAsk(access, user);
}
