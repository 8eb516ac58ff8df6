import { pageState } from '@vela/contracts/remote';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';

/** What is the matter with a part of the site: it failed, it is slow, or another version of it is in service by now. */
export type SliceTrouble = 'failed' | 'slow' | 'replaced';

/** What is said of it. */
function wordsFor(trouble: SliceTrouble): { readonly title: string; readonly text: string; readonly action: string } {
  switch (trouble) {
    case 'slow':
      return {
        title: t('This part of Vela takes longer than usual'),
        text: t('It appears here as soon as it has arrived. The rest of the site works.'),
        action: t('Try again'),
      };
    case 'replaced':
      return {
        title: t('There is a newer version of this page'),
        text: t('It comes when the page is loaded anew. What you typed on this page and did not send is lost then.'),
        action: t('Load the page anew'),
      };
    default:
      return {
        title: t('This part of Vela is not available right now'),
        text: t('The rest of the site works. Try again in a moment.'),
        action: t('Try again'),
      };
  }
}

interface SliceUnavailableProps {
  readonly trouble?: SliceTrouble;
  /** Asks for it again, or loads the page anew. */
  readonly onRetry: () => void;
}

/** Stands where a part of the site is not. */
export function SliceUnavailable({ trouble = 'failed', onRetry }: SliceUnavailableProps) {
  const { title, text, action } = wordsFor(trouble);
  return (
    <div {...pageState(trouble === 'slow' ? 'to-come' : 'failed')}>
      <PageTitle>{t('Not available')}</PageTitle>
      <EmptyState title={title} mood="failed" level={1} action={<Button onClick={onRetry}>{action}</Button>}>
        {text}
      </EmptyState>
    </div>
  );
}
