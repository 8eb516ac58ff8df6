import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { MatchBreakdown, MatchComponent, MatchFact } from '@vela/contracts/matching';
import { t, texts } from '@vela/language';
import { color, fontSize, fontWeight, media, space } from '../../theme/index.js';
import { ChangeList } from './change-list.js';
import { ReasonBar } from './reason-bar.js';
import type { MatchTexts } from './texts.js';

const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  font-size: ${fontSize.small};
  container-type: inline-size;
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space(16)};
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: minmax(min(5.5rem, 45%), 7rem) minmax(0, 1fr) minmax(min-content, 3.5rem);
  column-gap: ${space(12)};
  align-items: center;
  line-height: 1.4;
  /* Large text on a phone: the bar has a line of its own. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

const Name = styled.span`
  font-weight: ${fontWeight.medium};
`;

const Points = styled.span`
  text-align: end;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* Short rows beside each other where there is room, so that each fact is found by its beginning. */
const Facts = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space(2)} ${space(16)};
  color: ${color.muted};
  padding-block-start: ${space(4)};
  ${media.from('sm')} {
    grid-column: 2 / -1;
  }
`;

const Cap = styled.p`
  color: ${color.accentText};
  font-weight: ${fontWeight.medium};
`;

const STATUS_TEXTS = texts({ unknown: 'Not given', notApplicable: 'Not asked for' });

function factText(fact: MatchFact, words: MatchTexts): string {
  const isSkill = fact.kind === 'skill' || fact.kind === 'relatedSkill';
  const rarity = isSkill ? (words.rarity?.(fact) ?? null) : null;
  return rarity === null ? words.fact(fact) : `${words.fact(fact)} (${rarity})`;
}

const factTexts = ({ status, facts }: MatchComponent, words: MatchTexts): readonly string[] =>
  status !== 'known' ? [STATUS_TEXTS[status]] : facts.map((fact) => factText(fact, words));

/** What a reason contributes comes first; the order stays among those that contribute as much. */
const byStrength = <Row extends { readonly points: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => other.points - one.points);

export interface ScoreBreakdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly breakdown: MatchBreakdown;
  readonly texts: MatchTexts;
  /** Whose possible changes are shown; none without it. */
  readonly side?: keyof MatchBreakdown['counterfactuals'];
  /** Whether the facts behind each reason are written out; yes unless told. */
  readonly showFacts?: boolean;
  /** `fixed` where the score changes under the reader’s hands, so that no row jumps; the strongest reason first unless told. */
  readonly order?: 'strongest' | 'fixed';
}

/** Why a match has its score: each reason's points of their maximum, the facts behind them, what would change it. */
export function ScoreBreakdown({
  breakdown,
  texts,
  side,
  showFacts = true,
  order = 'strongest',
  ...rest
}: ScoreBreakdownProps) {
  const shown = texts.points(breakdown);
  const rows = breakdown.components.map((component, index) => ({
    component,
    ...(shown[index] ?? { points: 0, max: 0 }),
  }));
  const changes = side === undefined ? [] : breakdown.counterfactuals[side];
  return (
    <Columns {...rest}>
      <Reasons aria-label={t('Reasons')}>
        {(order === 'fixed' ? rows : byStrength(rows)).map(({ component, points, max }) => (
          <Reason key={component.key}>
            <Name>{texts.titles[component.key]}</Name>
            <ReasonBar points={points} max={max} />
            <Points>{component.status === 'notApplicable' ? '–' : `${points}/${max}`}</Points>
            {(showFacts || component.status !== 'known') && (
              <Facts>
                {factTexts(component, texts).map((text, at) => (
                  <li key={`${at} ${text}`}>{text}</li>
                ))}
              </Facts>
            )}
          </Reason>
        ))}
      </Reasons>
      {breakdown.cap && texts.cap && <Cap>{texts.cap(breakdown.cap)}</Cap>}
      {changes.length > 0 && <ChangeList changes={changes} describe={texts.change} />}
    </Columns>
  );
}
