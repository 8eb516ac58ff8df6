import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { getConversation } from '@vela/contracts/endpoints';
import type { Conversation, SentConnection } from '@vela/contracts/schemas';
import { useApi, useSession } from '@vela/design-system/services';
import { keepWords, type KeptWords, readWords, wordsKey } from '../../drafts/kept-words.js';
import { useUpdateConversation } from './api/update-conversation.js';

/** Typing has to pause this long before the notes are saved. */
const PAUSE_MS = 800;

export type NotesState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** A colleague saved other notes meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: string };

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

type Kept = Pick<Conversation, 'notes' | 'notesRevision'>;

/** @returns what was kept, and is not what is saved by now */
const unsavedIn = (words: KeptWords | null, { notes }: Kept): KeptWords | null =>
  words?.text === notes ? null : words;

/**
 * Notes that save themselves when typing pauses, on leaving the field and on leaving the page. What a colleague saved
 * meanwhile is never overwritten unasked, and what is typed here stays: on the device until it is saved.
 * @param conversation what the server has, as far as it is known
 */
export function useSavedNotes(id: string, conversation: Kept) {
  const api = useApi();
  const update = useUpdateConversation(id);
  const key = wordsKey(useSession().user?.id ?? '', 'notes', id);
  const [begun] = useState(() => unsavedIn(readWords(key), conversation));
  const [kept, setKept] = useState<Kept>(conversation);
  const [text, setText] = useState(begun?.text ?? conversation.notes);
  const [theirs, setTheirs] = useState<string | null>(
    begun === null || begun.read === conversation.notesRevision ? null : conversation.notes,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<Promise<SentConnection> | null>(null);
  const isDirty = text !== kept.notes;

  // A colleague's words are taken over where nothing is being written here.
  if (conversation.notesRevision > kept.notesRevision && !isDirty && theirs === null) {
    setKept(conversation);
    setText(conversation.notes);
  }

  // Whoever has not said which of the two stands has not read theirs.
  const read = theirs === null ? kept.notesRevision : null;
  useEffect(() => keepWords(key, isDirty ? { text, read } : null), [key, text, isDirty, read]);
  /** Also where nobody is here any more. @param saved what was sent, and has arrived */
  const forget = (saved: string): void => {
    if (readWords(key)?.text === saved) keepWords(key, null);
  };

  const meet = async (reason: string) => {
    // Past every answer that was asked for before.
    const { sent } = await api.call(getConversation, { params: { id } });
    const current = sent?.conversation;
    if (!current) return setFailure(reason);
    setKept(current);
    setTheirs(current.notes);
  };
  const save = useEffectEvent(() => {
    if (!isDirty || theirs !== null || update.isPending) return;
    const saving = update.mutateAsync({ notes: text, notesRevision: kept.notesRevision });
    sending.current = saving;
    saving.then(
      ({ conversation: saved }) => {
        forget(text);
        if (saved !== null) setKept(saved);
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (isConflict(error)) meet(reason).catch(() => setFailure(reason));
        else setFailure(reason);
      },
    );
  });
  const leave = useEffectEvent(() => {
    if (!update.isPending || sending.current === null || theirs !== null) return save();
    // What was typed since the save on its way began goes after it, with the revision that it makes.
    const revision = sending.current.then(
      ({ conversation: saved }) => (saved === null || saved.notes === text ? null : saved.notesRevision),
      (error: unknown) => (isConflict(error) ? null : kept.notesRevision),
    );
    void revision
      .then(async (notesRevision) => {
        if (notesRevision === null) return;
        await update.mutateAsync({ notes: text, notesRevision });
        forget(text);
      })
      // Nobody is here any more who could be told; it is there again when they come back.
      .catch(() => undefined);
  });

  useEffect(() => {
    if (!isDirty || failure !== null || theirs !== null || update.isPending) return undefined;
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, failure, theirs, update.isPending]);
  useEffect(() => {
    // A page that is closed or put away may never be shown again.
    const hide = () => (document.visibilityState === 'hidden' ? save() : undefined);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  const stateOf = (): NotesState => {
    if (theirs !== null) return { kind: 'conflict', theirs };
    if (failure !== null) return { kind: 'failed', reason: failure };
    if (update.isPending) return { kind: 'saving' };
    return { kind: isDirty ? 'unsaved' : 'saved' };
  };
  return {
    text,
    state: stateOf(),
    write: (next: string) => {
      setText(next);
      setFailure(null);
    },
    /** Saves at once, for leaving the field. */
    saveNow: () => save(),
    retry: () => setFailure(null),
    /** Ends a conflict: mine replaces theirs with the next save. */
    keepMine: () => setTheirs(null),
    takeTheirs: () => {
      setText(kept.notes);
      setTheirs(null);
    },
  };
}
