import { css } from 'styled-components';
import {
  color,
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  systemUnusable,
  tellingGround,
} from '../../theme/index.js';

/** `primary` is the one action of a view, `secondary` weighs the same as a choice beside it, `quiet` everything else. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'bare';
export type ButtonSize = 'medium' | 'small';

/** What buttons and links that look like buttons share. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  position: relative;
  min-block-size: ${space(48)};
  max-inline-size: 100%;
  padding: ${space(8)} 1.625rem;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font: ${fontWeight.bold} ${fontSize.label} / 1.2 ${fontFamily};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  ${focusRing}
  ${tellingGround}

  &[data-size='small'] {
    min-block-size: 2.25rem;
    padding: ${space(4)} ${space(16)};
    font-size: 0.75rem;
  }
  &[data-block='true'] {
    display: flex;
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-variant='secondary'] {
    background: ${color.second};
    color: ${color.onSecond};
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: inherit;
    border-color: ${color.control};
  }
  &[data-variant='bare'] {
    background: transparent;
    color: inherit;
    padding-inline: ${space(12)};
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${color.accentHover};
    }
    &[data-variant='secondary']:hover {
      background: ${color.secondHover};
    }
    &[data-variant='quiet']:hover {
      border-color: currentcolor;
    }
    &[data-variant='bare']:hover {
      background: color-mix(in srgb, currentcolor 8%, transparent);
    }
    ${media.forcedColors} {
      &:hover {
        border-color: ${color.ink};
      }
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.line};
    border-color: ${color.line};
    color: ${color.muted};
    ${systemUnusable}
  }
  &[data-variant='bare']:disabled {
    background: transparent;
    border-color: transparent;
  }
`;
