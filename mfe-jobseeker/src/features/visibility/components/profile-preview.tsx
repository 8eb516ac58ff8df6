import styled from 'styled-components';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Card } from '@vela/design-system/card';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster, Stack } from '@vela/design-system/layout';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { Eyebrow, Heading, Text } from '@vela/design-system/typography';
import {
  employmentText, NOT_GIVEN, placesText, salaryText, setupText, startText, yearsText,
} from '../profile-words.js';

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(12)};
  font-size: ${fontSize.small};
  dt { color: ${color.muted}; }
  dd { font-weight: ${fontWeight.medium}; }
`;

/** A talent's own profile as a recruiter gets it before there is a yes: the same facts, and no more. */
export function ProfilePreview({ profile }: { readonly profile: AnonymousProfile }) {
  const roles = profile.jobSeekerProfilesRoles.map(({ role, years }) => `${role.name}, ${yearsText(years)}`);
  const facts = [
    { name: 'Job category', value: profile.categoryId?.name ?? NOT_GIVEN },
    { name: 'Desired roles', value: roles.join(' · ') || NOT_GIVEN },
    { name: 'Work setup', value: setupText(profile) },
    { name: 'Countries and cities', value: placesText(profile) },
    { name: 'Employment type', value: employmentText(profile) },
    { name: 'Expected salary', value: salaryText(profile) },
    { name: 'Availability', value: startText(profile) },
  ];
  return (
    <Card as="section" aria-labelledby="preview-title">
      <Stack gap={20}>
        <Eyebrow as="h2" id="preview-title">How recruiters see you</Eyebrow>
        <Person>
          <Avatar initials={profile.initials} />
          <div>
            <Heading level={3} size="large">{profile.currentRole ?? 'Current role not given'}</Heading>
            <Text tone="muted" size="small">
              {profile.experienceYears === null ? 'Experience not given' : `${yearsText(profile.experienceYears)} of experience`}
            </Text>
          </div>
        </Person>
        <div>
          {profile.availableForContact ? <Badge tone="success">Active</Badge> : <Badge tone="warning">Inactive</Badge>}
        </div>
        {profile.jobSeekerProfileSkills.length > 0 && (
          <Cluster as="ul" gap={8} aria-label="Skills">
            {profile.jobSeekerProfileSkills.map(({ skill, level }) => (
              <li key={skill.id}><Chip label={skill.name}><LevelDots level={level} /></Chip></li>
            ))}
          </Cluster>
        )}
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {profile.aboutMe !== null && profile.aboutMe !== '' && <Text size="small">{profile.aboutMe}</Text>}
        <Text tone="muted" size="small">
          Your name, email address, picture and profile link are not among it.
        </Text>
      </Stack>
    </Card>
  );
}
