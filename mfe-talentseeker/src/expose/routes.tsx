import { MATCH_PAGE_SIZE, STORAGE_KEYS } from '@vela/contracts/constants';
import {
  getCompanyPage,
  getConversation,
  getOpenRole,
  getSentConnection,
  getShortlist,
  listCategories,
  listConnections,
  listConversations,
  listCountries,
  listHires,
  listJoinRequests,
  listMeetings,
  listMessages,
  listMoves,
  listOpenRoles,
  searchTalent,
} from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_talentseeker',
  routes: [
    { path: PATHS.talentSeekerSignup1, lazy: lazyPage(() => import('../routes/signup-step1.js')) },
    { path: PATHS.talentSeekerSignup2, lazy: lazyPage(() => import('../routes/signup-step2.js')) },
    { path: PATHS.talentSeekerSignup3, lazy: lazyPage(() => import('../routes/signup-step3.js')) },
    {
      path: PATHS.talentSeekerDashboard,
      lazy: lazyPage(
        () => import('../routes/dashboard.js'),
        [{ endpoint: listOpenRoles }, { endpoint: listConnections, query: { userType: 'talentSeeker' } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.talentSeekerDashboard3,
      lazy: lazyPage(() => import('../routes/dashboard-step3.js'), [], {
        personal: true,
        unlessKept: [STORAGE_KEYS.recruiterDraft, STORAGE_KEYS.companyLink],
      }),
    },
    {
      path: PATHS.companyProfile,
      lazy: lazyPage(
        () => import('../routes/company-profile.js'),
        [{ endpoint: getCompanyPage }, { endpoint: listJoinRequests }, { endpoint: listCountries }],
        { personal: true, unlessKept: [STORAGE_KEYS.recruiterDraft] },
      ),
    },
    {
      path: PATHS.search,
      lazy: lazyPage(
        () => import('../routes/search.js'),
        [{ endpoint: searchTalent, query: { page: 1, pageSize: MATCH_PAGE_SIZE } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.addRole1,
      lazy: lazyPage(
        () => import('../routes/add-role-step1.js'),
        [{ endpoint: listCategories }, { endpoint: listCountries }],
        { personal: true, unlessKept: [STORAGE_KEYS.addRole] },
      ),
    },
    { path: PATHS.addRole2, lazy: lazyPage(() => import('../routes/add-role-step2.js')) },
    { path: PATHS.addRole3, lazy: lazyPage(() => import('../routes/add-role-step3.js')) },
    {
      path: PATHS.roleMatches,
      lazy: lazyPage(
        () => import('../routes/role-matches.js'),
        [{ endpoint: getOpenRole, params: { id: ':roleId' }, query: { page: 1, pageSize: MATCH_PAGE_SIZE } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.shortlist,
      lazy: lazyPage(() => import('../routes/shortlist.js'), [{ endpoint: getShortlist }], { personal: true }),
    },
    {
      path: PATHS.moves,
      lazy: lazyPage(() => import('../routes/moves.js'), [{ endpoint: listMoves, query: { page: 1 } }], {
        personal: true,
      }),
    },
    {
      path: PATHS.request,
      lazy: lazyPage(
        () => import('../routes/request.js'),
        [{ endpoint: getSentConnection, params: { id: ':connectionId' } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.conversations,
      lazy: lazyPage(
        () => import('../routes/conversations.js'),
        [{ endpoint: listConversations, query: { userType: 'talentSeeker' } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.conversation,
      lazy: lazyPage(
        () => import('../routes/conversation.js'),
        [
          { endpoint: getConversation, params: { id: ':connectionId' } },
          { endpoint: listMeetings, params: { id: ':connectionId' } },
          { endpoint: listMessages, params: { id: ':connectionId' } },
          { endpoint: listHires, query: { userType: 'talentSeeker' } },
        ],
        { personal: true, unlessKept: [STORAGE_KEYS.conversation] },
      ),
    },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
