import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@vela/design-system/services';
import { keptHere } from '@vela/slice-parts/served';
import { changedBy, draftAfter, isOwnOf, keepChange, readUnsent, type Unsent, type UnsentChange } from './unsent.js';

/**
 * What is typed in a conversation and what is on its way, kept on the device through reloads. Two tabs of it show one text
 * while it is typed in one after the other; what was typed in both at once stands apart, and is kept of the last. A message
 * that another tab sent or took back is gone here, too.
 */
export function useKept(id: string) {
  const userId = useSession().user?.id ?? '';
  const [unsent, setUnsent] = useState<Unsent>(() => readUnsent(keptHere(), userId, id));
  /** The same, for what goes on after something else: it reads what came meanwhile. */
  const latest = useRef(unsent);
  /** Those that the device has kept: only of them it tells that they are gone. A storage that refuses loses none. */
  const held = useRef(new Set(unsent.messages.map(({ clientId }) => clientId)));

  const show = (next: Unsent) => {
    latest.current = next;
    setUnsent(next);
  };
  const change = (by: UnsentChange) => {
    keepChange(window.localStorage, userId, id, by, latest.current.draft);
    for (const { clientId } of readUnsent(window.localStorage, userId, id).messages) held.current.add(clientId);
    show(changedBy(latest.current, by));
  };
  /** Leaves out what another tab has sent or taken back, heard of or not. */
  const leaveGone = () => {
    const standing = new Set(readUnsent(window.localStorage, userId, id).messages.map(({ clientId }) => clientId));
    const messages = latest.current.messages.filter(
      ({ clientId }) => standing.has(clientId) || !held.current.has(clientId),
    );
    if (messages.length < latest.current.messages.length) show({ ...latest.current, messages });
  };
  const hear = useEffectEvent((event: StorageEvent) => {
    const own = { storage: window.localStorage, userId, id };
    if (!isOwnOf(event, own)) return;
    leaveGone();
    const draft = draftAfter(event, latest.current.draft);
    if (draft !== null) show({ ...latest.current, draft });
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return { unsent, latest, change, leaveGone };
}
