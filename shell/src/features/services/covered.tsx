import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** No box of its own: what is in it stands as if it were not there. */
const Page = styled.div`
  display: contents;
  &[data-covered='true'] {
    visibility: hidden;
  }
`;

/** The page, which can be covered: nobody reads it then, on paper neither, and what is typed in it stays. */
export function Covered({ covered, children }: { readonly covered: boolean; readonly children: ReactNode }) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (covered) {
      focused.current = document.activeElement;
      return;
    }
    // What is hidden loses the focus.
    const { current: before } = focused;
    focused.current = null;
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  }, [covered]);
  return <Page data-covered={covered}>{children}</Page>;
}
