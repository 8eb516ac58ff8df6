import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { audienceOf } from '@vela/contracts/routes';
import { ScreenOnly } from '@vela/design-system/layout';
import { SkipLink } from '@vela/design-system/navigation';
import { useSession } from '@vela/design-system/services';
import { media, ThemeRoot } from '@vela/design-system/theme';
import { ToastRegion } from '@vela/design-system/toast';
import { t } from '@vela/language';
import { ScrollRestoration, useLocation } from '@vela/router';
import { untilLoaded } from '@vela/slice-parts/later';
import { OfflineNotice } from '../connectivity/offline-notice.js';
import { NavigationProgress } from '../navigation/navigation-progress.js';
import { useFocusAfterRemoval } from '../navigation/use-focus-after-removal.js';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.js';
import { usePreloadOnIntent } from '../navigation/use-preload-on-intent.js';
import { useSurroundings, useWorkspace, useWorkspaceToCome } from '../places/in-workspace.js';
import { type PageServices, ShellServices } from '../services/shell-services.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

const MAIN_ID = 'main';

/* What is below the fold while a page comes does not jump when it is there. */
const Main = styled.main`
  min-block-size: 100svh;
  @media print {
    min-block-size: 0;
  }
  &:focus,
  & h1:focus {
    outline: none;
  }
`;

const Beside = styled.div`
  ${media.from('lg')} {
    &[data-rail='true'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  @media print {
    display: block;
  }
`;

const Page = styled.div`
  min-inline-size: 0;
`;

/** Keeps the room of the rail while it is loading. */
const RailRoom = styled.div`
  ${media.from('lg')} {
    inline-size: 14rem;
  }
`;

/** Visitors do not pay for the navigation of the signed-in. @returns its code */
export const loadWorkspace = () => import(/* webpackChunkName: "workspace" */ '../workspace/workspace-navigation.js');
const WorkspaceNavigation = lazy(() =>
  untilLoaded(async () => ({ default: (await loadWorkspace()).WorkspaceNavigation })),
);

/**
 * The served page's own title gives way to the one that the pages render, and what the served page says of itself to
 * search engines goes when another page is entered.
 */
function useServedHead(pathname: string): void {
  const served = useRef(pathname);
  useEffect(() => {
    document.querySelector('title[data-static]')?.remove();
    if (pathname !== served.current)
      for (const element of document.querySelectorAll('[data-page-head]')) element.remove();
  }, [pathname]);
}

interface FrameProps {
  readonly services: PageServices;
  /** Loads the code of a page that is about to be entered. */
  readonly preload: (pathname: string) => void;
  readonly children: ReactNode;
}

/** Colours of the page, on pages of both roles those of the role that is acted in. */
function Themed({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { userType } = useSession();
  return (
    <ThemeRoot audience={audienceOf(pathname, userType) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker'}>
      {children}
    </ThemeRoot>
  );
}

/** The navigation of a workspace beside the page, where there is one; the page itself stays where it is. */
function Around({ children }: { readonly children: ReactNode }) {
  const workspace = useWorkspace();
  const toCome = useWorkspaceToCome();
  const surroundings = useSurroundings();
  return (
    <Beside data-rail={surroundings === 'workspace'}>
      {toCome && <RailRoom />}
      {workspace !== null && (
        <Suspense fallback={<RailRoom />}>
          <WorkspaceNavigation {...workspace} />
        </Suspense>
      )}
      <Page>
        {children}
        <ScreenOnly>
          <Footer surroundings={surroundings} />
        </ScreenOnly>
      </Page>
    </Beside>
  );
}

/** What stands around every page: theme by path, services, header, main region, footer, toasts. */
export function Frame({ services, preload, children }: FrameProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useFocusAfterRemoval(main);
  usePreloadOnIntent(preload);
  useServedHead(pathname);
  // By the browser's own way each skip is a place without a name, and the router brings back how far down another one was.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <ShellServices services={services}>
      <Themed>
        <ScreenOnly>
          <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
            {t('Skip to the content')}
          </SkipLink>
          <NavigationProgress />
          <OfflineNotice />
          <Header />
        </ScreenOnly>
        <Around>
          <Main id={MAIN_ID} ref={main} tabIndex={-1}>
            {children}
          </Main>
        </Around>
        <ScreenOnly>
          <ToastRegion queue={services.toasts} />
        </ScreenOnly>
        <ScrollRestoration storageKey={SESSION_STORAGE_KEYS.scrollPositions} />
      </Themed>
    </ShellServices>
  );
}
