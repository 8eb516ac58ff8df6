import { media } from './media.js';
import { color, fontSize, layer, radius, space } from './tokens.js';

/** A bar of links at the foot of a phone; print has none. */
export const bottomBar = `
  @media print {
    display: none;
  }
  ${media.below('sm')} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.sticky};
    padding: ${space(4)} ${space(4)} max(${space(4)}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  }
`;

/** Global rules: what a phone's bar covers is kept free, for toasts and for what takes focus. */
export const roomForBottomBar = `
  ${media.below('sm')} {
    html {
      --vela-bottom-bar: 4.5rem;
      scroll-padding-block-end: 5.5rem;
    }
  }
`;

/** A link or a button in the bar: icon over word. */
export const inBottomBar = `
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-block-size: 3.5rem;
  min-inline-size: 0;
  padding: ${space(4)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.muted};
  font: inherit;
  /* Five words share the width of a phone: they grow with a reader's larger text only as far as they do not meet. */
  font-size: min(${fontSize.label}, 3.6vw);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
`;
