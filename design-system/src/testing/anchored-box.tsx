import { useRef } from 'react';
import styled from 'styled-components';
import { type Placement, useAnchored } from '../components/anchored/index.js';
import { color, radius, shadow, space } from '../theme/index.js';

const Box = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${space(12)};
  border: 0;
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow};
`;

/** The least that can stand beside something: what it belongs to, and the box. */
export function AnchoredBox({ side, align }: Placement) {
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useAnchored(true, anchor, box, { side, align });
  return (
    <>
      <span ref={anchor}>Beside me</span>
      <Box ref={box} popover="manual">
        A small box
      </Box>
    </>
  );
}
