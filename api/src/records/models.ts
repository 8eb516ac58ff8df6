import type { Connection } from 'mongoose';
import { abuseReportModel } from './abuse-report.js';
import { auditEntryModel } from './audit-entry.js';
import { catalogueChangeModel } from './catalogue-change.js';
import { categoryModel } from './category.js';
import { companyInviteModel, companyModel } from './company.js';
import { companyLogoModel } from './company-logo.js';
import { connectionModel } from './connection.js';
import { consentModel } from './consent.js';
import { conversationModel, conversationReadModel, messageModel } from './conversation.js';
import { cspViolationModel } from './csp-violation.js';
import { documentModel } from './document.js';
import { domainProofModel } from './domain-proof.js';
import { eventCountModel } from './event-count.js';
import { freeProfileMarkModel } from './free-profile-mark.js';
import { hireModel } from './hire.js';
import { interestModel } from './interest.js';
import { invoiceModel } from './invoice.js';
import { jobSeekerProfileModel, profileViewModel } from './job-seeker-profile.js';
import { joinRequestModel } from './join-request.js';
import { ledgerEntryModel } from './ledger-entry.js';
import { liveEventModel } from './live-event.js';
import { mailCountModel } from './mail-count.js';
import { meetingModel } from './meeting.js';
import { moveModel } from './move.js';
import { newsletterSubscriberModel } from './newsletter-subscriber.js';
import { notificationModel } from './notification.js';
import { numberSeriesModel } from './number-series.js';
import { openRoleModel } from './open-role.js';
import { outboxModel } from './outbox-message.js';
import { passkeyModel } from './passkey.js';
import { paymentCaseModel } from './payment-case.js';
import { postModel } from './post.js';
import { purchaseModel } from './purchase.js';
import { rankingModel } from './ranking.js';
import { rateTableModel } from './rate-table.js';
import type { RecordReads } from './reads.js';
import { releaseAccessModel } from './release-access.js';
import { releaseRolloutModel } from './release-rollout.js';
import { savedSearchModel } from './saved-search.js';
import { scoreContestModel } from './score-contest.js';
import { selfIdentificationModel } from './self-identification.js';
import { shieldTurnModel } from './shield-turn.js';
import { skillSuggestionModel } from './skill-suggestion.js';
import { roleVisitModel, talentMarkModel } from './talent-mark.js';
import { talentSeekerProfileModel } from './talent-seeker-profile.js';
import { profilePictureModel, userModel } from './user.js';

/** Declares every collection on a connection. Their indexes are made by `migrate`. */
export const createModels = (connection: Connection) => ({
  users: userModel(connection),
  passkeys: passkeyModel(connection),
  profilePictures: profilePictureModel(connection),
  jobSeekerProfiles: jobSeekerProfileModel(connection),
  shieldTurns: shieldTurnModel(connection),
  profileViews: profileViewModel(connection),
  talentSeekerProfiles: talentSeekerProfileModel(connection),
  companies: companyModel(connection),
  companyLogos: companyLogoModel(connection),
  companyInvites: companyInviteModel(connection),
  joinRequests: joinRequestModel(connection),
  domainProofs: domainProofModel(connection),
  categories: categoryModel(connection),
  catalogueChanges: catalogueChangeModel(connection),
  rateTables: rateTableModel(connection),
  openRoles: openRoleModel(connection),
  releaseAccesses: releaseAccessModel(connection),
  releaseRollouts: releaseRolloutModel(connection),
  savedSearches: savedSearchModel(connection),
  talentMarks: talentMarkModel(connection),
  moves: moveModel(connection),
  roleVisits: roleVisitModel(connection),
  connections: connectionModel(connection),
  rankings: rankingModel(connection),
  scoreContests: scoreContestModel(connection),
  skillSuggestions: skillSuggestionModel(connection),
  interests: interestModel(connection),
  conversations: conversationModel(connection),
  messages: messageModel(connection),
  conversationReads: conversationReadModel(connection),
  meetings: meetingModel(connection),
  liveEvents: liveEventModel(connection),
  abuseReports: abuseReportModel(connection),
  ledgerEntries: ledgerEntryModel(connection),
  purchases: purchaseModel(connection),
  paymentCases: paymentCaseModel(connection),
  documents: documentModel(connection),
  hires: hireModel(connection),
  invoices: invoiceModel(connection),
  posts: postModel(connection),
  newsletterSubscribers: newsletterSubscriberModel(connection),
  consents: consentModel(connection),
  selfIdentifications: selfIdentificationModel(connection),
  eventCounts: eventCountModel(connection),
  cspViolations: cspViolationModel(connection),
  auditEntries: auditEntryModel(connection),
  numberSeries: numberSeriesModel(connection),
  mailCounts: mailCountModel(connection),
  freeProfileMarks: freeProfileMarkModel(connection),
  notifications: notificationModel(connection),
  outbox: outboxModel(connection),
});

export type Models = ReturnType<typeof createModels>;

/** Some of the collections, as what works with them names them. */
export interface Collections<Name extends keyof Models> {
  readonly models: Pick<Models, Name>;
  /** Reads what nearly every call reads. */
  readonly records: RecordReads;
}
