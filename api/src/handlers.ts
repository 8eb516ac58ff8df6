import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { authHandlers } from './accounts/auth/index.js';
import { companyHandlers } from './accounts/companies/index.js';
import { consentHandlers } from './accounts/consents/index.js';
import { jobSeekerHandlers } from './accounts/job-seekers/index.js';
import { mailPreferenceHandlers } from './accounts/mail-preferences/index.js';
import { newsletterHandlers } from './accounts/newsletter/index.js';
import { notificationHandlers } from './accounts/notifications/index.js';
import { passkeyHandlers } from './accounts/passkeys/index.js';
import { sessionUserHandlers } from './accounts/session-user/index.js';
import { talentSeekerHandlers } from './accounts/talent-seekers/index.js';
import { userHandlers } from './accounts/users/index.js';
import type { App } from './app.js';
import { adminHandlers } from './back-office/admin/index.js';
import { analyticsHandlers } from './back-office/analytics/index.js';
import { catalogueHandlers } from './back-office/catalogue/index.js';
import { contactHandlers } from './back-office/contact/index.js';
import { cspReportHandlers } from './back-office/csp-reports/index.js';
import { fairnessHandlers } from './back-office/fairness/index.js';
import { privacyHandlers } from './back-office/privacy/index.js';
import { releaseHandlers } from './back-office/releases/index.js';
import { scoreContestHandlers } from './back-office/score-contests/index.js';
import { companyPageHandlers } from './hiring/company-pages/index.js';
import { connectionHandlers } from './hiring/connections/index.js';
import { conversationHandlers } from './hiring/conversations/index.js';
import { deskHandlers } from './hiring/desk/index.js';
import { fittingRoleHandlers } from './hiring/fitting-roles/index.js';
import { hireHandlers } from './hiring/hires/index.js';
import { marketFigureHandlers } from './hiring/market-figures/index.js';
import { matchHandlers } from './hiring/matches/index.js';
import { openRoleHandlers } from './hiring/open-roles/index.js';
import { profileViewHandlers } from './hiring/profile-views/index.js';
import { rankingHandlers } from './hiring/rankings/index.js';
import { salaryAidHandlers } from './hiring/salary-aid/index.js';
import { savedSearchHandlers } from './hiring/saved-searches/index.js';
import { talentSearchHandlers } from './hiring/talent-search/index.js';
import { tiesOf } from './hiring/ties/index.js';
import { bookkeepingHandlers } from './money/bookkeeping/index.js';
import { documentHandlers } from './money/documents/index.js';
import { invoiceHandlers } from './money/invoices/index.js';
import { ledgerHandlers } from './money/ledger/index.js';
import { paymentsDeskHandlers } from './money/payments-desk/index.js';
import { subscriptionHandlers } from './money/subscriptions/index.js';
import type { Handlers } from './platform/endpoints/index.js';
import { healthHandlers } from './platform/health/index.js';
import { liveHandlers } from './platform/live/index.js';
import { uncached } from './records/reads.js';
import { categoryHandlers } from './reference/categories/index.js';
import { countriesHandlers } from './reference/countries/index.js';
import { CachedPosts, postHandlers } from './reference/posts/index.js';
import { rateHandlers } from './reference/rates/index.js';

/** A handler for every endpoint of the table; one that is missing does not compile. */
const handlersOn = (app: App, cachedPosts: CachedPosts): Handlers => ({
  ...adminHandlers({ ...app, ties: tiesOf(app) }, cachedPosts),
  ...analyticsHandlers(app),
  ...authHandlers(app),
  ...catalogueHandlers(app),
  ...categoryHandlers(app),
  ...companyHandlers({ ...app, ties: tiesOf(app) }),
  ...companyPageHandlers(app),
  ...connectionHandlers(app),
  ...consentHandlers(app),
  ...conversationHandlers(app),
  ...contactHandlers(app),
  ...countriesHandlers(app.countries),
  ...cspReportHandlers(app),
  ...bookkeepingHandlers(app),
  ...deskHandlers(app),
  ...documentHandlers(app),
  ...fairnessHandlers(app),
  ...fittingRoleHandlers(app),
  ...healthHandlers({ availability: app.availability, isReady: () => app.matchEngine.ready }),
  ...hireHandlers(app),
  ...invoiceHandlers(app),
  ...jobSeekerHandlers(app),
  ...ledgerHandlers(app),
  ...liveHandlers(app),
  ...mailPreferenceHandlers(app),
  ...marketFigureHandlers(app),
  ...matchHandlers(app),
  ...newsletterHandlers(app),
  ...notificationHandlers(app),
  ...openRoleHandlers(app),
  ...paymentsDeskHandlers(app),
  ...passkeyHandlers(app),
  ...postHandlers(app, cachedPosts),
  ...privacyHandlers(app),
  ...profileViewHandlers(app),
  ...salaryAidHandlers(app),
  ...rankingHandlers(app),
  ...rateHandlers(app),
  ...releaseHandlers(app),
  ...savedSearchHandlers(app),
  ...scoreContestHandlers(app),
  ...sessionUserHandlers(app),
  ...subscriptionHandlers(app),
  ...talentSearchHandlers(app),
  ...talentSeekerHandlers(app),
  ...userHandlers(app),
});

/**
 * The handlers of all endpoints. Those that only read take records from memory where they can; those that change something
 * decide by what the store says, and go on asking it where they meet somebody else's change.
 */
export function createHandlers(app: App, cachedPosts: CachedPosts = new CachedPosts()): Handlers {
  const reading = handlersOn(app, cachedPosts);
  const changing = handlersOn({ ...app, records: uncached }, cachedPosts);
  const chosen = Object.entries(ENDPOINTS).map(([name, endpoint]: [string, ServedEndpoint]) => {
    const onlyReads = endpoint.method === 'GET' && endpoint.changesState !== true;
    return [name, (onlyReads ? reading : changing)[name as EndpointName]];
  });
  return Object.fromEntries(chosen) as Handlers;
}
