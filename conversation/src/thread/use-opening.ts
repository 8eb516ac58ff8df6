import { useLayoutEffect, useRef, useState } from 'react';
import type { ConversationDetails, Message } from '@vela/contracts/schemas';

const firstUnreadOf = ({ me, readUpTo }: ConversationDetails, messages: readonly Message[]): number | undefined =>
  messages.find(({ number, author }) => number > readUpTo && author !== me)?.number;

/**
 * A thread opens at its end, where the next message is written, or further up with the first message in sight that was not
 * read. It does so once, and not where somebody has scrolled already or came back to where they were.
 * @param messages null until they are there
 */
export function useOpening(details: ConversationDetails, messages: readonly Message[] | null) {
  const room = useRef<HTMLDivElement>(null);
  const firstUnread = useRef<HTMLLIElement>(null);
  /** How it was then: reading changes nothing on the screen. */
  const [opened, setOpened] = useState<{ readonly empty: boolean; readonly unread: number | undefined } | null>(null);
  if (opened === null && messages !== null)
    setOpened({ empty: messages.length === 0, unread: firstUnreadOf(details, messages) });
  const hasMessages = opened?.empty === false;
  useLayoutEffect(() => {
    if (!hasMessages) return;
    // Where the messages came with the page, the router begins it at its top in the same go: that comes first.
    queueMicrotask(() => {
      if (window.scrollY > 0) return;
      room.current?.scrollIntoView({ block: 'end' });
      firstUnread.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [hasMessages]);
  return { room, firstUnread, unread: opened?.unread };
}
