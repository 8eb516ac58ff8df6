import { useId } from 'react';
import styled from 'styled-components';
import type { FittingRole } from '@vela/contracts/schemas';
import { Card } from '@vela/design-system/card';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster, Stack } from '@vela/design-system/layout';
import { ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { ScoreRing } from '@vela/design-system/score-ring';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { employmentText, setupText, shownOfferText, startText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { MATCH_TEXTS } from '@vela/matching';
import { usePayReader } from '@vela/slice-parts/pay';
import { reasonsOf } from '../reasons.js';
import { companyText, FITTING_ROLES, missedTexts, rolePlacesText } from '../texts.js';
import { InterestButton } from './interest-button.js';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(16)};
  align-items: center;
`;

const Reckoning = styled.details`
  & > summary {
    cursor: pointer;
    color: ${color.accentText};
    font-weight: 500;
  }
  &[open] > summary {
    margin-block-end: ${space(16)};
  }
`;

/** One role of a company that is not named: what it is, why it fits, and that the talent would like to hear of it. */
export function RoleCard({ role }: { readonly role: FittingRole }) {
  const titleId = useId();
  const missed = missedTexts(role);
  const facts = [
    shownOfferText(role, usePayReader()),
    `${setupText(role)}, ${rolePlacesText(role)}`,
    employmentText(role),
    t('from {years}', { years: yearsText(role.years) }),
    startText(role.availability),
  ];
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Head>
          <div>
            <Heading level={2} size="title" id={titleId}>
              {role.role}
            </Heading>
            <Text tone="muted">{companyText(role.company)}</Text>
          </div>
          <ScoreRing score={role.score} />
        </Head>
        <Text numeric>{facts.join(' · ')}</Text>
        <Cluster as="ul" gap={8} aria-label={t('Skills wanted')}>
          {role.skills.map(({ name, level }) => (
            <li key={name}>
              <Chip label={name} tone="outline">
                <LevelDots level={level} />
              </Chip>
            </li>
          ))}
        </Cluster>
        {missed.length > 0 && (
          <div>
            <Text weight="medium">
              {FITTING_ROLES.insists} {missed.join(' · ')}
            </Text>
            <Text tone="muted" size="small">
              {FITTING_ROLES.leftOut}
            </Text>
          </div>
        )}
        <Cluster as="ul" gap={8} aria-label={t('Why it fits')}>
          {reasonsOf(role.breakdown).map((reason) => (
            <li key={reason}>
              <Chip label={reason} />
            </li>
          ))}
        </Cluster>
        <Reckoning>
          <summary>{t('The whole score')}</summary>
          <ScoreBreakdown breakdown={role.breakdown} texts={MATCH_TEXTS} side="jobSeeker" />
        </Reckoning>
        <div>
          <InterestButton role={role} />
        </div>
      </Stack>
    </Card>
  );
}
