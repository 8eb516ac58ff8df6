import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { t } from '@vela/language';
import { layer, space } from '../../theme/index.js';
import { Toast } from './toast.js';
import type { ToastQueue } from './toast-queue.js';
import { useByKeys } from './use-by-keys.js';
import { TOAST_KEY, useToastKeys } from './use-toast-keys.js';
import { useTopModal } from './use-top-modal.js';

const Corner = styled.section`
  position: fixed;
  /* Above the bar of a phone, where there is one. */
  inset-block-end: calc(max(${space(16)}, env(safe-area-inset-bottom)) + var(--vela-bottom-bar, 0px));
  left: ${space(16)};
  z-index: ${layer.toast};
  inline-size: min(24rem, calc(100vw - 2 * ${space(16)}));
  pointer-events: none;
`;

const List = styled.div`
  display: grid;
  gap: ${space(8)};
  & > * {
    pointer-events: auto;
  }
`;

const NONE: readonly never[] = [];

export interface ToastRegionProps {
  readonly queue: ToastQueue;
}

/** The corner at the bottom left where toasts appear, above an open drawer too. The shell renders it once. */
export function ToastRegion({ queue }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE);
  const modal = useTopModal();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const goBack = useToastKeys(region);
  const byKeys = useByKeys();
  const corner = (
    <Corner
      ref={region}
      aria-label={t('Notifications')}
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts={TOAST_KEY}
    >
      <List
        // Not when they enter: a toast that appears under a resting pointer would stay, over what was just pressed.
        onPointerMove={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            paused={pointed || focused}
            byKeys={byKeys}
            onDismiss={queue.dismiss}
            onPressed={goBack}
            onGone={queue.remove}
          />
        ))}
      </List>
    </Corner>
  );
  return modal === null ? corner : createPortal(corner, modal);
}
