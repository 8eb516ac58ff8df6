import { useState } from 'react';
import { SCORE_CONTEST_TEXT_MAX } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Text } from '@vela/design-system/typography';
import { dayText } from '@vela/market/days';
import { useContestScore, useScoreContests } from '../api/score-contests.js';
import { MATTERS } from '../matters.js';
import { CONTESTS } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

/** Doubts about a score, which a person answers. */
export function ScoreContests() {
  const asked = useScoreContests();
  const save = useContestScore();
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  const send = () =>
    save.mutate(
      { about, text },
      {
        onSuccess: () => {
          setAbout('');
          setText('');
        },
      },
    );
  return (
    <Section matter="contest-a-score" about={CONTESTS.about}>
      <Stack gap={16}>
        <TextField label={CONTESTS.which} optional value={about} onChange={setAbout} maxLength={200} />
        <Textarea
          label={CONTESTS.why}
          value={text}
          onChange={setText}
          rows={4}
          maxLength={SCORE_CONTEST_TEXT_MAX}
          {...(save.isError ? { error: save.error.message } : {})}
        />
        <div>
          <Button variant="secondary" loading={save.isPending} disabled={text.trim() === ''} onClick={send}>
            {CONTESTS.send}
          </Button>
        </div>
        <Answer asked={asked} what={MATTERS['contest-a-score']}>
          {(contests) => (
            <Entries>
              {contests.map(({ id, about: which, text: doubt, createdAt, answer }) => (
                <Entry key={id}>
                  <Stack gap={4}>
                    <Text>{which === '' ? doubt : `${which}: ${doubt}`}</Text>
                    <Text tone="muted" size="small">
                      {dayText(createdAt)}
                    </Text>
                    <Text>{answer === null ? CONTESTS.waiting : `${CONTESTS.answered}: ${answer}`}</Text>
                  </Stack>
                </Entry>
              ))}
            </Entries>
          )}
        </Answer>
      </Stack>
    </Section>
  );
}
