import type { AnonymousProfile } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { Cluster, Stack } from '@vela/design-system/layout';
import { RatingValue } from '@vela/design-system/rating';
import { Text } from '@vela/design-system/typography';
import { employmentTexts, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { expectedSalary } from '@vela/matching/expected-salary';
import { Fact, Facts } from '../../../components/facts.js';
import { setupChoices } from '../../../texts/setup.js';
import { useTalent } from '../api/get-talent.js';
import { CountryPlaces } from './country-places.js';
import { Identity } from './identity.js';

export interface TalentPreviewProps {
  /** The profile as the match or the connection carries it. */
  readonly talent: AnonymousProfile;
  /** The role for which it is looked at; none in a search without a role. */
  readonly openRoleId?: string;
  /** The desired role that fits the open role, or null where none does. */
  readonly matchedRole?: { readonly role: { readonly name: string }; readonly years: number } | null;
}

function Salary({ talent }: { readonly talent: AnonymousProfile }) {
  const salary = expectedSalary(talent);
  if (salary === null) return t('Not given');
  return (
    <Text as="span" numeric>
      {salary.inSek}
      {salary.stated !== null && (
        <Text as="span" tone="muted">{` ${t('(stated as {stated})', { stated: salary.stated })}`}</Text>
      )}
    </Text>
  );
}

/** A talent's profile as a company may see it: without a name until the talent accepted. */
export function TalentPreview({ talent: known, openRoleId, matchedRole = null }: TalentPreviewProps) {
  const talent = useTalent(known.id, openRoleId).data ?? { ...known, extra: null };
  const places = Object.entries(talent.countriesCities);
  const employment = employmentTexts(talent);
  const none = t('Not given');
  return (
    <Stack gap={24}>
      <Identity talent={talent} extra={talent.extra} />
      <Facts>
        {matchedRole !== null && (
          <Fact name={t('Matched desired role')}>
            {matchedRole.role.name}, {yearsText(matchedRole.years)}
          </Fact>
        )}
        <Fact name={t('Job category')}>{talent.categoryId?.name ?? none}</Fact>
        <Fact name={t('Desired roles')}>
          {talent.jobSeekerProfilesRoles.map(({ role, years }) => `${role.name}, ${yearsText(years)}`).join(' · ') ||
            none}
        </Fact>
        <Fact name={t('Skills')}>
          <Stack as="ul" gap={8}>
            {talent.jobSeekerProfileSkills.map(({ skill, level }) => (
              <Cluster as="li" key={skill.id} justify="between" gap={12}>
                {skill.name}
                <RatingValue value={level} />
              </Cluster>
            ))}
            {talent.jobSeekerProfileSkills.length === 0 && <li>{none}</li>}
          </Stack>
        </Fact>
        <Fact name={t('Work setup')}>
          <Cluster gap={20}>
            {setupChoices(talent).map(({ setup, title, chosen }) => (
              <Checkbox key={setup} label={title} value={chosen} onChange={() => undefined} disabled />
            ))}
          </Cluster>
        </Fact>
        <Fact name={t('Countries and cities')}>
          <Stack as="ul" gap={8}>
            {places.map(([country, cities]) => (
              <CountryPlaces key={country} country={country} cities={cities} />
            ))}
            {places.length === 0 && <li>{none}</li>}
          </Stack>
        </Fact>
        <Fact name={t('Employment type')}>{employment.join(' · ') || none}</Fact>
        <Fact name={t('Expected salary')}>
          <Salary talent={talent} />
        </Fact>
        <Fact name={t('Availability')}>
          {availabilityText(talent.availability === null ? null : Number(talent.availability))}
        </Fact>
        {talent.aboutMe !== null && talent.aboutMe !== '' && (
          <Fact name={t('About Me')}>
            <Text measure ownLines>
              {talent.aboutMe}
            </Text>
          </Fact>
        )}
      </Facts>
    </Stack>
  );
}
