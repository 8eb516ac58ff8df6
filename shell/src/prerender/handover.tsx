import { useEffect } from 'react';
import { HANDOVER } from '@vela/contracts/remote';

/** Says that a served page is being taken over: presses wait until that is done. */
export const beginHandover = (): void => void dispatchEvent(new Event(HANDOVER.begins));
/**
 * Says that the page answers.
 * @param inPlaceOf tells of a page that was drawn anew what stands where an element of the served one stood
 */
export const endHandover = (inPlaceOf?: (element: Element) => Element | null): void =>
  void dispatchEvent(new CustomEvent(HANDOVER.done, { detail: inPlaceOf }));
/** Says that the page could not be taken over, and stands as it was served. */
export const breakHandover = (): void => void dispatchEvent(new Event(HANDOVER.broken));

/** Tells when the page answers. Stands behind all that it is made of, whose effects run before. */
export function HandoverDone({ onDone }: { readonly onDone: () => void }) {
  useEffect(() => onDone(), [onDone]);
  return null;
}
