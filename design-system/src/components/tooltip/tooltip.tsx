import { cloneElement, type ReactElement, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, fontFamily, fontSize, fontWeight, media, motion, space, tellingGround } from '../../theme/index.js';
import { useAnchored } from '../anchored/index.js';
import { useTooltipTiming } from './use-tooltip-timing.js';

const Anchor = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  -webkit-touch-callout: none;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(20rem, calc(100vw - 1rem));
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: 0.5rem;
  background: ${color.ink};
  color: ${color.surface};
  ${tellingGround}
  font: ${fontWeight.regular} ${fontSize.small} / 1.45 ${fontFamily};
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  white-space: normal;
  ${media.motion} {
    transition: opacity ${motion.quick} ${motion.easeOut};
    @starting-style {
      opacity: 0;
    }
  }
`;

export interface TooltipProps {
  readonly text: string;
  /** One control that takes focus. A button that cannot be used takes `aria-disabled`, not `disabled`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  readonly side?: 'above' | 'below';
}

/** More about a control, for those who ask. It describes the control to screen readers whether it is open or not. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useTooltipTiming();
  useAnchored(open, anchor, bubble, { side, align: 'center' });
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Anchor ref={anchor} {...handlers}>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual" hidden={!open}>
        {text}
      </Bubble>
    </Anchor>
  );
}
