import { array, boolean, type InferType, string } from 'yup';
import { LISTED_MAX, MARK_UNDO_MAX, TALENT_NOTE_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, id, talentHandle, typedText } from './common.js';
import { anonymousProfileSchema } from './job-seeker.js';
import { liveConnection } from './match.js';

/** What a company keeps to itself about one talent. */
const talentMarkFields = {
  talent: talentHandle(),
  shortlisted: boolean().required(),
  note: string().defined(),
};
export const talentMarkSchema = exact(talentMarkFields);
export type TalentMark = InferType<typeof talentMarkSchema>;

const undo = () => string().max(MARK_UNDO_MAX);

/** A mark as it is now. Where that took a talent off the shortlist, also what puts them back as they were: by whom, since when. */
export const changedTalentMarkSchema = exact({ ...talentMarkFields, undo: undo() });
export type ChangedTalentMark = InferType<typeof changedTalentMarkSchema>;

export const deskSchema = exact({
  /** On the shortlist. */
  marks: array().max(LISTED_MAX).of(talentMarkSchema).required(),
  /** Off it, with a note; not told by a server of before, where they stand among the others. */
  noted: array().max(LISTED_MAX).of(talentMarkSchema),
  /** Talents whose profile somebody of the company opened. */
  seen: array().max(LISTED_MAX).of(talentHandle()).required(),
});
export type Desk = InferType<typeof deskSchema>;

const note = () => typedText().max(TALENT_NOTE_MAX, SAID.mostCharacters);

/** What is left out stays as it is. */
export const talentMarkInputSchema = exact({
  shortlisted: boolean(),
  /** Of the answer to a removal, with which somebody is put on the shortlist as if they had not been taken off. */
  undo: undo(),
  note: note(),
  /** The note that its writer read: where it says something else by then, nothing is written. */
  noteBefore: note(),
});
export type TalentMarkInput = InferType<typeof talentMarkInputSchema>;

export const shortlistSchema = array()
  .max(LISTED_MAX)
  .of(
    exact({
      jobSeekerProfile: anonymousProfileSchema.required(),
      note: string().defined(),
      /** First name of the colleague who put the talent here; empty where they left. */
      by: string().defined(),
      at: date().required(),
      connection: liveConnection(),
    }),
  )
  .required();
export type Shortlist = InferType<typeof shortlistSchema>;

/** Whoever joined since then is new to the caller; null at the first visit. */
export const roleVisitSchema = exact({ since: date().nullable().defined() });
export type RoleVisit = InferType<typeof roleVisitSchema>;

export const roleVisitParamsSchema = exact({ id: id().required() });
