import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, media, motion, shadow, space, systemEdge } from '../../theme/index.js';
import { IconButton } from '../button/icon-button.js';
import { type LayerProps, Modal } from '../modal/index.js';
import { Heading } from '../typography/index.js';

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(26rem, 100%);
  block-size: 100dvh;
  margin-inline-start: auto;
  background: ${color.raised};
  box-shadow: ${shadow};
  ${systemEdge}
  overflow: hidden auto;
  overscroll-behavior: contain;
  --from: 100%;
  &[data-side='start'] {
    margin-inline: 0 auto;
    --from: -100%;
  }
  &[data-side='full'] {
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
  ${media.motion} {
    transition:
      translate ${motion.enter} ${motion.easeOut},
      opacity ${motion.enter} ${motion.easeOut};
    @starting-style {
      translate: var(--from) 0;
      opacity: 0.6;
    }
  }
`;

const Top = styled.div`
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

const Bottom = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  gap: ${space(12)};
  padding: ${space(16)} ${space(20)};
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
`;

export interface DrawerProps extends LayerProps {
  /** `full` covers the screen, for the menu of a phone. */
  readonly side?: 'start' | 'end' | 'full';
  readonly children: ReactNode;
  /** Buttons that stay in sight. */
  readonly footer?: ReactNode;
}

/**
 * A sheet that comes in from the side over the page. Its children stay mounted once it was open, so that nothing typed
 * in it is lost between two openings.
 */
export function Drawer({ open, onClose, title, side = 'end', children, footer }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} keepsContent aria-labelledby={titleId}>
      <Sheet data-side={side}>
        <Top>
          <Heading level={2} size="title" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="cross" label={t('Close')} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
        {footer !== undefined && <Bottom>{footer}</Bottom>}
      </Sheet>
    </Modal>
  );
}
