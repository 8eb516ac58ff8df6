import type { ReactNode } from 'react';
import { Button } from '@vela/design-system/button';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

export interface NotLoadedProps {
  /** What could not be loaded, in a sentence. */
  readonly children: ReactNode;
  readonly onRetry: () => unknown;
}

/** Stands in the place of a part of a page that could not be loaded, and asks for it again: the rest of the page goes on. */
export function NotLoaded({ children, onRetry }: NotLoadedProps) {
  return (
    <Text tone="muted">
      {children}{' '}
      <Button size="small" variant="bare" onClick={() => void onRetry()}>
        {t('Try again')}
      </Button>
    </Text>
  );
}
