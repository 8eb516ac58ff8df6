import { css } from 'styled-components';
import { media } from './media.js';
import { color, motion } from './tokens.js';

/** The one focus ring: 2 px, 2 px away, shown for keyboard users. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Takes an element out of sight and keeps it for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Smooth change of the named CSS properties, for readers who accept motion. @param properties comma-separated */
export const eased = (properties: string) => css`
  ${media.motion} {
    transition: ${motion.quick} ${motion.easeOut};
    transition-property: ${properties};
  }
`;

/** A ground in the second colour, on which the focus ring is light: the blue one could not be seen. */
export const secondGround = css`
  --vela-focus: ${color.onSecond};
  background: ${color.second};
  color: ${color.onSecond};
`;

/** A light ground, wherever it lies; inside a `secondGround` the focus ring is blue again. */
export const lightGround = css`
  --vela-focus: var(--vela-focus-on-light);
`;
