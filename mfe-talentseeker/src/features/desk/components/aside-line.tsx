import { useEffect, useRef } from 'react';
import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { asideText, DESK_TEXTS } from '../texts.js';

interface AsideLineProps {
  readonly count: number;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** How many of the page are set aside. Focus comes here when a card leaves the list from under it. */
export function AsideLine({ count, shown, onShow }: AsideLineProps) {
  const line = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) line.current?.focus();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <Cluster gap={12}>
      <Text size="small" tone="muted" role="status">
        {asideText(count)}
      </Text>
      <Button ref={line} variant="bare" size="small" onClick={() => onShow(!shown)}>
        {shown ? DESK_TEXTS.hideAside : DESK_TEXTS.showAside}
      </Button>
    </Cluster>
  );
}
