import { MINUTE_MS } from '@vela/contracts/days';
import { followLiveEvents } from '@vela/contracts/endpoints';
import type { LiveEvent } from '@vela/contracts/schemas';

type Listener = (event: LiveEvent) => void;

const NAME = 'vela.live-events';
const ANYTHING: LiveEvent = { kind: 'anything', about: null };
/** A line that was refused, as for somebody who signed out, is asked for again after this long, milliseconds. */
const AGAIN_MS = MINUTE_MS;

function readEvent(data: unknown): LiveEvent {
  if (typeof data !== 'string') return ANYTHING;
  try {
    const event = JSON.parse(data) as LiveEvent;
    return typeof event.kind === 'string' ? event : ANYTHING;
  } catch {
    return ANYTHING;
  }
}

/** Keeps a line open until `given` is given up. */
const keepLine = (told: Listener, given: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const opened = new EventSource(followLiveEvents.path);
      source = opened;
      // What came before the line was there was not heard.
      opened.onopen = () => told(ANYTHING);
      opened.onmessage = ({ data }) => told(readEvent(data));
      opened.onerror = () => {
        // The browser comes back by itself, but not to a refusal.
        if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    given.addEventListener('abort', () => {
      clearTimeout(again);
      source?.close();
      resolve();
    });
  });

/** One line for all tabs of a browser: whoever holds the lock keeps it, and passes on what it hears. */
function beginLine(told: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const given = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => told(readEvent(data));
  const tellAll = (event: LiveEvent) => {
    told(event);
    channel.postMessage(JSON.stringify(event));
  };
  const keep = () => keepLine(tellAll, given.signal);
  // Browsers know locks on safe addresses only; elsewhere every tab has a line of its own.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) void keep();
  else locks.request(NAME, { signal: given.signal }, keep).catch(() => undefined);
  return () => {
    given.abort();
    channel.close();
  };
}

const listeners = new Set<Listener>();
let end: (() => void) | null = null;

/**
 * Hears what changes in the conversations of who is signed in, for as long as somebody listens. Where browsers cannot,
 * nothing is heard, and pages ask now and then.
 * @returns stops listening
 */
export function listenForNews(listener: Listener): () => void {
  listeners.add(listener);
  if (typeof EventSource !== 'undefined' && typeof BroadcastChannel !== 'undefined')
    end ??= beginLine((event) => {
      for (const each of listeners) each(event);
    });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    end?.();
    end = null;
  };
}
