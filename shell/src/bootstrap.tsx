import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sliceOf, type SliceName } from '@vela/contracts/routes';
import { createBrowserRouter, RouterProvider } from '@vela/router';
import './federation/named-shares.js';
import { fetchRegistry, inlinedRegistry } from './federation/registry.js';
import { federationRuntime } from './federation/runtime.js';
import { createSlices } from './federation/slices.js';
import { createQueryClient } from './query-client.js';
import { shellRoutes, slicePatching } from './routes/shell-routes.js';

const slices = createSlices(federationRuntime(), inlinedRegistry(document), fetchRegistry);
const patched = new Set<SliceName>();
const router = createBrowserRouter(shellRoutes(slices), { patchRoutesOnNavigation: slicePatching(slices, patched) });
const queryClient = createQueryClient();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
void sliceOf;
