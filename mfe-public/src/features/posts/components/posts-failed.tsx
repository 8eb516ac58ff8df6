import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';

/** Posts could not be fetched; asks again on demand. */
export function PostsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      title={TEXTS.postsFailed}
      mood="failed"
      action={
        <Button variant="quiet" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Something between you and us did not answer. The rest of the site works.')}
    </EmptyState>
  );
}
