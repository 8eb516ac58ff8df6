import type { Company } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Heading, Lead } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { NotLoaded } from '@vela/slice-parts/later';
import { useCompanyPage } from '../api/company-page.js';
import { CompanyLogo } from './company-logo.js';
import { CompanyPageForm } from './company-page-form.js';
import { CompanySize } from './company-size.js';
import { TakenDownNote } from './taken-down-note.js';

function Page({ companyId }: { readonly companyId: string }) {
  const { user } = useSession();
  const { data: page, isError, refetch } = useCompanyPage();
  if (page !== undefined && user)
    return (
      <Stack gap={24}>
        <TakenDownNote takenDown={page.takenDown} />
        <CompanyPageForm userId={user.id} companyId={companyId} page={page} logo={<CompanyLogo page={page} />} />
      </Stack>
    );
  if (!isError)
    return (
      <LoadingRegion label={t('Loading the company’s page')}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  return <NotLoaded onRetry={refetch}>{t('The company’s page could not be loaded.')}</NotLoaded>;
}

/** The company as talent sees it: logo, size, what it says of itself, and how that looks. */
export function CompanyFace({ company }: { readonly company: Company }) {
  return (
    <Stack as="section" gap={24} aria-labelledby="face-title">
      <Stack gap={8}>
        <Heading level={2} size="title" id="face-title">
          {t('How talent sees you')}
        </Heading>
        <Lead>{t('Who reads your request wants to know who you are.')}</Lead>
      </Stack>
      <CompanySize company={company} />
      <Page companyId={company.id} />
    </Stack>
  );
}
