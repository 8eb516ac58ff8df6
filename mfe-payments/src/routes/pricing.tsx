import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PRICING_DATE, PRICING_VERSION } from '@vela/market/prices';
import { PageTitle } from '@vela/router';
import { SeniorityTable } from '@vela/slice-parts/prices';
import { Estimator } from '../features/pricing/components/estimator.js';
import { Terms } from '../features/pricing/components/terms.js';
import { PageColumn } from './page-column.js';

export function Page() {
  return (
    <PageColumn>
      <PageTitle>{t('Pricing')}</PageTitle>
      <Stack gap={64}>
        <Stack gap={16}>
          <Heading level={1}>{t('Pricing')}</Heading>
          <Lead>{t('You pay for a talent who said yes, and for a contract that was signed.')}</Lead>
          <Text tone="muted" size="small" numeric>
            {t('Version {version}, {date}', { version: PRICING_VERSION, date: PRICING_DATE })}
          </Text>
        </Stack>
        <Stack gap={24}>
          <Heading level={2}>{t('By experience')}</Heading>
          <SeniorityTable />
        </Stack>
        <Stack gap={24}>
          <Heading level={2}>{t('What would it cost?')}</Heading>
          <Estimator />
        </Stack>
        <Stack gap={32}>
          <Heading level={2}>{t('Terms')}</Heading>
          <Terms />
        </Stack>
        <div>
          <ButtonLink to={PATHS.subscriptions}>{t('Choose a plan')}</ButtonLink>
        </div>
      </Stack>
    </PageColumn>
  );
}
