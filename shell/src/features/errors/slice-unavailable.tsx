import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';

/** Stands where a part of the site could not be loaded. @param onRetry asks for it again */
export function SliceUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <PageTitle>{t('Not available')}</PageTitle>
      <EmptyState
        title={t('This part of Vela is not available right now')}
        mood="failed"
        level={1}
        action={<Button onClick={onRetry}>{t('Try again')}</Button>}
      >
        {t('The rest of the site works. Try again in a moment.')}
      </EmptyState>
    </div>
  );
}
