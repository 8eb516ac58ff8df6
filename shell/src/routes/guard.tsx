import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { getMe } from '@vela/contracts/endpoints';
import { isAdminPath, isPublicPath } from '@vela/contracts/routes';
import { endpointKey, useSession } from '@vela/design-system/services';
import { Navigate, useLocation } from '@vela/router';
import { untilLoaded } from '@vela/slice-parts/later';
import { useAskedTexts } from '../features/agreement/asked-texts.js';
import { NotFound } from '../features/errors/not-found.js';
import { ServerUnreachable } from '../features/errors/server-unreachable.js';
import { useActInWorkspace } from '../features/places/act-in-workspace.js';
import { usePageRole } from '../features/places/page-role.js';
import { useSessionFailed } from '../features/services/shell-services.js';
import { PageRoom } from './page-room.js';
import { redirectOf } from './redirects.js';

/** Hardly anybody is asked, and nobody twice. */
const AgreementNotice = lazy(() =>
  untilLoaded(async () => ({
    default: (await import(/* webpackChunkName: "agreement" */ '../features/agreement/agreement-notice.js'))
      .AgreementNotice,
  })),
);

/** Shows a page to whom it is for: applies the redirect rules, and keeps a private page back until the user is known. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const userType = usePageRole();
  const failed = useSessionFailed();
  const client = useQueryClient();
  const askedTexts = useAskedTexts();

  const target = redirectOf({ pathname, user, userType });
  useActInWorkspace(target === null);
  if (target !== null) return <Navigate to={target} replace />;
  if (user && !user.admin && isAdminPath(pathname)) return <NotFound />;
  if (user !== undefined || isPublicPath(pathname))
    return (
      <>
        {askedTexts.length > 0 && (
          <Suspense>
            <AgreementNotice texts={askedTexts} />
          </Suspense>
        )}
        {children}
      </>
    );
  if (failed) return <ServerUnreachable onRetry={() => void client.resetQueries({ queryKey: endpointKey(getMe) })} />;
  return <PageRoom />;
}
