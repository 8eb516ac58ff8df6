import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, lineHeight, measure } from '../../theme/index.js';

const TONES = ['ink', 'muted', 'accentText', 'success', 'warning', 'danger', 'info'] as const;

const Words = styled.p`
  text-wrap: pretty;
  &[data-size='small'] {
    font-size: ${fontSize.small};
    line-height: 1.5;
  }
  &[data-size='body'] {
    font-size: ${fontSize.body};
  }
  &[data-size='large'] {
    font-size: ${fontSize.large};
  }
  &[data-weight='medium'] {
    font-weight: ${fontWeight.medium};
  }
  &[data-weight='bold'] {
    font-weight: ${fontWeight.bold};
  }
  ${TONES.map((tone) => `&[data-tone='${tone}'] { color: ${color[tone]}; }`).join('\n')}
  &[data-numeric='true'] {
    font-variant-numeric: tabular-nums;
  }
  &[data-measure='true'] {
    max-inline-size: ${measure};
  }
  &[data-own-lines='true'] {
    white-space: pre-line;
  }
`;

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'ref'> {
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'time'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | 'legend';
  /** `inherit` takes the surrounding size, for text inside text. */
  readonly size?: 'small' | 'body' | 'large' | 'inherit';
  readonly tone?: (typeof TONES)[number] | 'inherit';
  readonly weight?: 'regular' | 'medium' | 'bold';
  /** Figures of one width, for numbers that are compared. */
  readonly numeric?: boolean;
  /** Keeps lines at a comfortable length. */
  readonly measure?: boolean;
  /** Shows line breaks as somebody typed them. */
  readonly ownLines?: boolean;
  readonly dateTime?: string;
}

/** Running text. */
export function Text({
  size = 'inherit',
  tone = 'inherit',
  weight = 'regular',
  numeric = false,
  measure: measured = false,
  ownLines = false,
  ...rest
}: TextProps) {
  return (
    <Words
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric}
      data-measure={measured}
      data-own-lines={ownLines}
      {...rest}
    />
  );
}

/** The sentence under a heading that says what the page is for. */
export const Lead = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.5;
  color: ${color.muted};
  max-inline-size: 40ch;
  text-wrap: pretty;
`;

/** Small uppercase line above a heading, or the name of a group of filters. */
export const Eyebrow = styled.p`
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.snug};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.muted};
`;
