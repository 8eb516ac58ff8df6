import type { Types } from 'mongoose';
import { TALENT_MARKS_MAX } from '@vela/contracts/constants';
import type { ChangedTalentMark, Desk, TalentMark, TalentMarkInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey } from '../../platform/errors/index.js';
import type { CompanyHandles } from '../../platform/handles/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { TalentMarkDocument } from '../../records/talent-mark.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { isStillThere, noSuchTalent, profilesInSight, sightOf, talentInSight } from '../sight/index.js';
import { type Keeping, openRemoval, sealRemoval } from './removals.js';

export interface DeskNeeds
  extends
    Collections<
      'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'profileViews' | 'talentMarks' | 'users'
    >,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
}

/** Most opened profiles that are told of, the latest first. */
const SEEN_MAX = 2000;

const markOf = (mark: TalentMarkDocument, handles: CompanyHandles): TalentMark => ({
  talent: handles.handleOf(mark.jobSeekerProfileId),
  shortlisted: mark.shortlistedAt !== null,
  note: mark.note,
});

async function seenBy({ models }: DeskNeeds, companyId: Types.ObjectId): Promise<readonly Types.ObjectId[]> {
  const looks = await models.profileViews
    .find({ companyId }, { jobSeekerProfileId: 1 })
    .sort({ at: -1 })
    .limit(SEEN_MAX)
    .lean<{ jobSeekerProfileId: Types.ObjectId }[]>();
  return looks.map(({ jobSeekerProfileId }) => jobSeekerProfileId);
}

/** @returns what the company marked of talents whom it may see now, and whose profiles it opened */
export async function readDesk(app: DeskNeeds, caller: CompanyCaller): Promise<Desk> {
  const { companyId } = caller;
  const [sight, marks, seen] = await Promise.all([
    sightOf(app, caller),
    app.models.talentMarks.find({ companyId }).sort({ updatedAt: -1 }).lean<TalentMarkDocument[]>(),
    seenBy(app, companyId),
  ]);
  const visible = await profilesInSight(app, sight, [...marks.map((mark) => mark.jobSeekerProfileId), ...seen]);
  const isVisible = (id: Types.ObjectId): boolean => visible.has(id.toHexString());
  const told = marks.filter((mark) => isVisible(mark.jobSeekerProfileId)).map((mark) => markOf(mark, sight.handles));
  return {
    marks: told.filter(({ shortlisted }) => shortlisted),
    noted: told.filter(({ shortlisted }) => !shortlisted),
    seen: [...new Set(seen.filter(isVisible).map((id) => sight.handles.handleOf(id)))],
  };
}

/** Where a mark counts: on the shortlist, or as a note on somebody who is not there. */
const PLACES = { shortlist: { shortlistedAt: { $ne: null } }, noted: { shortlistedAt: null } } as const;

const placeOf = (mark: Partial<TalentMarkDocument> | null): keyof typeof PLACES | null => {
  if ((mark?.shortlistedAt ?? null) !== null) return 'shortlist';
  return (mark?.note ?? '') === '' ? null : 'noted';
};

/**
 * A note stays where its talent is taken off the shortlist, however many there are; what is put anywhere else needs room.
 * @throws AppError 409 where as many are there as may be
 */
async function checkRoom(
  { models }: DeskNeeds,
  companyId: Types.ObjectId,
  before: TalentMarkDocument | null,
  changes: Partial<TalentMarkDocument>,
): Promise<void> {
  const now = placeOf({ ...before, ...changes });
  if (now === null || now === placeOf(before) || (now === 'noted' && before !== null)) return;
  if ((await models.talentMarks.countDocuments({ companyId, ...PLACES[now] })) < TALENT_MARKS_MAX) return;
  const most = { most: TALENT_MARKS_MAX };
  throw new AppError(
    409,
    now === 'shortlist'
      ? t(
          'Your company keeps {most, plural, one {# talent} other {# talents}} in sight. Take one off the shortlist first.',
          most,
        )
      : t(
          'Your company has notes on {most, plural, one {# talent} other {# talents}} who are not on the shortlist. Delete one of those notes first.',
          most,
        ),
  );
}

const noteChanged = (): AppError =>
  new AppError(409, t('A colleague has changed this note meanwhile. Read it, then save yours again.'));

/** Writes a mark, or makes one. @param known the note may be one of these alone; null where it may be any */
async function writeMark(
  { models }: Collections<'talentMarks'>,
  place: Pick<TalentMarkDocument, 'companyId' | 'jobSeekerProfileId'>,
  changes: Partial<TalentMarkDocument>,
  known: readonly string[] | null,
): Promise<TalentMarkDocument> {
  // Where there is a mark with another note, none is made: a talent has one.
  const upsert = known === null || known.includes('');
  const mark = await models.talentMarks
    .findOneAndUpdate(
      { ...place, ...(known === null ? {} : { note: { $in: known } }) },
      { $set: changes },
      { upsert, returnDocument: 'after', setDefaultsOnInsert: true },
    )
    .lean<TalentMarkDocument | null>()
    .catch((error: unknown) => {
      throw known !== null && isDuplicateKey(error) ? noteChanged() : error;
    });
  if (mark === null) throw noteChanged();
  return mark;
}

/** What puts a talent on the shortlist or takes them off. Who is there stays whoever put them there, whoever presses after. */
function shortlistChanges(
  shortlisted: boolean | undefined,
  before: TalentMarkDocument | null,
  keeping: Keeping,
): Partial<TalentMarkDocument> {
  if (shortlisted === undefined) return {};
  if (!shortlisted) return { shortlistedAt: null, shortlistedBy: null };
  return (before?.shortlistedAt ?? null) === null ? { shortlistedAt: keeping.at, shortlistedBy: keeping.by } : {};
}

/** Whoever an undo named may have deleted their account since: they are named nowhere then. */
async function forgetIfGone(
  { models }: Collections<'talentMarks' | 'users'>,
  place: Pick<TalentMarkDocument, 'companyId' | 'jobSeekerProfileId'>,
  { by }: Keeping,
): Promise<void> {
  if (by !== null && (await models.users.exists({ _id: by })) === null)
    await models.talentMarks.updateOne({ ...place, shortlistedBy: by }, { $set: { shortlistedBy: null } });
}

/**
 * Changes what the company keeps of a talent; what is left out stays.
 * @param handle of the talent
 * @returns after a removal also what undoes it
 * @throws AppError 404 for a talent whom the company may not see, 409 for one too many, and where a colleague changed the note since it was read
 */
export async function markTalent(
  app: DeskNeeds,
  caller: CompanyCaller,
  handle: string,
  input: TalentMarkInput,
): Promise<ChangedTalentMark> {
  const { companyId, userId } = caller;
  const sight = await sightOf(app, caller);
  const { handles } = sight;
  const { profile } = await talentInSight(app, sight, handle);
  const place = { companyId, jobSeekerProfileId: profile._id };
  const now = app.clock.now();
  const before = await app.models.talentMarks.findOne(place).lean<TalentMarkDocument | null>();
  const { shortlisted, undo, note, noteBefore } = input;
  const restored = undo === undefined ? null : openRemoval(handles, profile._id, undo, now);
  const changes = {
    updatedAt: now,
    ...shortlistChanges(shortlisted, before, restored ?? { by: userId, at: now }),
    ...(note === undefined ? {} : { note, notedBy: note === '' ? null : userId }),
  };
  await checkRoom(app, companyId, before, changes);
  const known = note === undefined || noteBefore === undefined ? null : [noteBefore, note];
  const mark = await writeMark(app, place, changes, known);
  if (restored !== null) await forgetIfGone(app, place, restored);
  if (!(await isStillThere(app, profile._id))) {
    await app.models.talentMarks.deleteOne(place);
    throw noSuchTalent();
  }
  const answer = markOf(mark, handles);
  // Nothing is kept of whom nothing is said any more; a colleague may have said something at the same moment.
  if (!answer.shortlisted && answer.note === '')
    await app.models.talentMarks.deleteOne({ ...place, shortlistedAt: null, note: '' });
  if (answer.shortlisted || before === null || before.shortlistedAt === null) return answer;
  const kept = { by: before.shortlistedBy, at: before.shortlistedAt };
  return { ...answer, undo: sealRemoval(handles, profile._id, kept, now) };
}
