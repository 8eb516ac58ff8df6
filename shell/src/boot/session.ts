import { isRefusal } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { getMe } from '@vela/contracts/endpoints';
import { otherTabs } from '../features/session/other-tabs.js';

/** Whether the API knows the visitor; null where it does not answer, and the page can be read all the same. */
async function isSignedIn(signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetch(getMe.path, { signal });
    if (!response.ok && !isRefusal(response.status)) return null;
    const answer: unknown = response.ok && response.status !== 204 ? await response.json() : null;
    return typeof answer === 'object' && answer !== null;
  } catch {
    return null;
  }
}

/** Whether somebody chose a role in this browser, who is most likely signed in still. */
function isKnown(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.userType) !== null;
  } catch {
    return false;
  }
}

/**
 * Wakes the page for who is signed in: for them it has a menu, and may lead elsewhere. Asked again where the page comes
 * back from the browser's memory, and when another tab tells of a session.
 * @returns tells whether it is known by now that nobody is signed in
 */
export function lookForSession(wake: () => void, signal: AbortSignal): () => boolean {
  let visitor = false;
  const ask = async (): Promise<void> => {
    const signedIn = await isSignedIn(signal);
    visitor = signedIn === false;
    if (signedIn === true) wake();
  };
  if (isKnown()) wake();
  else void ask();
  addEventListener('pageshow', ({ persisted }) => (persisted ? void ask() : undefined), { signal });
  signal.addEventListener(
    'abort',
    otherTabs.listen((news) => (news === 'signed-in' ? wake() : undefined)),
  );
  return () => visitor;
}
