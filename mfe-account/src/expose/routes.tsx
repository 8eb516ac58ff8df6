import { STORAGE_KEYS } from '@vela/contracts/constants';
import {
  findCompaniesToBlock,
  getAppearances,
  getCounts,
  getMailPreferences,
  getSelfIdentification,
  listBlockedCompanies,
  listDisclosures,
  listMyConsents,
  listNotifications,
  listScoreContests,
  listSessions,
} from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_account',
  routes: [
    {
      path: PATHS.privacyCentre,
      lazy: lazyPage(
        () => import('../routes/privacy-centre.js'),
        [
          // Shown to talents alone: no recruiter's browser asks for it in vain.
          { endpoint: listDisclosures, refusable: true },
          { endpoint: getAppearances },
          { endpoint: listScoreContests },
          { endpoint: listBlockedCompanies },
          { endpoint: findCompaniesToBlock, query: {} },
          { endpoint: getMailPreferences },
          { endpoint: getSelfIdentification },
          { endpoint: listMyConsents },
          { endpoint: listSessions },
        ],
        { personal: true, unlessKept: [STORAGE_KEYS.scoreContest] },
      ),
    },
    {
      path: PATHS.notifications,
      lazy: lazyPage(
        () => import('../routes/notifications.js'),
        [{ endpoint: listNotifications, query: {} }, { endpoint: getCounts }],
        {
          personal: true,
        },
      ),
    },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
