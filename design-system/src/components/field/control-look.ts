import { css } from 'styled-components';
import { color, media, radius, space, systemUnusable, systemWrong } from '../../theme/index.js';

/** The box that is typed into: field, text area, select, suggestion field. */
export const controlLook = css`
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: ${space(8)} 0.875rem;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.5;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not(:disabled, :is(input, textarea):read-only, [data-disabled]) {
      border-color: ${color.ink};
    }
  }
  &[aria-invalid='true'],
  &[data-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 0.5px ${color.danger};
    ${systemWrong}
  }
  &:disabled,
  &[data-disabled='true'] {
    background: transparent;
    color: ${color.muted};
    border-color: ${color.line};
    cursor: not-allowed;
    ${systemUnusable}
  }
  &:is(input, textarea):read-only:not(:disabled) {
    background: transparent;
    border-color: ${color.line};
  }
`;
