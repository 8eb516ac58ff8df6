import { Children, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { radius } from '@vela/design-system/theme';
import { onServer } from '@vela/slice-parts/served';
import { useReturned } from './use-returned.js';
import { whenIdle } from './when-idle.js';

/** Pixels of a screen's height for each card that it shows at first: a card is not as tall, but there is a header above. */
const HEIGHT_PER_CARD = 300;
/** Pixels of a phone's screen. */
const SERVED_HEIGHT = 900;
/** What drawing some more cards may take, in milliseconds: nothing that is pressed meanwhile waits for long. */
const STEP_MS = 24;
const FIRST_STEP = 2;
const LARGEST_STEP = 8;

/** @returns how many cards fill a screen; as many as a phone's on a server, which does not know the screen */
const firstCards = (): number => Math.ceil((onServer ? SERVED_HEIGHT : window.innerHeight) / HEIGHT_PER_CARD);

/**
 * @param cards that were drawn last
 * @param took milliseconds until they were on the page
 * @returns how many to draw next: one where the processor is slow, several where it is fast
 */
const stepAfter = (cards: number, took: number): number =>
  Math.min(LARGEST_STEP, Math.max(1, Math.round((cards * STEP_MS) / Math.max(1, took))));

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
  const [drawn, setDrawn] = useState(firstCards);
  const pace = useRef<{ cards: number; begun: number | null }>({ cards: FIRST_STEP, begun: null });
  if (returned && drawn < total) setDrawn(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const { current } = pace;
    if (current.begun !== null) current.cards = stepAfter(current.cards, performance.now() - current.begun);
    current.begun = null;
    if (drawn >= total) return undefined;
    return whenIdle(() => {
      current.begun = performance.now();
      startTransition(() => setDrawn(drawn + current.cards));
    });
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
