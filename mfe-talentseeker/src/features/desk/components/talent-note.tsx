import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { TALENT_NOTE_MAX } from '@vela/contracts/constants';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useSession, useToasts } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { keepWords, readWords, wordsKey } from '../../../drafts/kept-words.js';
import { useMarkTalent } from '../api/desk.js';
import { DESK_TEXTS } from '../texts.js';

const Theirs = styled.blockquote`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface TalentNoteProps {
  readonly handle: string;
  /** What the server has, as far as it is known. */
  readonly note: string;
}

/**
 * The company's own words about a talent, before any request. What a colleague noted meanwhile is taken over while nothing
 * is typed here, is shown beside what is, and is never written over unasked. What is typed and not saved is kept on the device.
 */
export function TalentNote({ handle, note }: TalentNoteProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useMarkTalent();
  const key = wordsKey(useSession().user?.id ?? '', 'note', handle);
  const [begun] = useState(() => readWords(key));
  /** The note that whoever types here has read. */
  const [read, setRead] = useState(typeof begun?.read === 'string' ? begun.read : note);
  const [text, setText] = useState(begun?.text ?? note);
  useEffect(() => keepWords(key, text.trim() === read ? null : { text, read }), [key, text, read]);
  const written = text.trim();
  const takeTheirs = (): void => {
    setRead(note);
    setText(note);
  };
  // What is on its way is in nobody's note yet: what stands there by then is told by the answer.
  const isOther = note !== read && !isPending;
  if (isOther && written === note) setRead(note);
  else if (isOther && written === read) takeTheirs();
  const save = (): void =>
    mutate(
      { talent: handle, note: text, noteBefore: read },
      {
        onSuccess: (saved) => {
          setRead(saved.note);
          toasts.show({ message: DESK_TEXTS.noteSaved, variant: 'success' });
        },
      },
    );
  return (
    <Stack gap={8}>
      <Textarea label={DESK_TEXTS.note} value={text} onChange={setText} maxLength={TALENT_NOTE_MAX} rows={2} />
      {isOther && (
        <Banner
          tone="warning"
          title={DESK_TEXTS.otherNote}
          action={
            <Cluster gap={8}>
              <Button size="small" onClick={() => setRead(note)}>
                {DESK_TEXTS.keepMine}
              </Button>
              <Button size="small" variant="quiet" onClick={takeTheirs}>
                {DESK_TEXTS.takeTheirs}
              </Button>
            </Cluster>
          }
        >
          <Theirs>{note}</Theirs>
        </Banner>
      )}
      {!isOther && written !== note && (
        <Cluster>
          <Button size="small" variant="quiet" loading={isPending} onClick={save}>
            {DESK_TEXTS.saveNote}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
