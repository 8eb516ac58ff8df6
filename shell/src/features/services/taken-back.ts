import { type MutationCache, type MutationObserver, onlineManager } from '@tanstack/react-query';

/** Whether what sent something is still on the screen, and has neither begun anew nor been answered "no". */
const isWanted = (observer: Pick<MutationObserver, 'getCurrentResult' | 'hasListeners'>): boolean =>
  observer.hasListeners() && !observer.getCurrentResult().isIdle;

/**
 * Takes back what waits for a connection once the dialog or page that sent it is gone: whoever pressed "Not yet" would find
 * it done when the network is back.
 * @param onTakenBack hears that something was not sent
 * @returns ends it
 */
export const takeBackAbandoned = (cache: MutationCache, onTakenBack: () => void): (() => void) =>
  cache.subscribe((event) => {
    if (event.type !== 'observerRemoved') return;
    const { mutation, observer } = event;
    // Once it is known whether another try took its place, or the same component is there again.
    queueMicrotask(() => {
      // With a connection it waits for nothing but another that goes before it, and is as good as on its way.
      if (!mutation.state.isPaused || onlineManager.isOnline() || isWanted(observer)) return;
      cache.remove(mutation);
      onTakenBack();
    });
  });
