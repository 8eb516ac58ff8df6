import type { ReactNode } from 'react';
import type { OpenRoleWithMatches } from '@vela/contracts/schemas';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Eyebrow, Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { BelowMarket } from '../../../components/below-market.js';
import { MatchCounts } from '../../../components/match-counts.js';
import { countsOfRole } from '../../../texts/match-counts.js';
import { roleFacts, rolePlaceText, wantedRoleOf } from '../../../texts/open-role.js';

/** What is looked for, above the matches. @param actions what can be done with the role */
export function RoleHeader({ role, actions }: { readonly role: OpenRoleWithMatches; readonly actions: ReactNode }) {
  const { name } = wantedRoleOf(role);
  const place = rolePlaceText(role);
  const { belowMarket: below } = role;
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
      {below && <BelowMarket offer={Number(role.compensation)} threeOfFour={below.threeOfFour} />}
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
