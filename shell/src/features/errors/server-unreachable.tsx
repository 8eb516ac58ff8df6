import { pageState } from '@vela/contracts/remote';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';

/** Stands in place of a private page while it is not known who is signed in, because the server does not answer. */
export function ServerUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" {...pageState('failed')}>
      <PageTitle>{t('Not available')}</PageTitle>
      <EmptyState
        title={t('We cannot reach Vela right now')}
        mood="offline"
        level={1}
        action={<Button onClick={onRetry}>{t('Try again')}</Button>}
      >
        {t('Check your connection. Nothing of yours is lost.')}
      </EmptyState>
    </div>
  );
}
