import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { TOAST_ENTER_MS, TOAST_LEAVE_MS, TOAST_MS } from '@vela/contracts/constants';
import type { ToastVariant } from '@vela/contracts/remote';
import { t } from '@vela/language';
import { color, media, motion, radius, shadow, space, systemEdge } from '../../theme/index.js';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { Icon, type IconName } from '../icon/index.js';
import type { QueuedToast } from './toast-queue.js';
import { useCountdown } from './use-countdown.js';
import { TOAST_KEY } from './use-toast-keys.js';

const enter = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const leave = keyframes`to { opacity: 0; transform: translateY(0.5rem); }`;

const TONES = ['success', 'warning', 'danger', 'info'] as const;

const Sheet = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(12)};
  padding: ${space(8)} ${space(8)} ${space(8)} ${space(16)};
  padding-inline: ${space(16)} ${space(8)};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  ${systemEdge}
  line-height: 1.45;
  & > svg {
    margin-block-start: 0.6rem;
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0.625rem;
  }
  ${TONES.map((tone) => `&[data-tone='${tone}'] > svg { color: ${color[tone]}; }`).join('\n')}
  ${media.motion} {
    animation: ${enter} ${TOAST_ENTER_MS}ms ${motion.easeOut};
    &[data-leaving='true'] {
      animation: ${leave} ${TOAST_LEAVE_MS}ms ${motion.easeIn} forwards;
    }
  }
`;

const Hint = styled.small`
  display: block;
  color: ${color.muted};
`;

const LOOKS: Readonly<Record<ToastVariant, { tone: (typeof TONES)[number]; icon: IconName; word: () => string }>> = {
  default: { tone: 'info', icon: 'info', word: () => '' },
  info: { tone: 'info', icon: 'info', word: () => '' },
  success: { tone: 'success', icon: 'success', word: () => '' },
  warning: { tone: 'warning', icon: 'warning', word: () => t('Warning') },
  error: { tone: 'danger', icon: 'danger', word: () => t('Error') },
};

/** Ten times as long where there is something to press and keys lead there (WCAG 2.2, 2.2.1). */
const BY_KEYS_MS = 10 * TOAST_MS;

export interface ToastProps {
  readonly toast: QueuedToast;
  /** The reader is at the toasts: their clocks stand still. */
  readonly paused: boolean;
  /** Whether what brought it was done by keys. */
  readonly byKeys: () => boolean;
  readonly onDismiss: (id: number) => void;
  /** Something in it was pressed, which takes it away. */
  readonly onPressed: () => void;
  readonly onGone: (id: number) => void;
}

/** One toast on its way in, in sight, or on its way out. */
export function Toast({ toast, paused, byKeys, onDismiss, onPressed, onGone }: ToastProps) {
  const { tone, icon, ...look } = LOOKS[toast.variant ?? 'default'];
  const word = look.word();
  const [slowly] = useState(() => toast.action !== undefined && byKeys());
  const press = (): void => {
    onPressed();
    onDismiss(toast.id);
  };
  useCountdown(slowly ? BY_KEYS_MS : TOAST_MS, paused || toast.leaving, () => onDismiss(toast.id));
  useCountdown(TOAST_LEAVE_MS, !toast.leaving, () => onGone(toast.id));
  return (
    <Sheet data-tone={tone} data-leaving={toast.leaving} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon
        name={icon}
        aria-hidden={word === ''}
        aria-label={word || undefined}
        role={word === '' ? undefined : 'img'}
      />
      <span>
        {toast.message}
        {slowly && <Hint> {t('{key} leads there and back.', { key: TOAST_KEY })}</Hint>}
      </span>
      {toast.action !== undefined && (
        <Button
          variant="bare"
          size="small"
          onClick={() => {
            toast.action?.onAction();
            press();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="cross" label={t('Dismiss')} onClick={press} />
    </Sheet>
  );
}
