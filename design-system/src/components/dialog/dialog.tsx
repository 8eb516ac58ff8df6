import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import {
  color,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  space,
} from '../../theme/index.js';
import { IconButton } from '../button/icon-button.js';

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: rgb(58 48 43 / 0.45);
  ${media.motion} {
    transition: opacity ${motion.enter} ${motion.easeOut};
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.from('sm')} {
    place-items: center;
    padding: ${space(32)};
  }
`;

const Sheet = styled(Base.Popup)`
  position: relative;
  inline-size: 100%;
  padding: ${space(24)} ${space(20)};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow};
  outline: none;
  ${media.from('sm')} {
    max-inline-size: 34rem;
    padding: ${space(32)};
    border-radius: ${radius.card};
    &[data-size='wide'] {
      max-inline-size: 52rem;
    }
  }
  ${media.motion} {
    transition:
      translate ${motion.enter} ${motion.easeOut},
      opacity ${motion.enter} ${motion.easeOut};
    &[data-ending-style] {
      transition-duration: ${motion.leave};
    }
  }
  &[data-starting-style],
  &[data-ending-style] {
    translate: 0 ${space(24)};
    opacity: 0;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(16)};
  margin-block-end: ${space(16)};
  & > button {
    margin-block-start: -0.375rem;
    margin-inline-end: -0.625rem;
  }
`;

const Title = styled(Base.Title)`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.snug};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Description = styled(Base.Description)`
  color: ${color.muted};
  margin-block-end: ${space(20)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space(12)};
  margin-block-start: ${space(24)};
  ${media.below('sm')} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export interface DialogProps {
  readonly open: boolean;
  /** Called when the reader wants it closed: the cross, Escape, a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'wide';
  /** No: only the dialog's own buttons close it, for a step that must not be lost by a slip. */
  readonly dismissible?: boolean;
  /** What takes focus first; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** Asks for something before the page goes on. Focus stays inside and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
  dismissible = true,
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (next) return;
        if (!dismissible && details.reason === 'escape-key') details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Sheet data-size={size} {...(initialFocus === undefined ? {} : { initialFocus })}>
            <Top>
              <Title>{title}</Title>
              {dismissible && <IconButton icon="cross" label="Close" onClick={onClose} />}
            </Top>
            {description !== undefined && <Description render={<div />}>{description}</Description>}
            {children}
            {actions !== undefined && <Actions>{actions}</Actions>}
          </Sheet>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
