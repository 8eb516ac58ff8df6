import {
  adminGetCatalogue,
  adminGetOverview,
  adminGetRankingFunnel,
  adminListAudit,
  adminListCompanies,
  adminListHires,
  adminListInvoices,
  adminListOutbox,
  adminListPaymentCases,
  adminListPosts,
  adminListReferrals,
  adminListReleaseAccesses,
  adminListReleaseRollouts,
  adminListReports,
  adminListScoreContests,
  adminListSkillSuggestions,
  adminListSubscribers,
  adminListUsers,
  listPasskeys,
} from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { ADMIN_PATHS, PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

// Until a passkey was used in the session, all is refused but which passkeys there are.
const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_admin',
  routes: [
    {
      path: ADMIN_PATHS.overview,
      lazy: lazyPage(
        () => import('../routes/overview.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminGetOverview, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.companies,
      lazy: lazyPage(
        () => import('../routes/companies.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListCompanies, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.hires,
      lazy: lazyPage(
        () => import('../routes/hires.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListHires, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.invoices,
      lazy: lazyPage(
        () => import('../routes/invoices.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListInvoices, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.payments,
      lazy: lazyPage(
        () => import('../routes/payments.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListPaymentCases, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.users,
      lazy: lazyPage(
        () => import('../routes/users.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListUsers, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.reports,
      lazy: lazyPage(
        () => import('../routes/reports.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListReports, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.rankings,
      lazy: lazyPage(
        () => import('../routes/rankings.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminGetRankingFunnel, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.contests,
      lazy: lazyPage(
        () => import('../routes/contests.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListScoreContests, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.catalogue,
      lazy: lazyPage(
        () => import('../routes/catalogue.js'),
        [
          { endpoint: listPasskeys },
          { endpoint: adminGetCatalogue, refusable: true },
          { endpoint: adminListSkillSuggestions, query: { page: 1 }, refusable: true },
        ],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.posts,
      lazy: lazyPage(
        () => import('../routes/posts.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListPosts, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.newsletter,
      lazy: lazyPage(
        () => import('../routes/newsletter.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListSubscribers, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.referrals,
      lazy: lazyPage(
        () => import('../routes/referrals.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListReferrals, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.outbox,
      lazy: lazyPage(
        () => import('../routes/outbox.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListOutbox, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.releases,
      lazy: lazyPage(
        () => import('../routes/releases.js'),
        [
          { endpoint: listPasskeys },
          { endpoint: adminListReleaseRollouts, refusable: true },
          { endpoint: adminListReleaseAccesses, query: { page: 1 }, refusable: true },
        ],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.audit,
      lazy: lazyPage(
        () => import('../routes/audit.js'),
        [{ endpoint: listPasskeys }, { endpoint: adminListAudit, query: { page: 1 }, refusable: true }],
        { personal: true },
      ),
    },
    {
      path: ADMIN_PATHS.passkeys,
      lazy: lazyPage(() => import('../routes/passkeys.js'), [{ endpoint: listPasskeys }], { personal: true }),
    },
    // An address of no section there is.
    { path: PATHS.godmodeSection, lazy: lazyPage(() => import('../routes/overview.js')) },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
