import styled from 'styled-components';
import { numberText, t } from '@vela/language';
import { color } from '../../theme/index.js';

const Dots = styled.svg`
  flex: none;
  inline-size: 2.5em;
  block-size: 0.5em;
`;

const STEP = 10;

export interface LevelDotsProps {
  /** 0 to `max`, in halves. */
  readonly level: number;
  readonly max?: number;
}

/** A skill's level as dots; half a level is half a dot. */
export function LevelDots({ level, max = 5 }: LevelDotsProps) {
  const dots = Array.from({ length: max }, (_, index) => index);
  return (
    <Dots
      viewBox={`0 0 ${STEP * max - 2} 8`}
      role="img"
      aria-label={t('level {level} of {max}', { level: numberText(level), max: numberText(max) })}
    >
      {dots.map((index) => (
        <g key={index} transform={`translate(${index * STEP} 0)`}>
          <circle cx={4} cy={4} r={4} fill={color.second} opacity={level >= index + 1 ? 1 : 0.22} />
          {level > index && level < index + 1 && <path d="M4 0a4 4 0 0 0 0 8z" fill={color.second} />}
        </g>
      ))}
    </Dots>
  );
}
