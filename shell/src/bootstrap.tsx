import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SliceName } from '@vela/contracts/routes';
import { createToastQueue } from '@vela/design-system/toast';
import { createBrowserRouter, RouterProvider } from '@vela/router';
import { createAnalytics } from './features/analytics/analytics.js';
import { createSessionAwareApi } from './features/session/session-aware-api.js';
import './federation/named-shares.js';
import { fetchRegistry, inlinedRegistry } from './federation/registry.js';
import { containerRuntime } from './federation/runtime.js';
import { createSlices } from './federation/slices.js';
import { createQueryClient } from './query-client.js';
import { shellRoutes, slicePatching } from './routes/shell-routes.js';

const queryClient = createQueryClient();
const services = {
  api: createSessionAwareApi((input, init) => fetch(input, init), queryClient),
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
