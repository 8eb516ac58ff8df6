import { ASKER_COOKIE, SESSION_IDLE_DAYS } from '@vela/contracts/constants';
import { DAY_SECONDS } from '@vela/contracts/days';
import { askerOf } from '@vela/contracts/remote';
import type { SessionUser } from '@vela/contracts/schemas';

/** Remembers what the person may ask who is signed in, for pages to come; nothing of a visitor. */
export function rememberAsker(user: SessionUser | null): void {
  const asker = user === null ? '' : askerOf(user);
  const seconds = asker === '' ? 0 : SESSION_IDLE_DAYS * DAY_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${ASKER_COOKIE}=${asker}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
