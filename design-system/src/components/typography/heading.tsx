import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, lineHeight } from '../../theme/index.js';

const SIZES = ['hero', 'page', 'section', 'heading', 'title', 'large', 'body'] as const;
type HeadingSize = (typeof SIZES)[number];

const Title = styled.h2`
  /* Beside others, too, a long word is broken where it does not fit. */
  min-inline-size: 0;
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.heading};
  letter-spacing: -0.02em;
  text-wrap: balance;
  /* Only what would fill a narrow card by itself, such as Swedish names of roles; else it is cut without a hyphen. */
  @supports (hyphenate-limit-chars: 18 8 6) {
    hyphens: auto;
    hyphenate-limit-chars: 18 8 6;
  }
  color: inherit;
  ${SIZES.map((size) => `&[data-size='${size}'] { font-size: ${fontSize[size]}; }`).join('\n')}
  &[data-size='hero'] {
    line-height: ${lineHeight.hero};
  }
  &[data-size='title'],
  &[data-size='large'],
  &[data-size='body'] {
    letter-spacing: -0.01em;
    line-height: ${lineHeight.snug};
  }
  &[data-tone='muted'] {
    color: ${color.muted};
  }
`;

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: 'page', 2: 'section', 3: 'title', 4: 'large' };
const tagOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline; one level 1 a page, no level skipped. */
  readonly level: HeadingLevel;
  /** How large it is drawn when that differs from its level. */
  readonly size?: HeadingSize;
  readonly tone?: 'inherit' | 'muted';
}

/** A heading: the level is its meaning, the size its look. */
export function Heading({ level, size = sizeOfLevel[level], tone = 'inherit', ...rest }: HeadingProps) {
  return <Title as={tagOfLevel[level]} data-size={size} data-tone={tone} {...rest} />;
}
