import type { ReactNode } from 'react';
import { ApiError } from '@vela/contracts/client';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';

/** What an address names a record by. */
const IDS: readonly string[] = ['id', 'subjectId'];

/** Whether there is no such record for who asks, or nothing that could be one's id; any other failure may pass. */
export const isMissing = (error: Error | null | undefined): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 400 && error.fieldErrors.some(({ field }) => IDS.includes(field))));

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
