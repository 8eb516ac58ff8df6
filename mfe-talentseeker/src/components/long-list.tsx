import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { radius } from '@vela/design-system/theme';
import { useReturned } from './use-returned.js';
import { whenIdle } from './when-idle.js';

/** Pixels of a screen's height for each card that it shows at first: a card is not as tall, but there is a header above. */
const HEIGHT_PER_CARD = 300;
/** So few more at a time that a slow phone draws them without holding up a press. */
const MORE_CARDS = 2;

const Cards = styled(Stack)`
  & > li {
    /* What changes in one card lays out that card alone, so that a page of fifty scrolls smoothly. */
    contain: layout style;
    border-radius: ${radius.card};
  }
`;

/** @returns how many of the cards are drawn by now */
function useDrawn(total: number): number {
  const returned = useReturned();
  const [drawn, setDrawn] = useState(() => Math.ceil(window.innerHeight / HEIGHT_PER_CARD));
  if (returned && drawn < total) setDrawn(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (drawn >= total) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + MORE_CARDS)));
  }, [drawn, total]);
  return Math.min(drawn, total);
}

/**
 * A page of a list of many cards, each a list item with a key. Those of the first screen come at once, the others bit by bit
 * while nothing else is to do; whoever returns to the list finds all of it, as far down as they left it.
 */
export function LongList({ children }: { readonly children: ReactNode }) {
  const cards = useMemo(() => Children.toArray(children), [children]);
  const drawn = useDrawn(cards.length);
  return (
    <Cards forwardedAs="ol" gap={12}>
      {cards.slice(0, drawn)}
    </Cards>
  );
}
