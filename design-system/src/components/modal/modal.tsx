import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, layer, media, motion, shaded } from '../../theme/index.js';
import { useOpenDialog } from './use-open-dialog.js';

const Viewport = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  inline-size: auto;
  max-inline-size: none;
  block-size: auto;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${shaded(45)};
  color: ${color.ink};
  overflow: hidden auto;
  overscroll-behavior: contain;
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: none;
  }
  /* The page stands still, and as wide as it was; nothing can be laid over the place of its scrollbar. */
  html:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${color.shade} 45%, ${color.paper});
    & > body {
      background: ${color.paper};
    }
  }
  ${media.motion} {
    transition: background-color ${motion.enter} ${motion.easeOut};
    @starting-style {
      background-color: transparent;
    }
  }
`;

/** What every layer over the page is told, whatever it looks like. */
export interface LayerProps {
  readonly open: boolean;
  /** Called when the reader wants it closed: the cross, Escape, Back, a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
}

export interface ModalProps extends Pick<LayerProps, 'open' | 'onClose'> {
  /** No: only the dialog's own buttons close it. */
  readonly dismissible?: boolean;
  /** What a third party puts into the page, such as a bank's question, stands above it and can be answered. */
  readonly coverable?: boolean;
  /** Its children stay mounted while it is closed, so that nothing typed in it is lost between two openings. */
  readonly keepsContent?: boolean;
  /** What takes focus first; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string | undefined;
  readonly className?: string;
  /** The sheet. */
  readonly children: ReactNode;
}

function Drawn({
  open,
  onClose,
  dismissible = true,
  coverable = false,
  initialFocus,
  children,
  ...named
}: Omit<ModalProps, 'keepsContent'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  /** Whether anything was pressed since it opened. Until then it is the rest of what opened it: a double click, or a key that is held. */
  const isMet = useRef(false);
  useEffect(() => {
    isMet.current = false;
  }, [open]);
  const dismiss = () => {
    if (dismissible) onClose();
  };
  useOpenDialog(dialog, { open, coverable, initialFocus, onBack: dismiss });

  const meetClick = (event: MouseEvent) => {
    isMet.current ||= event.detail < 2;
    if (isMet.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const meetKey = (event: KeyboardEvent) => {
    isMet.current ||= !event.repeat;
    if (!isMet.current) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss();
  };
  const cancel = (event: SyntheticEvent) => {
    // A file field cancels too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    dismiss();
  };
  /** The browser closes a dialog by itself when it is asked twice. */
  const closed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !open) return;
    if (dismissible) onClose();
    else currentTarget.showModal();
  };
  const press = ({ target }: PointerEvent) => {
    pressed.current = target;
  };
  // Who marks words and lets go beside the sheet does not press beside it.
  const release = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) dismiss();
  };

  return createPortal(
    <Viewport
      ref={dialog}
      {...named}
      onClickCapture={meetClick}
      onKeyDownCapture={meetKey}
      onKeyDown={pressKey}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={release}
    >
      {children}
    </Viewport>,
    document.body,
  );
}

/**
 * The one way something lies over the page: the browser's own dialog element. It keeps focus inside, gives it back, and
 * takes the page out of reach.
 */
export function Modal({ keepsContent = false, ...rest }: ModalProps) {
  const { open } = rest;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const drawn = open || (keepsContent && wasOpen);
  // A prerendered page has nothing over it.
  return drawn && typeof document !== 'undefined' && <Drawn {...rest} />;
}
