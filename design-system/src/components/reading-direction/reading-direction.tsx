import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Tells the primitives below in which direction the document is read; they do not look it up, and would take the
 * arrow keys and the pointer the wrong way round.
 */
export function ReadingDirection({ children }: { readonly children: ReactNode }) {
  const direction = useSyncExternalStore(subscribe, read, () => 'ltr' as const);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
