import styled from 'styled-components';
import { color, media, plainGround, radius, secondGround, shadow, space, systemEdge } from '../../theme/index.js';
import type { BoxProps } from '../layout/box-props.js';

const Surface = styled.div`
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  min-inline-size: 0;
  ${systemEdge}
  ${media.from('sm')} {
    padding: ${space(24)};
  }
  ${plainGround}
  &[data-tone='tint'] {
    background: ${color.tint};
  }
  &[data-tone='soft'] {
    background: ${color.secondSoft};
  }
  &[data-tone='second'] {
    ${secondGround}
  }
  &[data-tone='outline'] {
    background: transparent;
    --vela-focus: inherit;
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  &[data-floating='true'] {
    background: ${color.raised};
    box-shadow: ${shadow};
  }
`;

export interface CardProps extends BoxProps {
  readonly tone?: 'surface' | 'tint' | 'soft' | 'second' | 'outline';
  /** Lifts it off the page; for the one thing a page is about. */
  readonly floating?: boolean;
}

/** A surface that holds one thing. Separate with space before you separate with cards. */
export function Card({ tone = 'surface', floating = false, ...rest }: CardProps) {
  return <Surface data-tone={tone} data-floating={floating} {...rest} />;
}
