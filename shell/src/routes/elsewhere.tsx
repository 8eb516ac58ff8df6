import { sliceOf } from '@vela/contracts/routes';
import { useLocation, useNavigate } from '@vela/router';
import { NotFound } from '../features/errors/not-found.js';
import { SliceUnavailable } from '../features/errors/slice-unavailable.js';
import type { Slices } from '../federation/slices.js';

/** What is shown where no route matches: the owner of the path could not be loaded, or nobody knows the path. */
export function Elsewhere({ slices }: { readonly slices: Slices }) {
  const location = useLocation();
  const navigate = useNavigate();
  if (slices.errorOf(sliceOf(location.pathname)) === null) return <NotFound />;
  // Entering the same address again lets the router ask the slice for its routes once more.
  return <SliceUnavailable onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })} />;
}
