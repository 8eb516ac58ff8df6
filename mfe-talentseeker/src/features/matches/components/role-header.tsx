import type { ReactNode } from 'react';
import type { OpenRole } from '@vela/contracts/schemas';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Eyebrow, Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { comparableRoles } from '@vela/market/pay';
import { BelowMarket } from '../../../components/below-market.js';
import { MatchCounts } from '../../../components/match-counts.js';
import { useSalaryAid } from '../../../reference/salary-aid.js';
import { countsOfRole } from '../../../texts/match-counts.js';
import { roleFacts, rolePlaceText, wantedRoleOf } from '../../../texts/open-role.js';

const useMarketOf = (role: OpenRole | undefined) =>
  useSalaryAid(
    role?.status !== 'open'
      ? null
      : comparableRoles({
          categoryId: role.category.id,
          role: { id: role.roleId, years: wantedRoleOf(role).years },
          countries: role.countries,
        }),
  );

/** @returns whether what the header says of the market is still on its way; a first failure is not waited for */
export function useHeaderToCome(role: OpenRole | undefined): boolean {
  const { isLoading, failureCount } = useMarketOf(role);
  return isLoading && failureCount === 0;
}

/** That an open role offers less than the market, for who may want to raise it. */
function OfferNote({ role }: { readonly role: OpenRole }) {
  const { data } = useMarketOf(role);
  const { compensation, currency, compensationTimePeriod: period } = role;
  return <BelowMarket offer={{ amount: Number(compensation), currency, period }} lower={data?.quartiles?.lower} />;
}

/** What is looked for, above the matches. @param actions what can be done with the role */
export function RoleHeader({ role, actions }: { readonly role: OpenRole; readonly actions: ReactNode }) {
  const { name } = wantedRoleOf(role);
  const place = rolePlaceText(role);
  return (
    <Stack as="header" gap={12}>
      <Cluster justify="between" align="start" gap={16}>
        <Stack gap={12}>
          <Eyebrow>{role.status === 'open' ? t('Open role') : t('Closed role')}</Eyebrow>
          <Heading level={1} size="section">
            {place === null ? name : `${name}, ${place}`}
          </Heading>
        </Stack>
        {actions}
      </Cluster>
      <Text tone="muted" numeric>
        {roleFacts(role).join(' · ')}
      </Text>
      {role.status === 'open' && <OfferNote role={role} />}
      {role.status === 'closed' && (
        <Text>{t('It takes no new requests. Those you have sent can still be answered.')}</Text>
      )}
      <Cluster as="ul" gap={8} aria-label={t('Skills wanted')}>
        {role.skills.flatMap(Object.entries<number>).map(([skill, level]) => (
          <li key={skill}>
            <Chip label={skill} tone="outline">
              <LevelDots level={level} />
            </Chip>
          </li>
        ))}
      </Cluster>
      <MatchCounts counts={countsOfRole(role)} />
    </Stack>
  );
}
