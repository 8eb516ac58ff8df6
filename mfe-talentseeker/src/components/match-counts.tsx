import styled from 'styled-components';
import { color, eased, fontSize, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { countTexts, type ThreeCounts } from '../texts/match-counts.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(20)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  & strong {
    font-size: ${fontSize.large};
    ${eased('opacity')}
  }
  /* Only the figures, which are large enough to be read when they are paler, in ink. */
  &[data-stale='true'] strong {
    opacity: 0.7;
  }
  &[data-plain='false'] [data-count='strong'] {
    color: ${color.success};
  }
`;

export interface MatchCountsProps {
  readonly counts: ThreeCounts;
  /** Newer figures are on their way. */
  readonly stale?: boolean;
  /** On a ground on which the colour of success is not dark enough to be read. */
  readonly plain?: boolean;
}

/** Who meets everything, who is a match, who is a strong one: the same words wherever a role is counted. */
export function MatchCounts({ counts, stale = false, plain = false }: MatchCountsProps) {
  return (
    <List aria-label={t('Who this role reaches')} data-stale={stale} data-plain={plain}>
      {countTexts(counts).map(({ key, figure, words }) => (
        <li key={key} data-count={key}>
          <strong>{figure}</strong> {words}
        </li>
      ))}
    </List>
  );
}
