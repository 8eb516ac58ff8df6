import { PATHS } from '@vela/contracts/routes';
import type { OwnProfile, TalentActivity } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { whereProfileIsMet } from '@vela/formats';
import { t } from '@vela/language';
import { NotLoaded } from '@vela/slice-parts/later';
import { useTalentActivity } from '../api/talent-activity.js';
import { matchingRolesText, thresholdText, unrankedText, viewsThisWeekText } from '../texts.js';
import { ViewBars } from './view-bars.js';

export interface ActivityProps {
  /** The talent's own. */
  readonly profile: OwnProfile;
}

/** How many roles match strongly; where nobody is ranked, none could, which is not said as if they had been looked at. */
function StrongMatches({ profile, matchingRoles }: ActivityProps & Pick<TalentActivity, 'matchingRoles'>) {
  if (whereProfileIsMet(profile) !== 'lists') return <Text>{unrankedText(profile)}</Text>;
  return (
    <>
      <Text weight="medium" numeric>
        {matchingRolesText(matchingRoles)}
      </Text>
      <Text tone="muted" size="small">
        {thresholdText(matchingRoles)}
      </Text>
    </>
  );
}

function Figures({ profile }: ActivityProps) {
  const { data, isError, refetch } = useTalentActivity();
  if (data === undefined)
    return isError ? (
      <NotLoaded onRetry={refetch}>{t('The figures could not be loaded.')}</NotLoaded>
    ) : (
      <LoadingRegion label={TEXTS.loading}>
        <Stack gap={12}>
          <Skeleton shape="heading" />
          <Skeleton />
        </Stack>
      </LoadingRegion>
    );
  const { weeks, matchingRoles } = data;
  const seen = weeks.some(({ views }) => views > 0);
  return (
    <>
      <div>
        <Text weight="medium" numeric>
          {viewsThisWeekText(weeks.at(-1)?.views ?? 0)}
        </Text>
        {seen && <ViewBars weeks={weeks} />}
        <Text tone="muted" size="small">
          {seen
            ? t('The last {weeks, plural, one {# week} other {# weeks}}, this one on the right.', {
                weeks: weeks.length,
              })
            : t('None in the last {weeks, plural, one {# week} other {# weeks}}.', { weeks: weeks.length })}
        </Text>
      </div>
      <div>
        <StrongMatches profile={profile} matchingRoles={matchingRoles} />
        <TextLink to={PATHS.fittingRoles}>{t('Roles that fit you')}</TextLink>
      </div>
    </>
  );
}

/** Who looks, and how many roles are out there for the talent. */
export function Activity({ profile }: ActivityProps) {
  return (
    <Card as="section" aria-labelledby="activity-title" tone="outline">
      <Stack gap={20}>
        <Eyebrow as="h2" id="activity-title">
          {t('What happens around you')}
        </Eyebrow>
        <Figures profile={profile} />
      </Stack>
    </Card>
  );
}
