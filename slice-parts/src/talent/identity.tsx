import type { AnonymousProfile, ExtraProfile } from '@vela/contracts/schemas';
import { experienceText, profileAgeText } from '@vela/contracts/texts';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Beside, Cluster, Stack } from '@vela/design-system/layout';
import { ExternalLink } from '@vela/design-system/link';
import { Heading, Text } from '@vela/design-system/typography';
import { firstPlaceText, type Place, placeText } from '@vela/formats';
import { t } from '@vela/language';
import { daysPassed } from '@vela/market/days';
import { markOf } from '@vela/market/visibility';
import { useNow } from '../now/index.js';
import { MailLink } from './mail-link.js';

export interface IdentityProps {
  readonly talent: AnonymousProfile;
  /** Null until the talent accepted: then initials are all that is shown. */
  readonly extra: ExtraProfile | null;
  /** The one of the talent's places that fits what they are looked at for; the first unless told. */
  readonly place?: Place | null | undefined;
}

const fullName = ({ givenName, familyName }: ExtraProfile): string => `${givenName} ${familyName}`.trim();

/** Who the talent is, as far as the company may know. */
export function Identity({ talent, extra, place: fitting = null }: IdentityProps) {
  const now = useNow();
  const place = fitting === null ? firstPlaceText(talent.countriesCities) : placeText(fitting);
  const role = talent.currentRole ?? t('Current role not given');
  return (
    <Beside as="header" gap={20}>
      <Avatar
        size="large"
        initials={extra === null ? talent.initials : markOf(extra)}
        name={extra === null ? undefined : fullName(extra)}
        pictureUrl={extra?.profilePictureUrl}
      />
      <Stack gap={4}>
        <Heading level={3} size="title">
          {extra === null ? role : fullName(extra)}
        </Heading>
        {extra !== null && <Text>{role}</Text>}
        <Text tone="muted" numeric>
          {[talent.experienceYears === null ? null : experienceText(talent.experienceYears), place]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </Text>
        {extra !== null && (
          <Cluster gap={16}>
            <MailLink email={extra.email} />
            {extra.linkedinProfile !== null && <ExternalLink href={extra.linkedinProfile}>{t('Profile')}</ExternalLink>}
          </Cluster>
        )}
        <Cluster gap={12}>
          {talent.availableForContact ? (
            <Badge tone="success">{t('Active')}</Badge>
          ) : (
            <Badge icon="minus">{t('Inactive')}</Badge>
          )}
          <Text as="span" size="small" tone="muted" numeric>
            {t('{age} on Vela', { age: profileAgeText(daysPassed(talent.createdAt, now)) })}
          </Text>
        </Cluster>
      </Stack>
    </Beside>
  );
}
