import { useId } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontSize, media, radius, space, systemEdge, tellingGround } from '../../theme/index.js';

const Frame = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(16)};
  font-size: ${fontSize.small};
  span + span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  border-radius: ${radius.pill};
  overflow: hidden;
  background: ${color.line};
  &::-webkit-progress-bar {
    background: inherit;
  }
  &::-webkit-progress-value {
    background: ${color.second};
    border-radius: ${radius.pill};
  }
  &::-moz-progress-bar {
    background: ${color.second};
    border-radius: ${radius.pill};
  }
  ${tellingGround}
  ${systemEdge}
  ${media.forcedColors} {
    background: ${color.surface};
  }
`;

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words; "3 of 5" unless told. */
  readonly valueText?: string;
}

/** How much of something is done. For a wait of unknown length use `Skeleton` or a button's `loading`. */
export function Progress({
  label,
  value,
  max = 100,
  valueText = t('{value, number} of {max, number}', { value, max }),
}: ProgressProps) {
  const id = useId();
  return (
    <Frame>
      <Line>
        <span id={id}>{label}</span>
        <span>{valueText}</span>
      </Line>
      <Bar aria-labelledby={id} aria-valuetext={valueText} value={value} max={max} />
    </Frame>
  );
}
