import styled from 'styled-components';
import type { Counterfactual, MatchChange } from '@vela/contracts/matching';
import { color, eased, focusRing, fontSize, fontWeight, media, space, systemEdge } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { describeChange } from '@vela/matching';

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
`;

const Change = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(12)};
  inline-size: 100%;
  padding: ${space(8)} ${space(16)};
  border: 0;
  border-radius: 0.75rem;
  background: ${color.tint};
  ${systemEdge}
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-align: start;
  cursor: pointer;
  ${eased('box-shadow')}
  ${focusRing}
  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${color.bright};
    }
  }
`;

const Gain = styled.strong`
  font-variant-numeric: tabular-nums;
  color: ${color.accentText};
`;

const Try = styled.span`
  font-weight: ${fontWeight.medium};
  color: ${color.accentText};
`;

export interface ChangeButtonsProps {
  readonly changes: readonly Counterfactual[];
  readonly onTry: (change: MatchChange) => void;
}

/** What would raise the score, each to be tried at once. */
export function ChangeButtons({ changes, onTry }: ChangeButtonsProps) {
  return (
    <List aria-label={t('What would raise the score')}>
      {changes.map(({ change, gain }) => {
        const text = describeChange(change);
        return (
          <li key={text}>
            <Change type="button" onClick={() => onTry(change)}>
              <Gain>+{gain}</Gain>
              <span>{text}</span>
              <Try>{t('Try it')}</Try>
            </Change>
          </li>
        );
      })}
    </List>
  );
}
