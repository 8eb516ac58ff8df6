import { countEvents } from '@vela/contracts/endpoints';
import { pathNameOf } from '@vela/contracts/routes';
import { noteCount } from '../features/analytics/early-count.js';
import { agreesTo, decisions, readDecision } from '../features/consent/decision.js';
import { isUnasked, loadDialogs } from '../features/consent/load-dialogs.js';
import { LEGAL_PATHS } from '../features/places/legal-paths.js';

/** Counts this page, once the visitor agrees to being counted. */
function countPage(pathname: string): boolean {
  const page = pathNameOf(pathname);
  if (page === null || !agreesTo(readDecision(document.cookie), 'analytics')) return false;
  noteCount(pathname);
  fetch(countEvents.path, {
    method: countEvents.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ event: 'page_viewed', page }] }),
  }).catch(() => undefined);
  return true;
}

/** Asks for consent where nobody did yet, and counts the page as far as it was given. @param pathname without its language */
export function keepConsent(pathname: string, signal: AbortSignal): void {
  let counted = false;
  let asked = false;
  const look = (): void => {
    counted ||= countPage(pathname);
    // Who wants to know what they agree to must be able to read it first.
    const asking = isUnasked(document.cookie) && !LEGAL_PATHS.has(pathname);
    if (asking === asked) return;
    asked = asking;
    loadDialogs().then(
      (dialogs) => (signal.aborted ? undefined : dialogs.ask(asked)),
      (error: unknown) => console.error(error),
    );
  };
  signal.addEventListener('abort', decisions.subscribe(look));
  look();
}
