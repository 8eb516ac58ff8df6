import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { useMayAsk, useSession } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';

/** What a company bought and owes. A recruiter who named no company yet reads so: there is nothing to fetch. */
export function OfCompany({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  if (useMayAsk('companyMember')) return children;
  if (!user)
    return (
      <LoadingRegion label={TEXTS.loading}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  return (
    <EmptyState
      title={t('You have no company yet')}
      action={<ButtonLink to={PATHS.talentSeekerDashboard3}>{t('Name your company')}</ButtonLink>}
    >
      {t('What it buys and what it is billed stands here.')}
    </EmptyState>
  );
}
