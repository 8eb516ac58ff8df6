export { MEETING_AHEAD_DAYS, meetingTimeProblem } from './meeting-times.js';
export { mentionedIn } from './mentions.js';
import type { ConversationSide } from '@vela/contracts/constants';
import { MINUTE_MS } from '@vela/contracts/days';
import type { Moment } from '../days/index.js';

/** Minutes that a message waits unread before a mail tells of it, together with all that came meanwhile. */
export const MAIL_AFTER_MINUTES = 10;

/** Whose turn it is in a conversation, and since when. */
export interface Turn {
  readonly for: ConversationSide;
  readonly since: Date;
}

/** After the yes it is the company's turn: it asked, and the talent said that they would like to talk. */
export const firstTurn = (acceptedAt: Moment): Turn => ({ for: 'company', since: new Date(acceptedAt) });

export const otherSide = (side: ConversationSide): ConversationSide => (side === 'company' ? 'jobSeeker' : 'company');

/**
 * @param turn as it was
 * @param by who writes
 * @returns whose turn it is then: the other's, since the first message that they did not answer
 */
export const turnAfter = (turn: Turn | null, by: ConversationSide, now: Moment): Turn =>
  turn?.for === otherSide(by) ? turn : { for: otherSide(by), since: new Date(now) };

/** @returns when whoever has not read by then is told by mail of a message that is sent now */
export const mailDueAt = (sentAt: Moment): Date =>
  new Date(new Date(sentAt).getTime() + MAIL_AFTER_MINUTES * MINUTE_MS);
