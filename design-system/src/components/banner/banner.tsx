import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontWeight, space, systemEdge } from '../../theme/index.js';
import { IconButton } from '../button/icon-button.js';
import { Icon, type IconName } from '../icon/index.js';

const TONES = ['success', 'warning', 'danger', 'info'] as const;
type BannerTone = (typeof TONES)[number];

const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(12)};
  padding: ${space(16)} ${space(20)};
  border-radius: 0.75rem;
  line-height: 1.5;
  color: ${color.ink};
  ${systemEdge}
  & > svg {
    margin-block-start: 0.125em;
  }
  & > button {
    margin-block: -0.5rem;
    margin-inline-end: -0.75rem;
  }
  ${TONES.map(
    (tone) => `&[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; & > svg { color: ${color[tone]}; } }`,
  ).join('\n')}
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  strong {
    display: block;
    font-weight: ${fontWeight.medium};
  }
`;

const Action = styled.div`
  margin-block-start: ${space(12)};
`;

const ICONS: Readonly<Record<BannerTone, IconName>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
};

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links below the text. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

/** A message that stays in the page. Trouble (`danger`) is announced at once, the rest when the reader gets there. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  return (
    <Frame data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <Words>
        {title !== undefined && <strong>{title}</strong>}
        {children}
        {action !== undefined && <Action>{action}</Action>}
      </Words>
      {onDismiss && <IconButton icon="cross" label={t('Dismiss')} onClick={onDismiss} />}
    </Frame>
  );
}
