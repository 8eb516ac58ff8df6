import { css } from 'styled-components';
import {
  color,
  focusRing,
  fontSize,
  media,
  space,
  systemUnusable,
  systemWrong,
  tellingGround,
} from '../../theme/index.js';

/** The line of a checkbox or radio: mark, words, and what stands at the end. */
export const choiceLine = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(12)};
  padding-block: 0.375rem;
  line-height: 1.5;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
    ${systemUnusable}
  }
  & > small {
    grid-column: 2;
    font-size: ${fontSize.small};
    color: ${color.muted};
  }
  & > span:nth-of-type(2) {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** The mark itself: a native control drawn in our shape. */
export const choiceMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid ${color.control};
  background: ${color.surface};
  color: ${color.onSecond};
  cursor: inherit;
  ${focusRing}
  ${tellingGround}
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.second};
    }
  }
  /* Radios of which none is chosen are indeterminate to CSS: they are empty, and look so. */
  &:checked,
  &[type='checkbox']:indeterminate {
    background: ${color.second};
    border-color: ${color.second};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    ${systemWrong}
  }
  &:disabled {
    background: ${color.line};
    border-color: ${color.line};
    color: ${color.muted};
    ${systemUnusable}
  }
`;
