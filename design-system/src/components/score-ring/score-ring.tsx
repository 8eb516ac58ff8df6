import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontFamily, fontSize, fontWeight, media, space } from '../../theme/index.js';
import { strengthOf } from './strength.js';

const Figure = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(4)};
  flex: none;
  font-size: ${fontSize.small};
  line-height: 1.3;
  color: ${color.muted};
  svg {
    inline-size: 4.75rem;
    block-size: 4.75rem;
  }
  &[data-size='small'] svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
  }
  &[data-size='large'] svg {
    inline-size: 7rem;
    block-size: 7rem;
  }
  circle {
    fill: none;
    stroke-width: 7;
    stroke: ${color.line};
    ${media.forcedColors} {
      stroke-width: 2;
    }
  }
  circle + circle {
    stroke: ${color.bright};
    stroke-width: 7;
    stroke-linecap: round;
  }
  text {
    font: ${fontWeight.bold} 23px ${fontFamily};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    fill: ${color.ink};
  }
`;

export interface ScoreRingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 100. */
  readonly score: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** Writes the strength below the ring; otherwise it is spoken only, and words stand elsewhere in the view. */
  readonly showStrength?: boolean;
}

/** A match's score: number, ring and word. */
export function ScoreRing({ score, size = 'medium', showStrength = false, ...rest }: ScoreRingProps) {
  const strength = strengthOf(score);
  return (
    <Figure data-size={size} {...rest}>
      <svg
        viewBox="0 0 76 76"
        role="img"
        aria-label={t('Match {score, number} of 100, {strength}', { score, strength: strength.toLowerCase() })}
      >
        <circle cx={38} cy={38} r={33} />
        {score > 0 && (
          <circle
            cx={38}
            cy={38}
            r={33}
            pathLength={100}
            strokeDasharray={`${score} 100`}
            transform="rotate(-90 38 38)"
          />
        )}
        <text x={38} y={38.5} textAnchor="middle" dominantBaseline="central">
          {score}
        </text>
      </svg>
      {showStrength && <span aria-hidden="true">{strength}</span>}
    </Figure>
  );
}
