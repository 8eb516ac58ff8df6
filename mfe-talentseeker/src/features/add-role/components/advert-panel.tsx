import { useEffect, useRef, useState } from 'react';
import { READ_TEXT_MAX } from '@vela/contracts/constants';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Dialog } from '@vela/design-system/dialog';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Textarea } from '@vela/design-system/textarea';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { isBegun, type RoleDraft } from '../draft/role-draft.js';
import { useDraftStorage } from '../draft/use-role-draft.js';
import { type ReadDraft, readDraft } from '../reading/read-draft.js';
import { useReadAgainst } from '../reading/use-read-against.js';
import { ADVERT_TEXTS, advertTooLongText, foundText, missingText } from '../texts.js';

export interface AdvertPanelProps {
  /** Called when the draft was filled in, or was put back. */
  readonly onDraft: () => void;
  readonly onClose: () => void;
}

/** What was filled in, and the draft as it was before. */
interface Filling {
  readonly read: ReadDraft;
  readonly before: RoleDraft;
}

/** What stands in the way of reading a text, if anything does. */
function problemOf(text: string): string | null {
  if (text.trim() === '') return ADVERT_TEXTS.empty;
  return text.length > READ_TEXT_MAX ? advertTooLongText(READ_TEXT_MAX) : null;
}

/** Takes an advert or a title, fills the draft in from it, and says what it found. The text lives as long as the panel. */
export function AdvertPanel({ onDraft, onClose }: AdvertPanelProps) {
  const storage = useDraftStorage();
  const against = useReadAgainst();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [reading, setReading] = useState(false);
  const [waiting, setWaiting] = useState<ReadDraft | null>(null);
  const [filling, setFilling] = useState<Filling | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => (filling === null ? area : result).current?.focus(), [filling]);

  const fill = (read: ReadDraft) => {
    const before = storage.read();
    storage.update(read.part);
    setWaiting(null);
    setFilling({ read, before });
    onDraft();
  };
  const read = async () => {
    const wrong = problemOf(text);
    setProblem(wrong ?? undefined);
    if (wrong !== null) {
      area.current?.focus();
      return;
    }
    setReading(true);
    try {
      const found = await readDraft(text, storage.read(), against);
      if (found.found.length === 0) setProblem(ADVERT_TEXTS.nothing);
      else if (isBegun(storage.read())) setWaiting(found);
      else fill(found);
    } catch {
      setProblem(ADVERT_TEXTS.failed);
    }
    setReading(false);
  };
  const undo = () => {
    if (filling !== null) storage.update(filling.before);
    setFilling(null);
    onDraft();
  };

  if (filling !== null) {
    const { found, missing, part } = filling.read;
    return (
      <Card tone="soft" as="section" aria-label={ADVERT_TEXTS.title}>
        <Stack gap={12}>
          <div ref={result} tabIndex={-1}>
            <Heading level={2} size="title">
              {foundText(found.length)}
            </Heading>
            <Text>
              {[missingText(missing), part.details.category === null ? ADVERT_TEXTS.readAgain : '', ADVERT_TEXTS.check]
                .filter((sentence) => sentence !== '')
                .join(' ')}
            </Text>
          </div>
          <Cluster gap={12}>
            <Button variant="quiet" size="small" onClick={undo}>
              {ADVERT_TEXTS.undo}
            </Button>
            <Button variant="bare" size="small" onClick={() => setFilling(null)}>
              {part.details.category === null ? t('Read it again') : ADVERT_TEXTS.again}
            </Button>
          </Cluster>
        </Stack>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={ADVERT_TEXTS.title}>
      <Stack gap={16}>
        <Heading level={2} size="title">
          {ADVERT_TEXTS.title}
        </Heading>
        <Textarea
          ref={area}
          confidential
          label={ADVERT_TEXTS.label}
          hint={ADVERT_TEXTS.hint}
          rows={5}
          maxLength={READ_TEXT_MAX}
          error={problem}
          value={text}
          onChange={(next) => {
            setProblem(undefined);
            setText(next);
          }}
        />
        <Cluster gap={12}>
          <Button size="small" loading={reading} onClick={() => void read()}>
            {ADVERT_TEXTS.fill}
          </Button>
          <Button variant="bare" size="small" onClick={onClose}>
            {ADVERT_TEXTS.close}
          </Button>
        </Cluster>
      </Stack>
      <Dialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title={t('Replace what is filled in?')}
        description={t(
          'Role details and experience become what the text says, in every tab. Your description stays. You can undo it.',
        )}
        actions={
          <>
            <Button variant="quiet" onClick={() => waiting !== null && fill(waiting)}>
              {t('Replace it')}
            </Button>
            <Button onClick={() => setWaiting(null)}>{t('Keep it')}</Button>
          </>
        }
      />
    </Card>
  );
}
