import { useEffect } from 'react';
import { HANDOVER } from '@vela/contracts/remote';

/** Says that a served page is being taken over: presses wait until that is done. */
export const beginHandover = (): void => void dispatchEvent(new Event(HANDOVER.begins));

/** Says that the page answers. Stands behind all that it is made of, whose effects run before. */
export function HandoverDone() {
  useEffect(() => void dispatchEvent(new Event(HANDOVER.done)), []);
  return null;
}
