import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ConversationMenu } from './conversation-menu.js';
import { aConversation, showServed } from './testing/served.js';

test.each([
  ['jobSeeker', /Nordlys AB can send you another request after 30 days, unless you block it\./],
  ['talentSeeker', /Your company can send another request, which costs what any request does\./],
] as const)('whoever ends a conversation as a %s reads what may come after it', async (view, text) => {
  showServed(<ConversationMenu details={{ ...aConversation, view }} />, () => Promise.resolve({}));
  fireEvent.click(screen.getByRole('button', { name: 'End the conversation' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
