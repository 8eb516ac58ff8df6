import { until } from './until.js';

/**
 * Listens to live events as a browser does.
 * @param port of the instance that is asked
 * @param cookie whose session, or null for a visitor
 * @param lastId what was heard last, by somebody who comes back
 */
export function listen(port: number, cookie: string | null, lastId?: string) {
  const given = new AbortController();
  let heard = '';
  let status = 0;
  let isOver = false;
  const listening = (async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/live-events`, {
      signal: given.signal,
      headers: {
        accept: 'text/event-stream',
        ...(cookie === null ? {} : { cookie }),
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      },
    });
    status = response.status;
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk as Uint8Array).toString();
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const once = async (said: () => boolean): Promise<boolean> => {
    await until(said);
    return true;
  };
  return {
    until: (text: string) => once(() => heard.includes(text)),
    ended: () => once(() => isOver),
    heard: () => heard,
    status: () => status,
    stop: async () => {
      given.abort();
      await listening;
    },
  };
}
