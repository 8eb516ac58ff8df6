import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listMessages } from '@vela/contracts/endpoints';
import type { Message } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { useNews } from '../live/use-news.js';

interface Loaded {
  readonly messages: readonly Message[];
  /** There are earlier ones. */
  readonly hasEarlier: boolean;
}

/** How long the server may take to answer, and after how long it is asked again where it did not, milliseconds. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 3000;

const merged = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
};

/** The messages of a conversation: the latest at first, earlier ones when asked for, new ones as they come. */
export function useMessages(id: string) {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle');
  const catching = useRef(false);
  const missed = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);
  const ask = (query: { before?: number; after?: number }) =>
    api.call(listMessages, { params: { id }, query }, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const last = loaded?.messages.at(-1)?.number ?? 0;
  const add = (more: readonly Message[], hasEarlier?: boolean) =>
    setLoaded((known) => ({
      messages: merged(known?.messages ?? [], more),
      hasEarlier: hasEarlier ?? known?.hasEarlier ?? false,
    }));

  const catchUp = useEffectEvent(async () => {
    if (catching.current) {
      missed.current = true;
      return;
    }
    catching.current = true;
    clearTimeout(again.current);
    try {
      if (loaded === null) {
        const { messages, more } = await ask({});
        add(messages, more);
      } else {
        let from = last;
        for (let more = true; more;) {
          const page = await ask({ after: from });
          if (page.messages.length > 0) add(page.messages);
          from = page.messages.at(-1)?.number ?? from;
          more = page.more;
        }
      }
      setFailed(false);
    } catch {
      setFailed(true);
      // The news that led here does not come again.
      if (!left.current) again.current = setTimeout(() => void catchUp(), AGAIN_MS);
    } finally {
      catching.current = false;
    }
    if (!missed.current) return;
    missed.current = false;
    void catchUp();
  });
  useEffect(() => {
    left.current = false;
    void catchUp();
    return () => {
      left.current = true;
      clearTimeout(again.current);
    };
  }, []);
  useNews(({ kind, about }) => {
    if (kind === 'anything' || (kind === 'message' && about === id)) void catchUp();
  });

  const first = loaded?.messages[0]?.number;
  return {
    messages: loaded?.messages ?? [],
    state: loaded === null ? (failed ? ('failed' as const) : ('loading' as const)) : ('ready' as const),
    hasEarlier: loaded?.hasEarlier ?? false,
    earlier,
    retry: () => void catchUp(),
    add: (message: Message) => {
      // A gap would hide what came between: it is filled from the server.
      if (message.number === last + 1) add([message]);
      else void catchUp();
    },
    loadEarlier: () => {
      if (first === undefined) return;
      setEarlier('loading');
      ask({ before: first }).then(
        ({ messages, more }) => {
          add(messages, more);
          setEarlier('idle');
        },
        () => setEarlier('failed'),
      );
    },
  };
}
