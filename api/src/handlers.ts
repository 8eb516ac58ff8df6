import { authHandlers } from './accounts/auth/routes.js';
import { companyHandlers } from './accounts/companies/routes.js';
import { consentHandlers } from './accounts/consents/routes.js';
import { jobSeekerHandlers } from './accounts/job-seekers/routes.js';
import { mailPreferenceHandlers } from './accounts/mail-preferences/routes.js';
import { newsletterHandlers } from './accounts/newsletter/index.js';
import { talentSeekerHandlers } from './accounts/talent-seekers/routes.js';
import { userHandlers } from './accounts/users/routes.js';
import type { App } from './app.js';
import { adminHandlers } from './back-office/admin/routes.js';
import { analyticsHandlers } from './back-office/analytics/routes.js';
import { contactHandlers } from './back-office/contact/routes.js';
import { fairnessHandlers } from './back-office/fairness/routes.js';
import { privacyHandlers } from './back-office/privacy/index.js';
import { connectionHandlers } from './hiring/connections/routes.js';
import { hireHandlers } from './hiring/hires/index.js';
import { openRoleHandlers } from './hiring/open-roles/routes.js';
import { salaryAidHandlers } from './hiring/salary-aid/routes.js';
import { savedSearchHandlers } from './hiring/saved-searches/routes.js';
import { talentSearchHandlers } from './hiring/talent-search/routes.js';
import { invoiceHandlers } from './money/invoices/index.js';
import { ledgerHandlers } from './money/ledger/routes.js';
import { subscriptionHandlers } from './money/subscriptions/routes.js';
import type { Handlers } from './platform/endpoints/index.js';
import { healthHandlers } from './platform/health/routes.js';
import { categoryHandlers } from './reference/categories/routes.js';
import { countriesHandlers, createCountriesSource } from './reference/countries/index.js';
import { KeptAnswers, postHandlers } from './reference/posts/index.js';

/** A handler for every endpoint of the table; one that is missing does not compile. */
export const createHandlers = (app: App, keptPosts: KeptAnswers = new KeptAnswers()): Handlers => ({
  ...adminHandlers(app, keptPosts),
  ...analyticsHandlers(app),
  ...authHandlers(app),
  ...categoryHandlers(app),
  ...companyHandlers(app),
  ...connectionHandlers(app),
  ...consentHandlers(app),
  ...contactHandlers(app),
  ...countriesHandlers(createCountriesSource(app.config, app)),
  ...fairnessHandlers(app),
  ...healthHandlers(app),
  ...hireHandlers(app),
  ...invoiceHandlers(app),
  ...jobSeekerHandlers(app),
  ...ledgerHandlers(app),
  ...mailPreferenceHandlers(app),
  ...newsletterHandlers(app),
  ...openRoleHandlers(app),
  ...postHandlers(app, keptPosts),
  ...privacyHandlers(app),
  ...salaryAidHandlers(app),
  ...savedSearchHandlers(app),
  ...subscriptionHandlers(app),
  ...talentSearchHandlers(app),
  ...talentSeekerHandlers(app),
  ...userHandlers(app),
});
