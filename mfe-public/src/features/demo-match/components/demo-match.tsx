import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AVAILABILITY_MONTHS, WORK_SETUPS } from '@vela/contracts/constants';
import { Avatar } from '@vela/design-system/avatar';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Stack, VisuallyHidden } from '@vela/design-system/layout';
import { ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { ScoreRing } from '@vela/design-system/score-ring';
import { color, fontSize, media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { SETUP_TITLES } from '@vela/formats';
import { inContext, t } from '@vela/language';
import { explainMatch, MATCH_TEXTS, type MatchRole } from '@vela/matching';
import { changeRole } from '../change-role.js';
import { EXAMPLE_INITIALS, EXAMPLE_NAMES, EXAMPLE_YEARS, exampleRole, exampleTalent } from '../example.js';
import { ChangeButtons } from './change-buttons.js';
import { ChoiceChips } from './choice-chips.js';
import { OfferRange } from './offer-range.js';

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(12)} ${space(16)};
  align-items: center;
  & > div {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  ${media.from('sm')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > div {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Knobs = styled(Stack)`
  padding-block-start: ${space(20)};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;

/** Keeps its height when a suggestion goes, so that nothing below jumps. */
const Suggestions = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  min-block-size: 8.25rem;
`;

const setups = () => WORK_SETUPS.map((value) => ({ value, label: SETUP_TITLES[value] }));
const starts = () =>
  AVAILABILITY_MONTHS.map((months) =>
    months === 0
      ? { value: '0', label: inContext('the moment to start', 'Now') }
      : {
          value: String(months),
          label: String(months),
          spoken: t('{months, plural, one {month} other {months}}', { months }),
        },
  );

/**
 * A match to play with: change the made-up role and the real score explains itself anew.
 * @param onReady called once it listens
 */
export function DemoMatch({ onReady }: { readonly onReady: () => void }) {
  const [role, setRole] = useState<MatchRole>(exampleRole);
  const breakdown = explainMatch(role, exampleTalent);
  const changes = breakdown.counterfactuals.talentSeeker;
  useEffect(() => onReady(), [onReady]);
  const alter = (part: Partial<MatchRole>) => setRole((current) => ({ ...current, ...part }));

  return (
    <Card as="section" floating aria-labelledby="demo-title">
      <Stack gap={20}>
        <Header>
          <Avatar initials={EXAMPLE_INITIALS} />
          <div>
            <Heading level={2} size="large" id="demo-title">
              {EXAMPLE_NAMES.role}
            </Heading>
            <Text size="small" tone="muted">
              {t('{years, plural, one {# year} other {# years}} · Stockholm or remote', {
                years: EXAMPLE_YEARS,
              })}
            </Text>
          </div>
          <ScoreRing score={breakdown.score} />
        </Header>
        <VisuallyHidden role="status">
          {t('The match is {score, number} of 100.', { score: breakdown.score })}
        </VisuallyHidden>
        <ScoreBreakdown breakdown={breakdown} texts={MATCH_TEXTS} showFacts={false} order="fixed" />
        <Suggestions>
          {changes.length > 0 ? (
            <ChangeButtons changes={changes} onTry={(change) => setRole((current) => changeRole(current, change))} />
          ) : (
            <Text size="small" tone="muted">
              {t('Nothing left to change. The rest is up to the talent.')}
            </Text>
          )}
        </Suggestions>
        <Knobs gap={12}>
          <OfferRange amount={role.offer.amount} onChange={(amount) => alter({ offer: { ...role.offer, amount } })} />
          <ChoiceChips
            legend={t('Setup')}
            type="checkbox"
            name="demo-setup"
            choices={setups()}
            isChosen={(setup) => role[setup]}
            onChange={(setup, chosen) => alter({ [setup]: chosen })}
          />
          <ChoiceChips
            legend={t('Start in')}
            type="radio"
            name="demo-start"
            choices={starts()}
            isChosen={(months) => role.availability === Number(months)}
            onChange={(months) => alter({ availability: Number(months) })}
          />
          {role !== exampleRole && (
            <div>
              <Button variant="bare" size="small" onClick={() => setRole(exampleRole)}>
                {t('Start over')}
              </Button>
            </div>
          )}
        </Knobs>
      </Stack>
    </Card>
  );
}
