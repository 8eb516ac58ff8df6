import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listMessages } from '@vela/contracts/endpoints';
import type { Message, MessagePage } from '@vela/contracts/schemas';
import { endpointKey, useApi } from '@vela/design-system/services';
import { onServer } from '@vela/slice-parts/served';
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

const firstOf = (id: string) => ({ params: { id } });

/** @returns the messages that came with the page; null where none did, and on a server, which knows neither the reader's clocks nor how far they read */
function askedAhead(cache: QueryClient, id: string): Loaded | null {
  if (onServer) return null;
  const known = cache.getQueryData<MessagePage>(endpointKey(listMessages, firstOf(id)));
  return known === undefined ? null : { messages: known.messages, hasEarlier: known.more };
}

/** The messages of a conversation: the latest at first, earlier ones when asked for, new ones as they come. */
export function useMessages(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [loaded, setLoaded] = useState<Loaded | null>(() => askedAhead(cache, id));
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
    // It was for this opening; the next one asks anew.
    cache.removeQueries({ queryKey: endpointKey(listMessages, firstOf(id)) });
    return () => {
      left.current = true;
      clearTimeout(again.current);
    };
  }, [cache, id]);
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
