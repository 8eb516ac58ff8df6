import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { FoundProfile } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster } from '@vela/design-system/layout';
import { color, media, radius, space, systemEdge } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { desiredRoleText, firstPlaceText, type PayReader, placeText, setupText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { PayLines } from '../../../components/pay-lines.js';

/** Skills shown on a card, the highest levels first; the profile has them all. */
const SKILLS_SHOWN = 4;

const Frame = styled.article`
  display: grid;
  gap: ${space(16)};
  align-items: center;
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 1fr) 13.5rem;
    padding: ${space(20)} ${space(24)};
  }
  & > [data-place='skills'],
  & > [data-place='below'] {
    grid-column: 1 / -1;
  }
`;

const Who = styled.div`
  display: flex;
  gap: ${space(16)};
  align-items: flex-start;
  min-inline-size: 0;
  & > :last-child {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export interface FoundCardProps {
  readonly found: Pick<FoundProfile, 'jobSeekerProfile' | 'connection'> & Partial<Pick<FoundProfile, 'place'>>;
  /** How pay is read. */
  readonly reader: PayReader;
  /** Opens the talent's profile. */
  readonly profileLink: ReactNode;
  /** What stands below the skills. */
  readonly children?: ReactNode;
}

/** One talent of the search: who, what they can, for how much. Without a role there is no score. */
export function FoundCard({
  found: { jobSeekerProfile: talent, connection, place },
  reader,
  profileLink,
  children,
}: FoundCardProps) {
  const titleId = useId();
  // Where the list says which place fits its filter, that one; else the first.
  const placeLine = place ? placeText(place) : firstPlaceText(talent.countriesCities);
  const skills = [...talent.jobSeekerProfileSkills]
    .sort((one, other) => other.level - one.level)
    .slice(0, SKILLS_SHOWN);
  // Each has a comma of its own.
  const wants = talent.jobSeekerProfilesRoles.map(desiredRoleText).join(' · ');
  return (
    <li>
      <Frame aria-labelledby={titleId}>
        <Who>
          <Avatar initials={talent.initials} />
          <div>
            <Heading level={3} size="large" id={titleId}>
              {talent.currentRole ?? t('Current role not given')}
            </Heading>
            <Text size="small" tone="muted" numeric>
              {[talent.experienceYears === null ? null : yearsText(talent.experienceYears), placeLine]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </Text>
            <Text size="small" tone="muted" numeric>
              {t('Wants {roles}', { roles: wants })}
            </Text>
            <Cluster gap={8}>
              {profileLink}
              {connection !== null && (
                <Badge tone="info">
                  {connection.status === 'open' ? t('Your company already asked') : t('Your company is connected')}
                </Badge>
              )}
            </Cluster>
          </div>
        </Who>
        <div>
          <PayLines talent={talent} reader={reader} setup={setupText(talent)} />
        </div>
        <Cluster as="ul" gap={8} aria-label={t('Strongest skills')} data-place="skills">
          {skills.map(({ skill, level }) => (
            <li key={skill.id}>
              <Chip label={skill.name}>
                <LevelDots level={level} />
              </Chip>
            </li>
          ))}
        </Cluster>
        {children !== undefined && <div data-place="below">{children}</div>}
      </Frame>
    </li>
  );
}
