import styled from 'styled-components';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Progress } from '@vela/design-system/progress';
import { space } from '@vela/design-system/theme';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { inContext, percentText, t } from '@vela/language';
import { type Completeness as ProfileCompleteness, costOf, type ProfileGap } from '../profile-gaps.js';

/** How many things to do are shown at once. */
const SHOWN = 3;

const Gaps = styled.ul`
  display: grid;
  gap: ${space(12)};
`;

const costTexts = (gap: ProfileGap): string[] => {
  const cost = costOf(gap);
  return cost === null ? [] : [t('Left blank, it costs up to {cost, number} of 100 points.', { cost })];
};

/** How complete the profile is, and what to do next. */
export function Completeness({
  completeness: { percent, showable, gaps },
}: {
  readonly completeness: ProfileCompleteness;
}) {
  return (
    <Card as="section" aria-labelledby="completeness-title" {...(showable ? {} : { tone: 'tint' as const })}>
      <Stack gap={16}>
        <Eyebrow as="h2" id="completeness-title">
          {t('Your profile')}
        </Eyebrow>
        <Progress label={inContext('of a profile', 'Complete')} value={percent} valueText={percentText(percent)} />
        {!showable && <Text weight="medium">{t('Recruiters cannot find you yet.')}</Text>}
        {gaps.length > 0 ? (
          <Gaps>
            {gaps.slice(0, SHOWN).map((gap) => (
              <li key={gap.key}>
                <TextLink to={gap.path}>{gap.title}</TextLink>
                <Text tone="muted" size="small">
                  {[gap.reason, ...costTexts(gap)].join(' ')}
                </Text>
              </li>
            ))}
          </Gaps>
        ) : (
          <Text tone="muted" size="small">
            {t('Nothing is missing.')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
