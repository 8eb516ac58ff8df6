// What programs beside the server use: the demo market, the evaluation, the benches. They run in a process of their own,
// on the same store.
export { searcherOf, searcherWith, setCompanySize } from './accounts/companies/index.js';
export { agreementRecords } from './accounts/consents/index.js';
export { companyKeysOf } from './accounts/shields/index.js';
export { searchKeysOf } from './accounts/users/index.js';
export type { App } from './app.js';
export { postWordsOf } from './back-office/admin/index.js';
export { endInactiveAccounts } from './back-office/privacy/index.js';
export { type Config, ConfigError, readConfig } from './config/index.js';
export { createApp } from './create-app.js';
export { savePage, uploadLogo } from './hiring/company-pages/index.js';
export {
  answerRequest,
  expireRequests,
  type FinalStatus,
  finish,
  remindOfRequests,
  sendRequest,
  updateConversation,
} from './hiring/connections/index.js';
export { acceptTime, markRead, proposeTimes, sendMessage } from './hiring/conversations/index.js';
export { answerHire, confirmHire, invoiceDueHires, reportHire } from './hiring/hires/index.js';
export {
  matchProfileOf,
  matchRoleOf,
  PartitionListener,
  PipelineEngine,
  ServiceEngine,
} from './hiring/matching/index.js';
export { onTheMarket } from './hiring/open-roles/index.js';
export { type RankingOutcome, rankingOutcomes } from './hiring/rankings/index.js';
export { ReplyBoard } from './hiring/replies/index.js';
export { tellOfNewPeople } from './hiring/saved-searches/index.js';
export { MIGRATIONS } from './migrations.js';
export { notePayment as noteInvoicePayment } from './money/invoices/index.js';
export {
  checkBalances,
  expireLaunchOffers,
  grantFreeProfiles,
  post as postToLedger,
  recomputeBalance,
  runningLaunchOffer,
} from './money/ledger/index.js';
export {
  connectStore,
  type Filling,
  fillingAlone,
  fillingOf,
  migrate,
  noteFilling,
} from './platform/database/index.js';
export type { Caller, CompanyCaller } from './platform/endpoints/index.js';
export { createHttpServer, listen } from './platform/http/index.js';
export { createNotifications } from './platform/notifications/index.js';
export { createLog } from './platform/observability/index.js';
export { announceOnce } from './platform/replicas/index.js';
export { emptyBalance } from './records/balance.js';
export type { CategoryDocument } from './records/category.js';
export type { CompanyDocument } from './records/company.js';
export type { ConsentDocument } from './records/consent.js';
export type { JobSeekerProfileDocument } from './records/job-seeker-profile.js';
export { createModels, type Models } from './records/models.js';
export type { OpenRoleDocument } from './records/open-role.js';
export type { PostDocument } from './records/post.js';
export type { SelfIdentificationDocument } from './records/self-identification.js';
export type { TalentSeekerProfileDocument } from './records/talent-seeker-profile.js';
export type { UserDocument } from './records/user.js';
export { Catalogue, type CatalogueSnapshot, snapshotOf } from './reference/categories/index.js';
export { citiesIn } from './reference/countries/index.js';
export { followRates } from './reference/rates/index.js';
export { type RunningServer, type ServerOptions, startServer } from './server.js';
