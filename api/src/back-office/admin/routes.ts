import type { RateTable } from '@vela/matching';
import type { Ties } from '../../accounts/shields/index.js';
import type { Settings } from '../../config/index.js';
import type { PageNeeds } from '../../hiring/company-pages/index.js';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import type { CachedPosts } from '../../reference/posts/index.js';
import type { EraseNeeds } from '../privacy/index.js';
import { pageOfAudit } from './audit-log.js';
import { pageOfCompanies, readCompanyForAdmin } from './companies.js';
import { takeDomainAwayForAdmin } from './company-domains.js';
import { approvePage, readPageForAdmin, takePageDown } from './company-page.js';
import { correctBalance } from './correct-balance.js';
import { pageOfMessages, retryFailedMessages, retryMessage } from './outbox.js';
import { readOverview } from './overview.js';
import { createPost, deletePost, pageOfPosts, readPostForAdmin, updatePost } from './posts.js';
import { pageOfReferrals } from './referrals.js';
import { closeReport, pageOfReports } from './reports.js';
import { pageOfSubscribers, subscribersCsv } from './subscribers.js';
import { suspendCompany, unsuspendCompany } from './suspend-company.js';
import { suspendUser, unsuspendUser } from './suspend-user.js';
import { deleteUser, pageOfUsers, setAdmin } from './users.js';
import { verifyCompany } from './verify-company.js';

type Needs = EraseNeeds &
  PageNeeds &
  Collections<'cspViolations' | 'eventCounts' | 'invoices' | 'posts' | 'purchases' | 'shieldTurns'> &
  Settings<'adminEmails'> & { readonly rates: RateTable; readonly ties: Ties };

type Names =
  | 'adminGetOverview'
  | 'adminListCompanies'
  | 'adminGetCompany'
  | 'adminCorrectBalance'
  | 'adminVerifyCompany'
  | 'adminTakeDomainAway'
  | 'adminGetPageOfCompany'
  | 'adminTakePageDown'
  | 'adminApprovePage'
  | 'adminSuspendCompany'
  | 'adminUnsuspendCompany'
  | 'adminListPosts'
  | 'adminGetPost'
  | 'adminCreatePost'
  | 'adminUpdatePost'
  | 'adminDeletePost'
  | 'adminListUsers'
  | 'adminSuspendUser'
  | 'adminUnsuspendUser'
  | 'adminSetAdmin'
  | 'adminDeleteUser'
  | 'adminListReferrals'
  | 'adminListSubscribers'
  | 'adminGetSubscribersCsv'
  | 'adminListReports'
  | 'adminCloseReport'
  | 'adminListOutbox'
  | 'adminRetryMessage'
  | 'adminRetryFailedMessages'
  | 'adminListAudit';

/** @param cachedPosts answers about posts, cleared whenever one changes */
export const adminHandlers = (app: Needs, cachedPosts: CachedPosts): Pick<Handlers, Names> => {
  const afterwards = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    cachedPosts.clear();
    return result;
  };
  return {
    adminGetOverview: () => readOverview(app),
    adminListCompanies: ({ query }) => pageOfCompanies(app, query),
    adminGetCompany: ({ params, query }) => readCompanyForAdmin(app, params.id, query.page),
    adminCorrectBalance: ({ caller, params, body }) => correctBalance(app, caller, params.id, body),
    adminVerifyCompany: ({ caller, params, body }) => verifyCompany(app, caller, params.id, body),
    adminTakeDomainAway: ({ caller, params, body }) => takeDomainAwayForAdmin(app, caller, params.id, body),
    adminGetPageOfCompany: ({ params }) => readPageForAdmin(app, params.id),
    adminTakePageDown: ({ caller, params, body }) => takePageDown(app, caller, params.id, body),
    adminApprovePage: ({ caller, params, body }) => approvePage(app, caller, params.id, body),
    adminSuspendCompany: ({ caller, params, body }) => suspendCompany(app, caller, params.id, body),
    adminUnsuspendCompany: ({ caller, params, body }) => unsuspendCompany(app, caller, params.id, body),
    adminListPosts: ({ query }) => pageOfPosts(app, query),
    adminGetPost: ({ params }) => readPostForAdmin(app, params.id),
    adminCreatePost: ({ caller, body }) => afterwards(createPost(app, caller, body)),
    adminUpdatePost: ({ caller, params, body }) => afterwards(updatePost(app, caller, params.id, body)),
    adminDeletePost: async ({ caller, params }) => {
      await afterwards(deletePost(app, caller, params.id));
      return { ok: true };
    },
    adminListUsers: ({ query }) => pageOfUsers(app, query),
    adminSuspendUser: ({ caller, params, body }) => suspendUser(app, caller, params.id, body),
    adminUnsuspendUser: ({ caller, params, body }) => unsuspendUser(app, caller, params.id, body),
    adminSetAdmin: ({ caller, params, body }) => setAdmin(app, caller, params.id, body),
    adminDeleteUser: async ({ caller, params, body }) => {
      await deleteUser(app, caller, params.id, body);
      return { ok: true };
    },
    adminListReferrals: ({ query }) => pageOfReferrals(app, query),
    adminListSubscribers: ({ query }) => pageOfSubscribers(app, query),
    adminGetSubscribersCsv: async ({ caller, query, response }) => {
      response.setHeader('content-disposition', 'attachment; filename="subscribers.csv"');
      return new ReadyBytes(Buffer.from(await subscribersCsv(app, caller, query)), 'text/csv; charset=utf-8');
    },
    adminListReports: ({ query }) => pageOfReports(app, query),
    adminCloseReport: ({ caller, params, body }) => closeReport(app, caller, params.id, body),
    adminListOutbox: ({ query }) => pageOfMessages(app, query),
    adminRetryMessage: ({ caller, params, body }) => retryMessage(app, caller, params.id, body),
    adminRetryFailedMessages: ({ caller, body }) => retryFailedMessages(app, caller, body),
    adminListAudit: ({ query }) => pageOfAudit(app, query),
  };
};
