import styled from 'styled-components';
import type { MatchBreakdown } from '@vela/contracts/matching';
import { Stack } from '@vela/design-system/layout';
import { ChangeList, ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { media, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { percentText, t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { MATCH_TEXTS } from '@vela/matching';

const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(40)};
  }
`;

/** The whole reckoning of a score: its reasons, and what would change it. */
export function MatchWhy({ breakdown }: { readonly breakdown: MatchBreakdown }) {
  const changes = breakdown.counterfactuals.talentSeeker;
  const known = Math.round(breakdown.coverage / 100);
  return (
    <Columns>
      <ScoreBreakdown breakdown={breakdown} texts={MATCH_TEXTS} />
      <Stack gap={16}>
        {changes.length > 0 && (
          <>
            <Text size="small" weight="medium">
              {t('What you could change')}
            </Text>
            <ChangeList changes={changes} describe={MATCH_TEXTS.change} />
          </>
        )}
        <Text size="small" tone="muted">
          {known === 100
            ? t('The talent stated everything that counts.')
            : t('The talent stated {percent} of what counts; the rest earns nothing.', {
                percent: percentText(known),
              })}{' '}
          {t('Exchange rates of {day}.', { day: shortDayText(breakdown.ratesDate) })}
        </Text>
      </Stack>
    </Columns>
  );
}
