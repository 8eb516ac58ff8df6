// What programs beside the server use: the demo market, the evaluation, the benches. They run in a process of their own,
// on the same store.
export type { App } from './app.js';
export { type Config, ConfigError, readConfig } from './config/index.js';
export { Catalogue, type CatalogueSnapshot } from './features/categories/catalogue.js';
export type { CategoryDocument } from './features/categories/model.js';
export type { CompanyDocument } from './features/companies/model.js';
export { answerRequest, type FinalStatus, finish } from './features/connections/answer.js';
export { expireRequests } from './features/connections/expire.js';
export { remindOfRequests } from './features/connections/remind-before-expiry.js';
export { sendRequest } from './features/connections/request.js';
export { citiesIn } from './features/countries/index.js';
export type { SelfIdentificationDocument } from './features/fairness/model.js';
export { identityIn } from './features/job-seekers/identity.js';
export type { JobSeekerProfileDocument } from './features/job-seekers/model.js';
export { emptyBalance } from './features/ledger/balance.js';
export {
  checkBalances,
  expireLaunchOffers,
  grantFreeProfiles,
  post as postToLedger,
  recomputeBalance,
  runningLaunchOffer,
} from './features/ledger/index.js';
export { matchProfileOf, matchRoleOf, PipelineEngine } from './features/matching/index.js';
export type { OpenRoleDocument } from './features/open-roles/model.js';
export type { PostDocument } from './features/posts/index.js';
export { endInactiveAccounts } from './features/privacy/index.js';
export { tellOfNewPeople } from './features/saved-searches/tell.js';
export type { TalentSeekerProfileDocument } from './features/talent-seekers/model.js';
export { initialsOf } from './features/users/initials.js';
export type { UserDocument } from './features/users/model.js';
export { searchKeysOf } from './features/users/search-keys.js';
export { MIGRATIONS } from './migrations.js';
export { createModels, type Models } from './models.js';
export { connectStore, migrate } from './platform/database/index.js';
export type { CompanyCaller } from './platform/endpoints/index.js';
export { createLog } from './platform/observability/index.js';
export { createApp, type RunningServer, type ServerOptions, startServer } from './server.js';
