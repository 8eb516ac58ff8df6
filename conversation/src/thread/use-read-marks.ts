import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getConversation, listConversations, markConversationRead } from '@vela/contracts/endpoints';
import { useApi, useOutdate } from '@vela/design-system/services';
import { ownTimeZone } from '@vela/market/days';

const isVisible = (): boolean => document.visibilityState === 'visible';

function onVisibility(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** @returns whether the page is looked at */
const useVisible = (): boolean => useSyncExternalStore(onVisibility, isVisible, () => false);

/** Says that the messages have been read once they are on a screen that is looked at. @param last number of the last one */
export function useReadMarks(id: string, last: number): void {
  const api = useApi();
  const outdate = useOutdate();
  const told = useRef(-1);
  const visible = useVisible();
  useEffect(() => {
    if (!visible || last <= told.current) return;
    told.current = last;
    api
      .call(markConversationRead, { params: { id }, body: { number: last, timeZone: ownTimeZone() } })
      .then(() => outdate(listConversations, getConversation))
      // The next message says it with it.
      .catch(() => (told.current = -1));
  }, [api, id, last, outdate, visible]);
}

/**
 * Says that times which the other side proposed have been seen, once they are on a screen that is looked at.
 * @param latest names the latest of them; undefined where there are none
 * @param readUpTo number of the last message that was read, which stays
 */
export function useSeenTimes(id: string, latest: string | undefined, readUpTo: number): void {
  const api = useApi();
  const outdate = useOutdate();
  const told = useRef<string>(undefined);
  const visible = useVisible();
  useEffect(() => {
    if (!visible || latest === undefined || latest === told.current) return;
    told.current = latest;
    api
      .call(markConversationRead, { params: { id }, body: { number: readUpTo, timeZone: ownTimeZone() } })
      .then(() => outdate(listConversations))
      .catch(() => (told.current = undefined));
  }, [api, id, latest, outdate, readUpTo, visible]);
}
