import type { ConversationDetails, SentConnection } from '@vela/contracts/schemas';
import type { Answers } from './site.js';

export const detailsOf = (sent: SentConnection): ConversationDetails => ({
  id: sent.id,
  view: 'talentSeeker',
  me: 'r'.repeat(24),
  people: [
    {
      key: 'talent',
      side: 'jobSeeker',
      name: 'Maja Kron',
      title: 'Data engineer',
      email: 'maja@talent.vela.example',
      pictureUrl: null,
      linkedinProfile: null,
      present: true,
    },
    {
      key: 'n'.repeat(24),
      side: 'company',
      name: 'Nora Berg',
      title: '',
      email: 'nora@nordlys.example',
      pictureUrl: null,
      linkedinProfile: null,
      present: true,
    },
  ],
  roleName: sent.openRole.name,
  companyId: 'c'.repeat(24),
  companyName: 'Nordlys AB',
  sent,
  received: null,
  readUpTo: 0,
  lastNumber: 0,
  reads: [],
  waiting: null,
  ended: null,
  timeZone: null,
  reported: false,
});

/**
 * What a server answers of a conversation in which nobody has written yet.
 * @param sent asked at each call, as it may change
 */
export const conversationAnswers = (sent: () => SentConnection): Answers => ({
  getConversation: () => detailsOf(sent()),
  listMessages: () => ({ messages: [], more: false }),
  listMeetings: () => [],
  markConversationRead: () => ({ ok: true }),
});
