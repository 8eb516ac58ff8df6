import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';

/** What a signed-in user sees at an address that does not exist. */
export function NotFound() {
  return (
    <>
      <PageTitle>{t('Page not found')}</PageTitle>
      <EmptyState
        title={t('There is no page at this address')}
        level={1}
        action={<ButtonLink to={PATHS.home}>{t('Go to your dashboard')}</ButtonLink>}
      >
        {t('It may have moved, or the link has a typing error.')}
      </EmptyState>
    </>
  );
}
