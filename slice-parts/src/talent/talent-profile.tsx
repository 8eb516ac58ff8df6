import { DEFAULT_CURRENCY, WORK_SETUPS } from '@vela/contracts/constants';
import type { AnonymousProfile, ExtraProfile, OpenRole } from '@vela/contracts/schemas';
import { Checkbox } from '@vela/design-system/checkbox';
import { Cluster, Stack } from '@vela/design-system/layout';
import { RatingValue } from '@vela/design-system/rating';
import { Text } from '@vela/design-system/typography';
import {
  askedPay,
  desiredRoleText,
  employmentText,
  type PayReader,
  type Place,
  profileAvailabilityText,
  SETUP_TITLES,
  type StatedPay,
} from '@vela/formats';
import { t } from '@vela/language';
import { Fact, Facts } from '../facts/index.js';
import { usePayReader } from '../pay/index.js';
import { CountryPlaces } from './country-places.js';
import { Identity } from './identity.js';

export interface TalentProfileProps {
  readonly talent: AnonymousProfile;
  /** Who it is; null until the talent accepted. */
  readonly extra: ExtraProfile | null;
  /** The desired role that fits an open role, null where none does or none is looked for. */
  readonly matchedRole?: { readonly role: { readonly name: string }; readonly years: number } | null;
  /** The open role for which it is looked at: pay is told in its terms. */
  readonly role?: Pick<OpenRole, 'currency' | 'compensationTimePeriod'> | undefined;
  /** The pay in the role's terms as the server has it, null where it was said so; absent where it is not told. */
  readonly payForRole?: StatedPay | null | undefined;
  /** The one of their places that fits the role or the list's filter, as the server has it; the first unless told. */
  readonly place?: Place | null | undefined;
  /** How pay is read; as whoever is signed in reads it unless told. */
  readonly payReader?: PayReader | undefined;
}

function Pay({
  talent,
  role,
  payForRole,
  payReader,
}: Pick<TalentProfileProps, 'talent' | 'role' | 'payForRole' | 'payReader'>) {
  const ownReader = usePayReader(payForRole === undefined ? (role?.currency ?? DEFAULT_CURRENCY) : null);
  const period = role?.compensationTimePeriod;
  const terms = { ...(payForRole !== undefined && { pay: payForRole }), ...(period !== undefined && { period }) };
  const { text, period: per, stated } = askedPay(talent, terms, payReader ?? ownReader);
  if (text === null) return t('Not given');
  return (
    <Text as="span" numeric>
      {`${text} ${per}`.trim()}
      {stated !== null && <Text as="span" tone="muted">{` (${stated})`}</Text>}
    </Text>
  );
}

/** A talent's profile as a company may see it, and as the talent is shown that: the same facts in the same words. */
export function TalentProfile({ talent, extra, matchedRole = null, place, ...pay }: TalentProfileProps) {
  const places = Object.entries(talent.countriesCities);
  const none = t('Not given');
  return (
    <Stack gap={24}>
      <Identity talent={talent} extra={extra} place={place} />
      <Facts>
        {matchedRole !== null && <Fact name={t('Matched desired role')}>{desiredRoleText(matchedRole)}</Fact>}
        <Fact name={t('Job category')}>{talent.categoryId?.name ?? none}</Fact>
        <Fact name={t('Desired roles')}>{talent.jobSeekerProfilesRoles.map(desiredRoleText).join(' · ') || none}</Fact>
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
            {WORK_SETUPS.map((setup) => (
              <Checkbox
                key={setup}
                label={SETUP_TITLES[setup]}
                value={talent[setup]}
                onChange={() => undefined}
                disabled
              />
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
        <Fact name={t('Employment type')}>{employmentText(talent)}</Fact>
        <Fact name={t('Expected salary')}>
          <Pay talent={talent} {...pay} />
        </Fact>
        <Fact name={t('Availability')}>{profileAvailabilityText(talent)}</Fact>
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
