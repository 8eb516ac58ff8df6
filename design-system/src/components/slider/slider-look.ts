import { Slider as Base } from '@base-ui/react/slider';
import styled from 'styled-components';
import { color, eased, fontSize, media, radius, space, tellingGround } from '../../theme/index.js';

/** Half a thumb of room on each side, so that a thumb at the end stays inside the column. */
export const SliderControl = styled(Base.Control)`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.6875rem;
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

export const SliderTrack = styled(Base.Track)`
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${radius.pill};
  background: ${color.line};
  ${tellingGround}
  ${media.forcedColors} {
    background: GrayText;
  }
`;

export const SliderFill = styled(Base.Indicator)`
  border-radius: ${radius.pill};
  background: ${color.second};
  &[data-disabled] {
    background: ${color.control};
    ${media.forcedColors} {
      background: GrayText;
    }
  }
`;

export const SliderThumb = styled(Base.Thumb)`
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: 2px solid ${color.second};
  border-radius: 50%;
  background: ${color.surface};
  ${eased('box-shadow')}
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-dragging] {
    box-shadow: 0 0 0 8px color-mix(in srgb, ${color.second} 14%, transparent);
  }
  &[data-disabled] {
    border-color: ${color.control};
    ${media.forcedColors} {
      border-color: GrayText;
    }
  }
  ${media.hover} {
    &:hover:not([data-disabled]) {
      box-shadow: 0 0 0 8px color-mix(in srgb, ${color.second} 10%, transparent);
    }
  }
`;

export const SliderValue = styled.output`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

export const SliderEnds = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(16)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;
