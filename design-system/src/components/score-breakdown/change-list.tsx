import styled from 'styled-components';
import type { Counterfactual, MatchChange } from '@vela/contracts/matching';
import { t } from '@vela/language';
import { color, fontSize, fontWeight, space, systemEdge } from '../../theme/index.js';

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
  font-size: ${fontSize.small};
`;

const Change = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(12)};
  padding: ${space(12)} ${space(16)};
  border-radius: 0.75rem;
  background: ${color.tint};
  ${systemEdge}
  line-height: 1.5;
`;

const Gain = styled.span`
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  color: ${color.accentText};
`;

export interface ChangeListProps {
  readonly changes: readonly Counterfactual[];
  /** Puts a change in words that follow "+6". */
  readonly describe: (change: MatchChange) => string;
}

/** What one side could change, and the points it would gain. */
export function ChangeList({ changes, describe }: ChangeListProps) {
  return (
    <List aria-label={t('What would raise the score')}>
      {changes.map(({ change, gain }) => {
        const text = describe(change);
        return (
          <Change key={text}>
            <Gain>+{gain}</Gain>
            <span>{text}</span>
          </Change>
        );
      })}
    </List>
  );
}
