import type { Request } from 'express';
import { t } from '@vela/language';
import { AppError } from '../errors/index.js';

const refused = (): AppError => new AppError(403, t('This call must come from our own pages.'));

/**
 * Refuses a state-changing call that another site made in a signed-in person's browser. Browsers say where a call comes
 * from in `Sec-Fetch-Site`; older ones, and pages on plain http, only in `Origin`. A call with neither comes from no
 * browser's page: it is let through while it carries no session, because then there is nothing to misuse.
 * @param appOrigin the site's own origin
 * @param cookieName name of the session's cookie
 * @throws AppError 403
 */
export function checkSameOrigin(request: Request, appOrigin: string, cookieName: string): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw refused();
    return;
  }
  const origin = request.get('origin');
  if (origin !== undefined) {
    if (origin !== appOrigin) throw refused();
    return;
  }
  if (request.get('cookie')?.includes(`${cookieName}=`) === true) throw refused();
}
