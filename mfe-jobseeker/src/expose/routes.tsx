import { STORAGE_KEYS } from '@vela/contracts/constants';
import {
  getConversation,
  getTalentActivity,
  listCategories,
  listConnections,
  listConversations,
  listCountries,
  listFittingRoles,
  listHires,
  listMeetings,
  listMessages,
} from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_jobseeker',
  routes: [
    { path: PATHS.jobSeekerSignup1, lazy: lazyPage(() => import('../routes/signup-step1.js')) },
    { path: PATHS.jobSeekerSignup2, lazy: lazyPage(() => import('../routes/signup-step2.js')) },
    { path: PATHS.jobSeekerSignup3, lazy: lazyPage(() => import('../routes/signup-step3.js')) },
    {
      path: PATHS.jobSeekerDashboard,
      lazy: lazyPage(
        () => import('../routes/dashboard.js'),
        [
          { endpoint: listConnections, query: { userType: 'jobSeeker', status: 'open' } },
          { endpoint: listConnections, query: { userType: 'jobSeeker' } },
          { endpoint: listHires, query: { userType: 'jobSeeker' } },
          { endpoint: getTalentActivity },
        ],
        { personal: true },
      ),
    },
    {
      path: PATHS.fittingRoles,
      lazy: lazyPage(
        () => import('../routes/fitting-roles.js'),
        // Whose profile is paused, or lacks what a role asks for, is shown none.
        [{ endpoint: listFittingRoles, query: {}, refusable: true }, { endpoint: listCountries }],
        { personal: true },
      ),
    },
    {
      path: PATHS.jobSeekerDashboard1,
      lazy: lazyPage(() => import('../routes/dashboard-step1.js'), [{ endpoint: listCategories }], {
        personal: true,
        unlessKept: [STORAGE_KEYS.talentDraft],
      }),
    },
    {
      path: PATHS.talentConversations,
      lazy: lazyPage(
        () => import('../routes/conversations.js'),
        [{ endpoint: listConversations, query: { userType: 'jobSeeker' } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.talentConversation,
      lazy: lazyPage(
        () => import('../routes/conversation.js'),
        [
          { endpoint: getConversation, params: { id: ':connectionId' } },
          { endpoint: listMeetings, params: { id: ':connectionId' } },
          { endpoint: listMessages, params: { id: ':connectionId' } },
        ],
        { personal: true },
      ),
    },
    {
      path: PATHS.jobSeekerDashboard3,
      lazy: lazyPage(
        () => import('../routes/dashboard-step3.js'),
        [{ endpoint: listCategories }, { endpoint: listCountries }],
        { personal: true, unlessKept: [STORAGE_KEYS.talentDraft] },
      ),
    },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
