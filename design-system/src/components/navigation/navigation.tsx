import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { NavLink, type NavLinkProps } from '@vela/router';
import { color, focusRing, fontWeight, layer, media, radius, space, tellingGround } from '../../theme/index.js';

/** First thing a keyboard reaches: jumps over the header. `href` names the main region. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space(8)};
  inset-inline-start: ${space(8)};
  z-index: ${layer.toast};
  padding: ${space(12)} ${space(20)};
  border-radius: ${radius.pill};
  background: ${color.second};
  color: ${color.onSecond};
  ${tellingGround}
  font-weight: ${fontWeight.medium};
  ${focusRing}
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Line = styled(NavLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${color.muted};
  text-decoration: none;
  border-radius: ${radius.small};
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0.375rem;
    block-size: 2px;
    border-radius: 1px;
    background: ${color.bright};
    opacity: 0;
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-current='page'] {
    color: ${color.ink};
    font-weight: ${fontWeight.medium};
  }
  &[aria-current='page']::after {
    opacity: 1;
  }
  &[data-size='large'] {
    font-size: 1.75rem;
    font-weight: ${fontWeight.bold};
    letter-spacing: -0.02em;
    min-block-size: 3.5rem;
    color: ${color.ink};
  }
`;

export interface NavigationLinkProps extends Omit<NavLinkProps, 'className' | 'style'> {
  /** `large` for the full-screen menu. */
  readonly size?: 'medium' | 'large';
}

/** A link of the main navigation; it knows when its page, or one below it, is shown. */
export function NavigationLink({ size = 'medium', ...rest }: NavigationLinkProps) {
  return <Line data-size={size} {...rest} />;
}

const Round = styled.a`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  color: inherit;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }
  }
`;

export interface SocialLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'aria-label'> {
  readonly href: string;
  /** Name of the network. */
  readonly label: string;
}

/** A round link to a network; its child is the network's icon. */
export function SocialLink({ label, ...rest }: SocialLinkProps) {
  return (
    <Round
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('{label} (opens in a new tab)', { label })}
      {...rest}
    />
  );
}
