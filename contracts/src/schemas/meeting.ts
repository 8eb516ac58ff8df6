import { array, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import {
  CHANGEABLE_MEETING_STATES,
  CONVERSATION_SIDES,
  LISTED_MAX,
  MEETING_MINUTES,
  MEETING_PLACE_MAX,
  MEETING_STATES,
  PROPOSED_TIMES_MAX,
} from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, id, requiredId, typedText } from './common.js';

const minutes = () => number().oneOf([...MEETING_MINUTES], said('Choose how long from the list.'));

/** Times that one side proposes, and what became of them. */
export const meetingSchema = exact({
  id: requiredId(),
  proposedBy: string()
    .oneOf([...CONVERSATION_SIDES])
    .required(),
  starts: array().max(LISTED_MAX).of(date().required()).required(),
  minutes: minutes().required(),
  place: string().defined(),
  state: string()
    .oneOf([...MEETING_STATES])
    .required(),
  /** The time that was chosen; null until then. */
  start: date().nullable().defined(),
});
export type Meeting = InferType<typeof meetingSchema>;
export const meetingsSchema = array().max(LISTED_MAX).of(meetingSchema).required();

/** How the caller saw a meeting that is moved or called off; a page of an earlier version does not say it. */
const seenState = () => string().oneOf([...CHANGEABLE_MEETING_STATES]);

/** Body of `POST /api/conversations/{id}/meetings`. */
export const meetingInputSchema = exact({
  starts: array()
    .of(date().required())
    .min(1, SAID.fieldRequired)
    .max(PROPOSED_TIMES_MAX, said('At most {max, plural, one {# time} other {# times}}'))
    .required(),
  minutes: minutes().required(SAID.fieldRequired),
  place: typedText().max(MEETING_PLACE_MAX, SAID.mostCharacters).defined(),
  /** The meeting that is moved; absent for a new one. */
  replaces: id(),
  was: seenState(),
});
export type MeetingInput = InferType<typeof meetingInputSchema>;

export const meetingChoiceSchema = exact({ start: date().required(SAID.fieldRequired) });
/** Body of `POST /api/conversations/{id}/meetings/{meeting}/cancel`. */
export const meetingCancelSchema = exact({ was: seenState() });
export type MeetingCancel = InferType<typeof meetingCancelSchema>;
export const meetingParamsSchema = exact({ id: requiredId(), meeting: requiredId() });
