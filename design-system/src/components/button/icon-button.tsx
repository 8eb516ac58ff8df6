import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, systemUnusable } from '../../theme/index.js';
import { Icon, type IconName } from '../icon/index.js';

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}
  &[data-size='small'] {
    inline-size: 2rem;
    block-size: 2rem;
  }
  &[data-variant='outlined'] {
    border-color: ${color.control};
    color: ${color.accentText};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentcolor 8%, transparent);
    }
    &[data-variant='outlined']:hover {
      border-color: currentcolor;
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${color.control};
    border-color: ${color.line};
    background: transparent;
    ${systemUnusable}
  }
  &[data-variant='bare']:disabled {
    border-color: transparent;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does, in words. */
  readonly label: string;
  readonly variant?: 'bare' | 'outlined';
  readonly size?: 'medium' | 'small';
}

/** A round button that is only an icon; its label is spoken and never left out. */
export function IconButton({
  icon,
  label,
  variant = 'bare',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Round type={type} aria-label={label} data-variant={variant} data-size={size} {...rest}>
      <Icon name={icon} />
    </Round>
  );
}
