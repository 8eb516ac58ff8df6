import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** What stands over the cover says so by this. */
export const OVER_COVER = 'data-over-cover';

/** No box of its own: what is in it stands as if it were not there. */
const Page = styled.div`
  display: contents;
  &[data-covered='true'] {
    visibility: hidden;
  }
  /* Dialogs stand in the body, outside of the page that they belong to. */
  body:has(&[data-covered='true']) > dialog:not(:has([${OVER_COVER}])) {
    visibility: hidden;
  }
`;

/** @returns whether nobody may read the page now */
export const isCovered = (): boolean => document.querySelector('[data-covered="true"]') !== null;

/** The page with its dialogs, which can be covered: nobody reads it then, on paper neither, and what is typed in it stays. */
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
