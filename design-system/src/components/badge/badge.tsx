import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, radius, space, systemEdge } from '../../theme/index.js';
import { Icon, type IconName } from '../icon/index.js';

const TONES = ['success', 'warning', 'danger', 'info'] as const;

// On one line, unless that is wider than its place: large text on a phone.
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(2)} 0.625rem;
  border-radius: ${radius.pill};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.4;
  flex: none;
  width: max-content;
  max-width: 100%;
  background: ${color.secondSoft};
  color: ${color.ink};
  ${systemEdge}
  ${TONES.map((tone) => `&[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; color: ${color[tone]}; }`).join(
    '\n',
  )}
  &[data-tone='accent'] {
    background: ${color.tint};
    color: ${color.accentText};
  }
`;

const ICONS: Readonly<Record<(typeof TONES)[number], IconName>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
};

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  readonly tone?: (typeof TONES)[number] | 'neutral' | 'accent';
  /** Replaces the state's own icon, or gives one to the tones that have none. */
  readonly icon?: IconName;
}

/** A state in a word, with its icon: never a colour alone. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  const shown = icon ?? (tone === 'neutral' || tone === 'accent' ? undefined : ICONS[tone]);
  return (
    <Mark data-tone={tone} {...rest}>
      {shown !== undefined && <Icon name={shown} size="small" />}
      {children}
    </Mark>
  );
}
