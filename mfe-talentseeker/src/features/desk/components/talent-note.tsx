import { useState } from 'react';
import { TALENT_NOTE_MAX } from '@vela/contracts/constants';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { useMarkTalent } from '../api/desk.js';
import { DESK_TEXTS } from '../texts.js';

interface TalentNoteProps {
  readonly handle: string;
  readonly note: string;
}

/** The company's own words about a talent, before any request. */
export function TalentNote({ handle, note }: TalentNoteProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useMarkTalent();
  const [text, setText] = useState(note);
  const save = (): void =>
    mutate(
      { talent: handle, note: text },
      { onSuccess: () => toasts.show({ message: DESK_TEXTS.noteSaved, variant: 'success' }) },
    );
  return (
    <Stack gap={8}>
      <Textarea label={DESK_TEXTS.note} value={text} onChange={setText} maxLength={TALENT_NOTE_MAX} rows={2} />
      {text.trim() !== note && (
        <Cluster>
          <Button size="small" variant="quiet" loading={isPending} onClick={save}>
            {DESK_TEXTS.saveNote}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
