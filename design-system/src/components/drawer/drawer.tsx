import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, media, motion, shadow, space } from '../../theme/index.js';
import { IconButton } from '../button/icon-button.js';
import { Heading } from '../typography/index.js';

const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  inset-inline-start: auto;
  inline-size: min(26rem, 100%);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow};
  overscroll-behavior: contain;
  --from: 100%;
  &[data-side='start'] {
    inset-inline: 0 auto;
    --from: -100%;
  }
  &[data-side='full'] {
    inset-inline: 0;
    inline-size: 100%;
    --from: 0;
    background: ${color.paper};
  }
  &:dir(rtl) {
    --from: -100%;
  }
  &[data-side='start']:dir(rtl) {
    --from: 100%;
  }
  &[data-side='full']:dir(rtl) {
    --from: 0;
  }
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: rgb(58 48 43 / 0.45);
  }
  html:has(&[open]) {
    overflow: hidden;
  }

  ${media.motion} {
    transition:
      translate ${motion.enter} ${motion.easeOut},
      opacity ${motion.enter} ${motion.easeOut};
    &::backdrop {
      transition: opacity ${motion.enter} ${motion.easeOut};
    }
    @starting-style {
      &[open] {
        translate: var(--from) 0;
        opacity: 0.6;
      }
      &[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${space(16)} ${space(20)};
  background: inherit;
`;

const Body = styled.div`
  flex: 1;
  padding: ${space(8)} ${space(20)} ${space(32)};
`;

const Bottom = styled.footer`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  gap: ${space(12)};
  padding: ${space(16)} ${space(20)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`;

export interface DrawerProps {
  readonly open: boolean;
  /** Called when the reader wants it closed: the cross, Escape, a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** `full` covers the screen, for the menu of a phone. */
  readonly side?: 'start' | 'end' | 'full';
  readonly children: ReactNode;
  /** Buttons that stay in sight. */
  readonly footer?: ReactNode;
}

/**
 * A sheet that comes in from the side over the page. The browser's own modal dialog keeps focus inside and gives it
 * back. Its children stay mounted, so that nothing typed in it is lost between two openings.
 */
export function Drawer({ open, onClose, title, side = 'end', children, footer }: DrawerProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = sheet.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <Sheet ref={sheet} data-side={side} aria-labelledby={titleId} onCancel={cancel} onClick={pressBeside}>
      <Layout>
        <Top>
          <Heading level={2} size="title" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="cross" label="Close" onClick={onClose} />
        </Top>
        <Body>{children}</Body>
        {footer !== undefined && <Bottom>{footer}</Bottom>}
      </Layout>
    </Sheet>
  );
}
