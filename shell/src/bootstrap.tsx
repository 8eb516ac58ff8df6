import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '@vela/contracts/client';
import type { SliceName } from '@vela/contracts/routes';
import { createToastQueue } from '@vela/design-system/toast';
import { createBrowserRouter, RouterProvider } from '@vela/router';
import { createAnalytics } from './features/analytics/analytics.js';
import { meKey } from './features/session/me.js';
import './federation/named-shares.js';
import { fetchRegistry, inlinedRegistry } from './federation/registry.js';
import { containerRuntime } from './federation/runtime.js';
import { createSlices } from './federation/slices.js';
import { createQueryClient } from './query-client.js';
import { shellRoutes, slicePatching } from './routes/shell-routes.js';

const queryClient = createQueryClient();
// A call that was refused for want of a session means that the session has ended: ask who is signed in.
const onUnauthorized = (): void => void queryClient.invalidateQueries({ queryKey: meKey });
const services = {
  api: createApiClient((input, init) => fetch(input, init), { onUnauthorized }),
  toasts: createToastQueue(),
  analytics: createAnalytics(),
};
const slices = createSlices(containerRuntime(), inlinedRegistry(document), fetchRegistry);
const patched = new Set<SliceName>();
const router = createBrowserRouter(shellRoutes(services, slices), {
  patchRoutesOnNavigation: slicePatching(slices, patched),
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
