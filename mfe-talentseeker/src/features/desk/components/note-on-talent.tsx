import { markFor, useDesk } from '../api/desk.js';
import { TalentNote } from './talent-note.js';

/** The company's note on a talent whose profile is open; nothing where there is none and they are not on the shortlist. */
export function NoteOnTalent({ handle }: { readonly handle: string }) {
  const mark = markFor(useDesk(), handle);
  return mark === undefined ? null : <TalentNote handle={handle} note={mark.note} />;
}
