import { type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { CONVERSATION_STAGES, NOTES_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { exact } from './common.js';

/** What a company keeps to itself about an accepted connection. */
export const conversationSchema = exact({
  stage: string()
    .oneOf([...CONVERSATION_STAGES])
    .required(),
  notes: string().defined(),
  /** Grows with every change of the notes. */
  notesRevision: number().integer().required(),
});
export type Conversation = InferType<typeof conversationSchema>;

/** Body of `POST /api/connections/{id}/conversation`: what is left out stays as it is. */
export const conversationInputSchema = exact({
  stage: string().oneOf([...CONVERSATION_STAGES], said('Choose a stage from the list.')),
  notes: string().max(NOTES_MAX, SAID.mostCharacters),
  /** The revision that the notes were written on; needed with them, so that nobody overwrites a colleague unseen. */
  notesRevision: number().integer().min(0),
}).test(
  'revision',
  said('Notes need the revision they were written on.'),
  ({ notes, notesRevision }) => notes === undefined || notesRevision !== undefined,
);
export type ConversationInput = InferType<typeof conversationInputSchema>;
