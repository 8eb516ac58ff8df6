import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { experienceText, profileAgeText } from '@vela/contracts/texts';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Card } from '@vela/design-system/card';
import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster, Stack } from '@vela/design-system/layout';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { Eyebrow, Heading, Text } from '@vela/design-system/typography';
import { firstPlaceText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { daysPassed } from '@vela/market/days';
import { employmentText, notGiven, placeTexts, salaryText, setupText, startText } from '../texts.js';

const Beside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(16)};
  align-items: start;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(12)};
  font-size: ${fontSize.small};
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: ${fontWeight.medium};
  }
`;

/** Chips stand away from their name, as lines of text do by themselves. */
const Chips = styled(Cluster)`
  padding-block-start: ${space(4)};
`;

const Lines = styled.ul`
  display: grid;
`;

const Skills = ({ skills }: { readonly skills: AnonymousProfile['jobSeekerProfileSkills'] }) =>
  skills.length === 0 ? (
    notGiven()
  ) : (
    <Chips forwardedAs="ul" gap={8}>
      {skills.map(({ skill, level }) => (
        <li key={skill.id}>
          <Chip label={skill.name}>
            <LevelDots level={level} />
          </Chip>
        </li>
      ))}
    </Chips>
  );

const Places = ({ places }: { readonly places: readonly string[] }) =>
  places.length === 0 ? (
    notGiven()
  ) : (
    <Lines>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </Lines>
  );

function Person({ profile }: { readonly profile: AnonymousProfile }) {
  const [now] = useState(() => new Date());
  const experience = profile.experienceYears === null ? [] : [experienceText(profile.experienceYears)];
  const place = firstPlaceText(profile.countriesCities);
  return (
    <Beside>
      <Avatar initials={profile.initials} />
      <Stack gap={4}>
        <Heading level={3} size="large">
          {profile.currentRole ?? t('Current role not given')}
        </Heading>
        <Text tone="muted" size="small" numeric>
          {[...experience, ...(place === null ? [] : [place])].join(' · ')}
        </Text>
        <Cluster gap={12}>
          {profile.availableForContact ? (
            <Badge tone="success">{t('Active')}</Badge>
          ) : (
            <Badge icon="minus">{t('Inactive')}</Badge>
          )}
          <Text as="span" tone="muted" size="small" numeric>
            {t('{age} on Vela', { age: profileAgeText(daysPassed(profile.createdAt, now)) })}
          </Text>
        </Cluster>
      </Stack>
    </Beside>
  );
}

/** A talent's own profile as a recruiter gets it before there is a yes: the same facts in the same words, and no more. */
export function ProfilePreview({ profile }: { readonly profile: AnonymousProfile }) {
  const roles = profile.jobSeekerProfilesRoles.map(({ role, years }) => `${role.name}, ${yearsText(years)}`);
  const facts: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: t('Job category'), value: profile.categoryId?.name ?? notGiven() },
    { name: t('Desired roles'), value: roles.join(' · ') || notGiven() },
    { name: t('Skills'), value: <Skills skills={profile.jobSeekerProfileSkills} /> },
    { name: t('Work setup'), value: setupText(profile) },
    { name: t('Countries and cities'), value: <Places places={placeTexts(profile)} /> },
    { name: t('Employment type'), value: employmentText(profile) },
    { name: t('Expected salary'), value: salaryText(profile) },
    { name: t('Availability'), value: startText(profile) },
    ...(profile.aboutMe === null || profile.aboutMe === ''
      ? []
      : [
          {
            name: t('About Me'),
            value: (
              <Text as="span" ownLines>
                {profile.aboutMe}
              </Text>
            ),
          },
        ]),
  ];
  return (
    <Card as="section" aria-labelledby="preview-title">
      <Stack gap={20}>
        <Eyebrow as="h2" id="preview-title">
          {t('How recruiters see you')}
        </Eyebrow>
        <Person profile={profile} />
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Text tone="muted" size="small">
          {t('Your name, email address, picture and profile link are not among it.')}
        </Text>
      </Stack>
    </Card>
  );
}
