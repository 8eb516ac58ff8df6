import { TOAST_LIMIT } from '@vela/contracts/constants';
import type { ToastMessage, ToastService } from '@vela/contracts/remote';

export interface QueuedToast extends ToastMessage {
  readonly id: number;
  /** It is on its way out and only still drawn. */
  readonly leaving: boolean;
}

/** The toasts in sight, newest last. `ToastRegion` draws it; anything that holds it may show a toast. */
export interface ToastQueue extends ToastService {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly QueuedToast[];
  /** Begins to take a toast away. */
  readonly dismiss: (id: number) => void;
  /** Forgets a toast that has left. */
  readonly remove: (id: number) => void;
}

/** A queue that holds at most `TOAST_LIMIT` toasts; a further one pushes the oldest out. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => set(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
  return {
    show: (toast) => {
      const id = nextId++;
      set([...toasts, { ...toast, id, leaving: false }].slice(-TOAST_LIMIT));
      toast.until?.addEventListener('abort', () => dismiss(id), { once: true });
    },
    dismiss,
    remove: (id) => set(toasts.filter((toast) => toast.id !== id)),
    snapshot: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
