import styled from 'styled-components';
import { color, focusRing, fontSize, fontWeight, media, radius, shadow, space, systemEdge } from '../../theme/index.js';
import { ChipBox } from '../chip-list/chip-list.js';

export const Box = styled(ChipBox)`
  position: relative;
  padding-inline-end: 2.75rem;
`;

export const Entry = styled.input`
  flex: 1;
  min-inline-size: 7rem;
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  background: transparent;
  text-overflow: ellipsis;
  /* The box around it shows the focus. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

export const OpenButton = styled.button`
  position: absolute;
  inset-block-start: calc(50% - 1.125rem);
  inset-inline-end: 0.375rem;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.muted};
  cursor: pointer;
  ${focusRing}
  ${media.motion} {
    & > svg {
      transition: rotate 120ms;
    }
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Its width and its room are the box's and the viewport's, see `useListPlace`. */
export const Sheet = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  inline-size: max(var(--box-width, 0px), 12rem);
  max-inline-size: calc(100vw - 1rem);
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  ${systemEdge}
  overflow: hidden;
  cursor: auto;
  ${media.motion} {
    transition: opacity 120ms;
    @starting-style {
      opacity: 0;
    }
  }
`;

export const List = styled.div`
  max-block-size: min(20rem, var(--room, 20rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(8)};
  scroll-padding-block: ${space(8)};
  &:empty {
    padding: 0;
  }
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 2.5rem;
  padding: 0.375rem ${space(12)};
  border-radius: 0.5rem;
  line-height: 1.4;
  cursor: pointer;
  user-select: none;
  &[data-highlighted='true'] {
    background: ${color.secondSoft};
    ${media.forcedColors} {
      outline: 2px solid ${color.bright};
      outline-offset: -2px;
    }
  }
  &[aria-selected='true'] {
    font-weight: ${fontWeight.medium};
  }
  & svg {
    color: ${color.second};
  }
  & b {
    font-weight: ${fontWeight.medium};
  }
`;

export const GroupName = styled.div`
  padding: ${space(12)} ${space(12)} ${space(4)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  color: ${color.muted};
`;

export const Note = styled.div`
  padding: ${space(12)} ${space(20)};
  font-size: ${fontSize.small};
  color: ${color.muted};
`;
