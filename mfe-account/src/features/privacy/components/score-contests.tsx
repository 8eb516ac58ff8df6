import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { SCORE_CONTEST_TEXT_MAX, type ScoreContestInput } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Text } from '@vela/design-system/typography';
import { dayText } from '@vela/market/days';
import { draftKey, RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { useContestScore, useScoreContests } from '../api/score-contests.js';
import { MATTERS } from '../matters.js';
import { CONTESTS } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

const NOTHING: ScoreContestInput = { about: '', text: '' };
/** Shape only: what is too long is kept, too. */
const draftSchema = object({ about: string().defined(), text: string().defined() }).required();

/** Doubts about a score, which a person answers. @param userId whose they are */
export function ScoreContests({ userId }: { readonly userId: string }) {
  const asked = useScoreContests();
  const save = useContestScore();
  const form = useForm<ScoreContestInput>({ defaultValues: NOTHING });
  const { control, formState } = form;
  // Before the draft, so that it learns of what the draft brings back.
  const text = useWatch({ control, name: 'text' });
  const key = draftKey(STORAGE_KEYS.scoreContest, userId, 'new');
  const draft = useDraft(form, { key, schema: draftSchema, saved: NOTHING });
  return (
    <Section matter="contest-a-score" about={CONTESTS.about}>
      <Stack gap={16}>
        <Form
          form={form}
          onSubmit={async (doubt) => {
            await save.mutateAsync(doubt);
            draft.discard();
          }}
        >
          <RestoredNotice draft={draft} />
          <FormField control={control} name="about">
            {(field) => <TextField {...field} label={CONTESTS.which} optional maxLength={200} />}
          </FormField>
          <FormField control={control} name="text">
            {(field) => <Textarea {...field} label={CONTESTS.why} rows={4} maxLength={SCORE_CONTEST_TEXT_MAX} />}
          </FormField>
          <Button type="submit" variant="secondary" loading={formState.isSubmitting} disabled={text.trim() === ''}>
            {CONTESTS.send}
          </Button>
        </Form>
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
