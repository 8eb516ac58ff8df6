import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, motion, radius, shadow, space, systemEdge } from '../../theme/index.js';
import { useAnchored } from '../anchored/index.js';
import { MenuCloseContext } from './menu-item.js';
import { useMenu } from './use-menu.js';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 2.75rem;
  padding: ${space(4)};
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentcolor 8%, transparent);
    }
  }
`;

const Sheet = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  min-inline-size: 13rem;
  max-inline-size: calc(100vw - 1rem);
  max-block-size: calc(100dvh - 5rem);
  overflow-y: auto;
  padding: ${space(8)};
  border: 0;
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  ${systemEdge}
  ${media.motion} {
    transition:
      opacity ${motion.quick} ${motion.easeOut},
      translate ${motion.quick} ${motion.easeOut};
    @starting-style {
      opacity: 0;
      translate: 0 -0.25rem;
    }
  }
`;

export interface MenuProps {
  /** What the button opens, in words. */
  readonly label: string;
  /** What the button shows, e.g. an avatar. */
  readonly trigger: ReactNode;
  /** `MenuItem`, `MenuLink` and `MenuSeparator`. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}

/** A button that opens a list of places to go and things to do. */
export function Menu({ label, trigger: shown, children, align = 'end' }: MenuProps) {
  const id = useId();
  const { open, trigger, menu, toggle, close, onTriggerKeyDown, onMenuKeyDown } = useMenu();
  useAnchored(open, trigger, menu, { side: 'below', align });
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        id={`${id}-trigger`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={toggle}
        onKeyDown={onTriggerKeyDown}
      >
        {shown}
      </Trigger>
      {open && (
        <Sheet ref={menu} id={`${id}-menu`} role="menu" aria-label={label} popover="manual" onKeyDown={onMenuKeyDown}>
          <MenuCloseContext value={close}>{children}</MenuCloseContext>
        </Sheet>
      )}
    </>
  );
}
