import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, focusRing, fontSize, media, radius, space, systemEdge, tellingGround } from '../../theme/index.js';
import { Icon } from '../icon/index.js';

export const ChipSurface = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 2rem;
  min-inline-size: 0;
  max-inline-size: 100%;
  /* Whatever somebody pasted: the cross stays in view. */
  overflow-wrap: anywhere;
  padding: ${space(4)} ${space(12)};
  border-radius: ${radius.pill};
  font-size: ${fontSize.small};
  line-height: 1.35;
  background: ${color.secondSoft};
  color: ${color.ink};
  ${systemEdge}
  &[data-tone='gap'] {
    background: ${color.tint};
  }
  &[data-tone='outline'] {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-removable='true'] {
    padding-inline-end: ${space(4)};
    gap: ${space(2)};
  }
`;

export const ChipRemoveLook = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${color.second};
      color: ${color.onSecond};
      ${tellingGround}
    }
  }
`;

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the chip says. */
  readonly label: string;
  /** `gap` marks what is missing; its words must say so too. */
  readonly tone?: 'soft' | 'gap' | 'outline';
  /** Makes the chip removable; called when its cross is pressed. */
  readonly onRemove?: () => void;
  /** A mark after the label, such as `LevelDots`. */
  readonly children?: ComponentPropsWithRef<'span'>['children'];
}

/** One thing of several: a skill, a filter, a choice. */
export function Chip({ label, tone = 'soft', onRemove, children, ...rest }: ChipProps) {
  return (
    <ChipSurface data-tone={tone} data-removable={onRemove !== undefined} {...rest}>
      {label}
      {children}
      {onRemove && (
        <ChipRemoveLook type="button" aria-label={t('Remove {what}', { what: label })} onClick={onRemove}>
          <Icon name="cross" size="small" />
        </ChipRemoveLook>
      )}
    </ChipSurface>
  );
}
