import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { media, radius } from '@vela/design-system/theme';
import { useReturned } from './use-returned.js';

/** Cards that a screen shows at first, a large one too. */
const FIRST_CARDS = 8;

const Cards = styled(Stack)`
  & > li {
    /* What changes in one card lays out that card alone, so that a page of fifty scrolls smoothly. */
    contain: layout style;
    border-radius: ${radius.card};
  }
  /* Nobody waits for the layout of what is far below; how high a card was stays known. */
  &:not([data-whole='true']) > li:nth-child(n + ${FIRST_CARDS + 1}) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 20rem;
    ${media.from('sm')} {
      contain-intrinsic-block-size: auto 12rem;
    }
  }
`;

/**
 * A page of a list of many cards, each a list item with a key. Those of the first screen come at once, the others a moment later;
 * whoever returns to the list finds all of it, as far down as they left it.
 */
export function LongList({ children }: { readonly children: ReactNode }) {
  const returned = useReturned();
  const [othersToo, setOthersToo] = useState(returned);
  useEffect(() => startTransition(() => setOthersToo(true)), []);
  const cards = Children.toArray(children);
  return (
    <Cards as="ol" gap={12} data-whole={returned}>
      {othersToo || returned ? cards : cards.slice(0, FIRST_CARDS)}
    </Cards>
  );
}
