import type { ReactNode } from 'react';
import { audienceOf, PATHS } from '@vela/contracts/routes';
import { ThemeRoot } from '@vela/design-system/theme';
import { Link, useLocation } from '@vela/router';

/** What stands around every page: header, main region, footer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ThemeRoot audience={audienceOf(pathname) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker'}>
      <header><nav><Link to={PATHS.home}>Vela</Link> <Link to={PATHS.pricing}>Pricing</Link> <Link to={PATHS.aboutUs}>About</Link></nav></header>
      <main id="main">{children}</main>
    </ThemeRoot>
  );
}
