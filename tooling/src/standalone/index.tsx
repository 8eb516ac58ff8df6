import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '@vela/contracts/client';
import { getMe } from '@vela/contracts/endpoints';
import type { ShellServices, ToastMessage } from '@vela/contracts/remote';
import { audienceOf } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { createBrowserRouter, Link, Outlet, type RouteObject, RouterProvider, useLocation } from '@vela/router';

const api = createApiClient(fetch);

const somebody: SessionUser = {
  id: '000000000000000000000001',
  givenName: 'Alex',
  familyName: 'Example',
  firstName: 'Alex',
  email: 'alex@example.org',
  profilePictureUrl: null,
  referralCode: 'k3xq9w2ap7vd',
  admin: false,
  lastActedAs: null,
  language: null,
  payCurrency: null,
};

/** What the shell would provide: the real API client, a made-up session, toasts in a corner of the page. */
function useStandInServices(show: (toast: ToastMessage) => void): ShellServices {
  const { pathname } = useLocation();
  const [user, setUser] = useState<SessionUser | null>(somebody);
  const [userType, setUserType] = useState(audienceOf(pathname));
  return useMemo(
    () => ({
      api,
      session: {
        user,
        userType,
        switchUserType: setUserType,
        refresh: async () => setUser((await api.call(getMe, {})) ?? somebody),
        startLinkedin: (options) => show({ message: `The shell would start LinkedIn: ${JSON.stringify(options)}` }),
        signOut: () => Promise.resolve(setUser(null)),
        end: () => Promise.resolve(setUser(null)),
      },
      toasts: { show },
      analytics: { track: (event) => console.debug('counted', event) },
    }),
    [user, userType, show],
  );
}

function AloneFrame({ routes }: { readonly routes: readonly RouteObject[] }) {
  const { pathname } = useLocation();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const services = useStandInServices(setToast);
  const paths = routes.map((route) => route.path).filter((path) => path !== undefined);
  return (
    <ThemeRoot audience={audienceOf(pathname) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker'}>
      <ServicesProvider services={services}>
        <nav aria-label="Pages of this slice">
          {paths.map((path) => (
            <span key={path}>
              <Link to={path}>{path}</Link>{' '}
            </span>
          ))}
        </nav>
        <main>
          <Outlet />
        </main>
        <p role="status">{toast?.message}</p>
      </ServicesProvider>
    </ThemeRoot>
  );
}

/**
 * Starts a slice without the shell, for work on this slice alone.
 * @param routes what the slice exposes
 */
export function bootAlone(routes: readonly RouteObject[]): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const router = createBrowserRouter([
    {
      element: <AloneFrame routes={routes} />,
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: null }],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
