import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation, SentConnection } from '@vela/contracts/schemas';
import { conversationAnswers } from '../testing/conversations.js';
import { aConnection, aRecruiter } from '../testing/market.js';
import { openSite } from '../testing/site.js';

const accepted = (conversation: Conversation): SentConnection => ({
  ...aConnection,
  status: 'accepted',
  answeredAt: '2026-11-12T08:00:00.000Z',
  conversation,
  extra: {
    givenName: 'Maja',
    familyName: 'Kron',
    email: 'maja@talent.vela.example',
    profilePictureUrl: null,
    linkedinProfile: null,
  },
});

test('what is typed while notes are being saved is saved after them, also by who leaves', async () => {
  let kept: Conversation = { stage: 'talking', notes: '', notesRevision: 0 };
  const answers: (() => void)[] = [];
  const { sentTo, unmount } = openSite({
    path: `/talentseeker/conversation/${aConnection.id}`,
    user: aRecruiter,
    answers: {
      listHires: () => [],
      ...conversationAnswers(() => accepted(kept)),
      listConnections: () => [accepted(kept)],
      updateConversation: ({ body: { notes = '' } }) =>
        new Promise((resolve) => {
          answers.push(() => {
            kept = { ...kept, notes, notesRevision: kept.notesRevision + 1 };
            resolve(accepted(kept));
          });
        }),
    },
  });
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'Calls');
  await userEvent.tab();
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.type(notes, ' on Tuesday');
  unmount();
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(sentTo('updateConversation')).toMatchObject([
    { body: { notes: 'Calls', notesRevision: 0 } },
    { body: { notes: 'Calls on Tuesday', notesRevision: 1 } },
  ]);
});
