import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, newKey } from '@vela/contracts/client';
import { sendMessage } from '@vela/contracts/endpoints';
import type { Message } from '@vela/contracts/schemas';
import { written } from '@vela/contracts/texts';
import { useApi, useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { readUnsent, type Unsent, type UnsentMessage, writeUnsent } from './unsent.js';

/** How a message on its way stands; `reason` once it failed. */
export interface Outgoing extends UnsentMessage {
  readonly reason: string | null;
}

/** A refusal that trying again cannot better; the others may be over with the line. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/**
 * What is typed and what is on its way, kept on the device through reloads. A message has its name from the beginning, so
 * that one whose answer was lost is sent again without being doubled.
 * @param sent told of each that arrived
 */
export function useUnsent(id: string, sent: (message: Message) => void) {
  const api = useApi();
  const userId = useSession().user?.id ?? '';
  const [unsent, setUnsent] = useState<Unsent>(() => readUnsent(window.localStorage, userId, id));
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const underWay = useRef(new Set<string>());

  const change = (next: (known: Unsent) => Unsent) =>
    setUnsent((known) => {
      const changed = next(known);
      writeUnsent(window.localStorage, userId, id, changed);
      return changed;
    });
  const drop = (clientId: string) =>
    change((known) => ({ ...known, messages: known.messages.filter((one) => one.clientId !== clientId) }));

  const trySending = useEffectEvent(async ({ clientId, text }: UnsentMessage) => {
    if (underWay.current.has(clientId)) return;
    underWay.current.add(clientId);
    setReasons(({ [clientId]: _tried, ...others }) => others);
    try {
      const message = await api.call(sendMessage, { params: { id }, body: { clientId, text } });
      sent(message);
      drop(clientId);
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : t('It did not arrive.');
      setReasons((known) => ({ ...known, [clientId]: reason }));
      if (isFinal(error)) return;
    } finally {
      underWay.current.delete(clientId);
    }
  });

  /** In order, so that what was written first stands first. */
  const sendAll = useEffectEvent(async () => {
    for (const message of unsent.messages) await trySending(message);
  });
  useEffect(() => {
    void sendAll();
    const again = () => void sendAll();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const count = unsent.messages.length;
  useEffect(() => {
    if (count > 0) void sendAll();
  }, [count]);

  return {
    draft: unsent.draft,
    outgoing: unsent.messages.map((message): Outgoing => ({ ...message, reason: reasons[message.clientId] ?? null })),
    type: (draft: string) => change((known) => ({ ...known, draft })),
    send: () =>
      change((known) => {
        const text = written(known.draft);
        return text === '' ? known : { draft: '', messages: [...known.messages, { clientId: newKey(), text }] };
      }),
    retry: () => void sendAll(),
    /** Takes a message that failed back into what is being typed. */
    takeBack: (message: UnsentMessage) =>
      change((known) => ({
        draft: [message.text, known.draft].filter((part) => part !== '').join('\n'),
        messages: known.messages.filter((one) => one.clientId !== message.clientId),
      })),
  };
}
