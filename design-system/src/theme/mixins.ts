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

/**
 * Smooth change of the named CSS properties, for readers who accept motion. Of what moves alone: a colour that fades has the browser
 * paint a page with fifty cards eight times over for each button that a pointer passes, and answers the pointer later.
 * @param properties comma-separated
 */
export const eased = (properties: string) => css`
  ${media.motion} {
    transition: ${motion.quick} ${motion.easeOut};
    transition-property: ${properties};
  }
`;

// Readers may let their system set all colours. It takes away grounds and shadows, and lays its own ground behind all words;
// inside a media query for them the tokens are the system's colours.

/** For what is told by its ground, such as a button or a tick: it keeps it, and the words on it stand on nothing else. */
export const tellingGround = css`
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

/** An edge, there alone, for what is elsewhere told apart by its ground or its shadow. */
export const systemEdge = css`
  ${media.forcedColors} {
    border: 1px solid ${color.ink};
  }
`;

/** What cannot be used: the system has one colour for that. */
export const systemUnusable = css`
  ${media.forcedColors} {
    background: ${color.surface};
    border-color: GrayText;
    color: GrayText;
    opacity: 1;
  }
`;

/** What is wrong: its edge is thicker, as there is no red. */
export const systemWrong = css`
  ${media.forcedColors} {
    border-width: 4px;
  }
`;

/** A ground in the second colour, on which the focus ring is light: its own colour could not be seen. */
export const secondGround = css`
  --vela-focus: ${color.onBand};
  background: ${color.band};
  color: ${color.onBand};
`;

/** A ground that stays light in the dark, for what others draw on it, such as a payment provider's fields. */
export const lightGround = css`
  color-scheme: light;
  background: ${color.surface};
  color: ${color.ink};
`;

/** An ordinary ground, wherever it lies; inside a `secondGround` the focus ring has its own colour again. */
export const plainGround = css`
  --vela-focus: var(--vela-focus-plain);
`;
