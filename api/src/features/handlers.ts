import type { App } from '../app.js';
import type { Handlers } from '../platform/endpoints/index.js';
import { adminHandlers } from './admin/routes.js';
import { analyticsHandlers } from './analytics/routes.js';
import { authHandlers } from './auth/routes.js';
import { categoryHandlers } from './categories/routes.js';
import { companyHandlers } from './companies/routes.js';
import { connectionHandlers } from './connections/routes.js';
import { consentHandlers } from './consents/routes.js';
import { contactHandlers } from './contact/routes.js';
import { countriesHandlers, createCountriesSource } from './countries/index.js';
import { fairnessHandlers } from './fairness/routes.js';
import { healthHandlers } from './health/routes.js';
import { hireHandlers } from './hires/index.js';
import { invoiceHandlers } from './invoices/index.js';
import { jobSeekerHandlers } from './job-seekers/routes.js';
import { ledgerHandlers } from './ledger/routes.js';
import { mailPreferenceHandlers } from './mail-preferences/routes.js';
import { newsletterHandlers } from './newsletter/index.js';
import { openRoleHandlers } from './open-roles/routes.js';
import { KeptAnswers, postHandlers } from './posts/index.js';
import { privacyHandlers } from './privacy/index.js';
import { salaryAidHandlers } from './salary-aid/routes.js';
import { savedSearchHandlers } from './saved-searches/routes.js';
import { subscriptionHandlers } from './subscriptions/routes.js';
import { talentSearchHandlers } from './talent-search/routes.js';
import { talentSeekerHandlers } from './talent-seekers/routes.js';
import { userHandlers } from './users/routes.js';

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
