import { listNotifications } from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_account',
  routes: [
    { path: PATHS.privacyCentre, lazy: lazyPage(() => import('../routes/privacy-centre.js')) },
    {
      path: PATHS.notifications,
      lazy: lazyPage(() => import('../routes/notifications.js'), [{ endpoint: listNotifications, query: {} }], {
        personal: true,
      }),
    },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
