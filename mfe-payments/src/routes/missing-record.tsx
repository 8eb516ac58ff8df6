import type { ReactNode } from 'react';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';

interface MissingRecordProps {
  readonly title: string;
  /** Path of the list of such records, and what leads there. */
  readonly listPath: string;
  readonly children: ReactNode;
}

/** Says that there is no such record, with the way to those that there are. */
export const MissingRecord = ({ title, listPath, children }: MissingRecordProps) => (
  <EmptyState title={title} action={<ButtonLink to={listPath}>{children}</ButtonLink>}>
    {t('Perhaps it belongs to another company.')}
  </EmptyState>
);
