import { type ChangeEvent, useRef, useState } from 'react';
import { READ_TEXT_MAX } from '@vela/contracts/constants';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Textarea } from '@vela/design-system/textarea';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { textOfFile, UnreadableFile } from './file-text.js';
import { CV_TEXTS, FILE_TEXTS } from './texts.js';

const KINDS = '.pdf,.txt,application/pdf,text/plain';

export interface CvGivingProps {
  /** Reads the text; what it throws is told. */
  readonly read: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Gives a CV, as a file or pasted; both stay in this browser. */
export function CvGiving({ read, onClose }: CvGivingProps) {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<'file' | 'text' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const readFrom = async (from: 'file' | 'text', textOf: () => Promise<string>) => {
    setProblem(null);
    setReading(from);
    try {
      await read(await textOf());
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : CV_TEXTS.failed);
      setReading(null);
    }
  };
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was mended.
    target.value = '';
    if (file !== undefined) void readFrom('file', () => textOfFile(file));
  };
  const takeText = () => {
    const wrong = text.trim() === '' ? CV_TEXTS.empty : text.length > READ_TEXT_MAX ? FILE_TEXTS.long() : null;
    if (wrong === null) void readFrom('text', () => Promise.resolve(text));
    else {
      setProblem(wrong);
      area.current?.focus();
    }
  };

  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {CV_TEXTS.title}
        </Heading>
        <Text tone="muted">{CV_TEXTS.promise}</Text>
      </Stack>
      <div>
        <Button
          size="small"
          variant="secondary"
          loading={reading === 'file'}
          disabled={reading === 'text'}
          onClick={() => input.current?.click()}
        >
          {CV_TEXTS.file}
        </Button>
        <input ref={input} type="file" hidden accept={KINDS} aria-label={t('CV')} onChange={takeFile} />
      </div>
      <Textarea
        ref={area}
        confidential
        label={CV_TEXTS.label}
        hint={CV_TEXTS.hint}
        rows={5}
        maxLength={READ_TEXT_MAX}
        value={text}
        onChange={(next) => {
          setProblem(null);
          setText(next);
        }}
      />
      <div role="alert">{problem !== null && <Text tone="danger">{problem}</Text>}</div>
      <Cluster gap={12}>
        <Button size="small" loading={reading === 'text'} disabled={reading === 'file'} onClick={takeText}>
          {CV_TEXTS.read}
        </Button>
        <Button variant="bare" size="small" onClick={onClose}>
          {CV_TEXTS.close}
        </Button>
      </Cluster>
    </Stack>
  );
}
