import type { Connection } from 'mongoose';
import { abuseReportModel } from './features/abuse-reports/model.js';
import { eventCountModel } from './features/analytics/model.js';
import { auditEntryModel } from './features/audit/model.js';
import { catalogueChangeModel } from './features/categories/change-model.js';
import { categoryModel } from './features/categories/model.js';
import { companyInviteModel, companyModel } from './features/companies/model.js';
import { connectionModel } from './features/connections/model.js';
import { consentModel } from './features/consents/model.js';
import { selfIdentificationModel } from './features/fairness/model.js';
import { hireModel } from './features/hires/model.js';
import { invoiceModel } from './features/invoices/model.js';
import { jobSeekerProfileModel, profileViewModel } from './features/job-seekers/model.js';
import { ledgerEntryModel } from './features/ledger/model.js';
import { newsletterSubscriberModel } from './features/newsletter/model.js';
import { openRoleModel } from './features/open-roles/model.js';
import { postModel } from './features/posts/model.js';
import { savedSearchModel } from './features/saved-searches/model.js';
import { purchaseModel } from './features/subscriptions/model.js';
import { talentSeekerProfileModel } from './features/talent-seekers/model.js';
import { profilePictureModel, userModel } from './features/users/model.js';
import { numberSeriesModel } from './platform/numbering/index.js';
import { outboxModel } from './platform/outbox/index.js';

/** Declares every collection on a connection. Their indexes are made by `migrate`. */
export const createModels = (connection: Connection) => ({
  users: userModel(connection),
  profilePictures: profilePictureModel(connection),
  jobSeekerProfiles: jobSeekerProfileModel(connection),
  profileViews: profileViewModel(connection),
  talentSeekerProfiles: talentSeekerProfileModel(connection),
  companies: companyModel(connection),
  companyInvites: companyInviteModel(connection),
  categories: categoryModel(connection),
  catalogueChanges: catalogueChangeModel(connection),
  openRoles: openRoleModel(connection),
  savedSearches: savedSearchModel(connection),
  connections: connectionModel(connection),
  abuseReports: abuseReportModel(connection),
  ledgerEntries: ledgerEntryModel(connection),
  purchases: purchaseModel(connection),
  hires: hireModel(connection),
  invoices: invoiceModel(connection),
  posts: postModel(connection),
  newsletterSubscribers: newsletterSubscriberModel(connection),
  consents: consentModel(connection),
  selfIdentifications: selfIdentificationModel(connection),
  eventCounts: eventCountModel(connection),
  auditEntries: auditEntryModel(connection),
  numberSeries: numberSeriesModel(connection),
  outbox: outboxModel(connection),
});

export type Models = ReturnType<typeof createModels>;
