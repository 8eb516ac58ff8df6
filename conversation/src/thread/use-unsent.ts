import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newKey, wasRefusedForGood } from '@vela/contracts/client';
import { sendMessage } from '@vela/contracts/endpoints';
import type { Message } from '@vela/contracts/schemas';
import { written } from '@vela/contracts/texts';
import { useApi } from '@vela/design-system/services';
import { t } from '@vela/language';
import { type UnsentMessage, without } from './unsent.js';
import { useKept } from './use-kept.js';

/** How a message on its way stands. */
export interface Outgoing extends UnsentMessage {
  /** Why it did not arrive; null while it may yet. */
  readonly reason: string | null;
  /** One before it did not arrive yet: it goes after that one. */
  readonly waits: boolean;
}

interface Failure {
  readonly reason: string;
  readonly final: boolean;
}

/**
 * What is typed and what is on its way, as the device keeps it. A message has its name from the beginning, so that one
 * whose answer was lost is sent again without being doubled.
 * @param sent told of each that arrived
 */
export function useUnsent(id: string, sent: (message: Message) => void) {
  const api = useApi();
  const { unsent, latest, change, leaveGone } = useKept(id);
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  /** Those that trying again by itself cannot better. */
  const refused = useRef(new Set<string>());
  const running = useRef(false);
  const left = useRef(false);
  const tell = useEffectEvent(sent);

  /** @returns whether what stands after it may go */
  const trySending = async ({ clientId, text }: UnsentMessage): Promise<boolean> => {
    setFailures(({ [clientId]: _tried, ...others }) => others);
    try {
      const message = await api.call(sendMessage, { params: { id }, body: { clientId, text } });
      // Whoever comes back sends it again, which changes nothing.
      if (left.current) return false;
      tell(message);
      change(without(clientId));
      return true;
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : t('It did not arrive.');
      const final = wasRefusedForGood(error);
      if (final) refused.current.add(clientId);
      setFailures((known) => ({ ...known, [clientId]: { reason, final } }));
      return final;
    }
  };

  /** One at a time and in order, so that what was written first stands first: nothing passes what may yet arrive. */
  const sendAll = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    const next = () => {
      leaveGone();
      return latest.current.messages.find(({ clientId }) => !refused.current.has(clientId));
    };
    let message = next();
    while (message !== undefined && (await trySending(message))) message = next();
    running.current = false;
  });
  useEffect(() => {
    left.current = false;
    void sendAll();
    const again = () => void sendAll();
    window.addEventListener('online', again);
    return () => {
      left.current = true;
      window.removeEventListener('online', again);
    };
  }, []);
  const count = unsent.messages.length;
  useEffect(() => {
    if (count > 0) void sendAll();
  }, [count]);

  const failed = unsent.messages.findIndex(({ clientId }) => failures[clientId]?.final === false);
  return {
    draft: unsent.draft,
    messages: unsent.messages,
    outgoing: unsent.messages.map((message, index): Outgoing => ({
      ...message,
      reason: failures[message.clientId]?.reason ?? null,
      waits: failed !== -1 && index > failed,
    })),
    type: (draft: string) => change({ draft }),
    send: () => {
      const text = written(latest.current.draft);
      if (text === '') return;
      const message = { clientId: newKey(), text };
      change({ draft: '', messages: (known) => [...known, message] });
    },
    retry: () => {
      refused.current.clear();
      void sendAll();
    },
    discard: change,
    /** Takes a message that failed back into what is being typed. */
    takeBack: (message: UnsentMessage) =>
      change({
        draft: [message.text, latest.current.draft].filter((part) => part !== '').join('\n'),
        ...without(message.clientId),
      }),
  };
}
