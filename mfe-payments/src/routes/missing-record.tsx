import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { useMayAsk } from '@vela/design-system/services';
import { t } from '@vela/language';

interface MissingRecordProps {
  readonly title: string;
  /** Path of the list of such records, and what leads there. */
  readonly listPath: string;
  readonly children: ReactNode;
}

/** Says that there is no such record, with the way to those that there are; whoever is in no company has none. */
export function MissingRecord({ title, listPath, children }: MissingRecordProps) {
  return useMayAsk('companyMember') ? (
    <EmptyState title={title} action={<ButtonLink to={listPath}>{children}</ButtonLink>}>
      {t('Perhaps it belongs to another company.')}
    </EmptyState>
  ) : (
    <EmptyState title={title} action={<ButtonLink to={PATHS.home}>{t('Go to your dashboard')}</ButtonLink>}>
      {t('Perhaps it belongs to a company that you are not signed in for.')}
    </EmptyState>
  );
}
