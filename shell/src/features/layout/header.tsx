import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { Container, VisuallyHidden } from '@vela/design-system/layout';
import { Logo } from '@vela/design-system/logo';
import { NavigationLink } from '@vela/design-system/navigation';
import { useSession } from '@vela/design-system/services';
import { color, focusRing, media, radius, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { Link } from '@vela/router';
import { untilLoaded } from '@vela/slice-parts/later';
import { useSurroundings, useWorkspace } from '../places/in-workspace.js';
import { mainNavigation } from '../places/navigation.js';
import { LoginButton } from './login-button.js';
import { MobileMenuButton } from './mobile-menu-button.js';
import { SocialLinks } from './social-links.js';

/** Visitors do not pay for the menu of the signed-in. */
const AccountMenu = lazy(() =>
  untilLoaded(async () => ({
    default: (await import(/* webpackChunkName: "workspace" */ './account-menu.js')).AccountMenu,
  })),
);

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(24)};
  min-block-size: 5.5rem;
  /* Where a reader has larger text, what does not stand beside the logo stands below it. */
  ${media.below('md')} {
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: 0;
  }
  /* The logo stands above the rail, which is at the edge. */
  ${media.from('lg')} {
    &[data-in='workspace'] {
      max-inline-size: none;
    }
  }
  /* Where much is to be seen at once, the head takes little. */
  &[data-in='administration'] {
    min-block-size: 4rem;
    gap: ${space(12)};
  }
`;

const HomeLink = styled(Link)`
  :not([data-in='administration']) > & {
    margin-inline-end: auto;
  }
  color: ${color.ink};
  text-decoration: none;
  border-radius: ${radius.small};
  ${focusRing}
`;

/** Says whose pages these are, beside the logo. */
const AreaLink = styled(Link)`
  margin-inline-end: auto;
  padding-inline-start: ${space(12)};
  border-inline-start: 1px solid ${color.line};
  color: ${color.muted};
  text-decoration: none;
  ${focusRing}
`;

const WideNavigation = styled.nav`
  display: none;
  gap: ${space(24)};
  ${media.from('md')} {
    display: flex;
  }
`;

/* From where on the menu's button is gone: nothing of the menu may be in neither. */
const WideOnly = styled.div`
  display: none;
  ${media.from('md')} {
    display: block;
  }
`;

const NarrowOnly = styled.div`
  ${media.from('md')} {
    display: none;
  }
`;

const WorkspaceTools = lazy(() =>
  untilLoaded(async () => ({
    default: (await import(/* webpackChunkName: "workspace" */ '../workspace/workspace-tools.js')).WorkspaceTools,
  })),
);

/** Keeps the room of the tools while they are loading. */
const ToolsPlace = styled.span`
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

/** Keeps the room of the avatar while its menu is loading. */
const AccountPlace = styled.span`
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

/** The site's header: where one can go, and who one is. */
export function Header() {
  const { user } = useSession();
  const workspace = useWorkspace();
  const surroundings = useSurroundings();
  const isPublic = surroundings === 'public';
  const toCome = user === undefined && !isPublic;
  return (
    <header>
      <Bar data-in={surroundings}>
        <HomeLink to={PATHS.home}>
          <Logo />
          <VisuallyHidden>{t(', home')}</VisuallyHidden>
        </HomeLink>
        {surroundings === 'administration' ? (
          <AreaLink to={PATHS.godmode}>{t('Administration')}</AreaLink>
        ) : (
          <WideNavigation aria-label={t('Main')}>
            {mainNavigation().map(({ label, to }) => (
              <NavigationLink key={to} to={to}>
                {label}
              </NavigationLink>
            ))}
          </WideNavigation>
        )}
        {toCome && (
          <>
            {surroundings === 'workspace' && <ToolsPlace />}
            <AccountPlace />
          </>
        )}
        {isPublic && (
          <WideOnly>
            <SocialLinks />
          </WideOnly>
        )}
        {workspace !== null && (
          <Suspense fallback={<ToolsPlace />}>
            <WorkspaceTools {...workspace} />
          </Suspense>
        )}
        {user ? (
          <Suspense fallback={<AccountPlace />}>
            <AccountMenu user={user} />
          </Suspense>
        ) : (
          !toCome && <LoginButton />
        )}
        {isPublic && (
          <NarrowOnly>
            <MobileMenuButton />
          </NarrowOnly>
        )}
      </Bar>
    </header>
  );
}
