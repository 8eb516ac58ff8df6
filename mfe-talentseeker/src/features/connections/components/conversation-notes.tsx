import styled from 'styled-components';
import { NOTES_MAX } from '@vela/contracts/constants';
import type { Conversation } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Menu, MenuItem } from '@vela/design-system/menu';
import { Textarea } from '@vela/design-system/textarea';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { type NotesState, useSavedNotes } from '../use-saved-notes.js';

const Theirs = styled.blockquote`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const WORDS: Readonly<Record<'saved' | 'unsaved' | 'saving', string>> = texts({
  saved: 'Saved. Only your company sees this.',
  unsaved: 'Saved when you pause.',
  saving: 'Saving',
});

const stateText = (state: NotesState): string =>
  state.kind === 'failed' || state.kind === 'conflict' ? '' : WORDS[state.kind];

export interface ConversationNotesProps {
  readonly connectionId: string;
  readonly conversation: Conversation;
  /** Names of those who can be asked to look at the notes. */
  readonly colleagues: readonly string[];
}

/** @returns the notes with somebody mentioned at their end */
const withMention = (notes: string, name: string): string => `${notes}${/(^|\s)$/.test(notes) ? '' : ' '}@${name} `;

/** The company's own notes about a talent; they save themselves, and tell colleagues whom they mention. */
export function ConversationNotes({ connectionId, conversation, colleagues }: ConversationNotesProps) {
  const notes = useSavedNotes(connectionId, conversation);
  const { state } = notes;
  return (
    <Stack gap={12}>
      <Textarea
        label={t('Notes')}
        rows={6}
        maxLength={NOTES_MAX}
        placeholder={t('What you talked about, what comes next')}
        value={notes.text}
        onChange={notes.write}
        onBlur={notes.saveNow}
      />
      <Cluster justify="between" gap={8}>
        <Text size="small" tone="muted" role="status">
          {stateText(state)}
        </Text>
        {colleagues.length > 0 && (
          <Menu label={t('Mention a colleague, who is told of it')} trigger={t('@ Mention')} align="end">
            {colleagues.map((name) => (
              <MenuItem key={name} onSelect={() => notes.write(withMention(notes.text, name).slice(0, NOTES_MAX))}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        )}
      </Cluster>
      {state.kind === 'failed' && (
        <Banner
          tone="danger"
          title={t('Your notes are not saved')}
          action={
            <Button size="small" variant="quiet" onClick={notes.retry}>
              {t('Try again')}
            </Button>
          }
        >
          {state.reason} {t('They are kept in this browser until they are saved.')}
        </Banner>
      )}
      {state.kind === 'conflict' && (
        <Banner
          tone="warning"
          title={t('A colleague has changed these notes meanwhile')}
          action={
            <Cluster gap={8}>
              <Button size="small" onClick={notes.keepMine}>
                {t('Save mine instead')}
              </Button>
              <Button size="small" variant="quiet" onClick={notes.takeTheirs}>
                {t('Take theirs')}
              </Button>
            </Cluster>
          }
        >
          <Theirs>{state.theirs}</Theirs>
        </Banner>
      )}
    </Stack>
  );
}
