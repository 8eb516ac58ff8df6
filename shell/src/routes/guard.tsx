import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getMe } from '@vela/contracts/endpoints';
import { isAdminPath, isPublicPath } from '@vela/contracts/routes';
import { endpointKey, useSession } from '@vela/design-system/services';
import { Navigate, useLocation } from '@vela/router';
import { NotFound } from '../features/errors/not-found.js';
import { ServerUnreachable } from '../features/errors/server-unreachable.js';
import { useSessionFailed } from '../features/services/shell-services.js';
import { PageRoom } from './page-room.js';
import { redirectOf } from './redirects.js';

/** Shows a page to whom it is for: applies the redirect rules, and keeps a private page back until the user is known. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { user, userType } = useSession();
  const failed = useSessionFailed();
  const client = useQueryClient();

  const target = redirectOf({ pathname, user, userType });
  if (target !== null) return <Navigate to={target} replace />;
  if (user && !user.admin && isAdminPath(pathname)) return <NotFound />;
  if (user !== undefined || isPublicPath(pathname)) return children;
  if (failed) return <ServerUnreachable onRetry={() => void client.resetQueries({ queryKey: endpointKey(getMe) })} />;
  return <PageRoom />;
}
