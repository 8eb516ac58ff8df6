import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '../../theme/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

const breathe = keyframes`50% { opacity: 0.55; }`;

const Block = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1em;
  border-radius: ${radius.small};
  background: ${color.line};
  ${media.forcedColors} {
    background: GrayText;
  }
  ${media.motion} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  &[data-shape='heading'] {
    block-size: 1.75rem;
    inline-size: min(100%, 18rem);
  }
  &[data-shape='text'] {
    block-size: 0.875rem;
  }
  &[data-shape='short'] {
    block-size: 0.875rem;
    inline-size: 40%;
  }
  &[data-shape='avatar'] {
    inline-size: 3.25rem;
    block-size: 3.25rem;
    border-radius: 31%;
    flex: none;
  }
  &[data-shape='ring'] {
    inline-size: 4.75rem;
    block-size: 4.75rem;
    border-radius: 50%;
    flex: none;
  }
  &[data-shape='button'] {
    inline-size: 9rem;
    block-size: 3rem;
    border-radius: ${radius.pill};
  }
  &[data-shape='field'] {
    block-size: 3.25rem;
    border-radius: ${radius.field};
  }
  &[data-shape='card'] {
    block-size: 7.5rem;
    border-radius: ${radius.card};
  }
`;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly shape?: 'text' | 'short' | 'heading' | 'avatar' | 'ring' | 'button' | 'field' | 'card';
}

/** One piece of what is still coming, in its shape, so that nothing jumps when it is there. */
export function Skeleton({ shape = 'text', ...rest }: SkeletonProps) {
  return <Block aria-hidden="true" data-shape={shape} {...rest} />;
}

/** Wraps the skeletons of one region and says once what is loading. */
export function LoadingRegion({ label, children, ...rest }: ComponentPropsWithRef<'div'> & { readonly label: string }) {
  return (
    <div role="status" aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
