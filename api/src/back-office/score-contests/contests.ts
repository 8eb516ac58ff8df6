import { Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type {
  AdminScoreContest,
  AdminScoreContestPage,
  ScoreContest,
  ScoreContestInput,
  ScoreContestStatus,
} from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { SCORE_VERSION } from '@vela/matching';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller, JobSeekerCaller } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { ScoreContestDocument } from '../../records/score-contest.js';
import type { UserDocument } from '../../records/user.js';

export type ContestNeeds = Collections<'auditEntries' | 'scoreContests' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** Unanswered ones that a talent may have at once. */
const OPEN_MOST = 3;

const wireOf = ({
  _id,
  about,
  text,
  scoreVersion,
  status,
  createdAt,
  answer,
  answeredAt,
}: ScoreContestDocument): ScoreContest => ({
  id: _id.toHexString(),
  about,
  text,
  scoreVersion,
  status,
  createdAt: createdAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** @returns what the caller doubted, the latest first */
export async function ownContests(
  { models }: Collections<'scoreContests'>,
  { jobSeekerProfileId }: JobSeekerCaller,
): Promise<ScoreContest[]> {
  const found = await models.scoreContests
    .find({ jobSeekerProfileId })
    .sort({ createdAt: -1 })
    .lean<ScoreContestDocument[]>();
  return found.map(wireOf);
}

type OpenContest = Pick<ScoreContestDocument, 'place'>;

/** @returns the places that are left to a talent, as many as may be open besides those that are */
function placesLeft(open: readonly OpenContest[]): readonly number[] {
  const taken = new Set(open.map(({ place }) => place));
  const free = Array.from({ length: OPEN_MOST }, (_, place) => place).filter((place) => !taken.has(place));
  return free.slice(0, Math.max(0, OPEN_MOST - open.length));
}

/** Contests a score. @throws AppError 409 while three wait for their answers */
export async function contestScore(
  app: ContestNeeds,
  caller: JobSeekerCaller,
  { about, text }: ScoreContestInput,
): Promise<ScoreContest[]> {
  const { userId, jobSeekerProfileId } = caller;
  const { scoreContests } = app.models;
  const open = await scoreContests.find({ jobSeekerProfileId, status: 'open' }, { place: 1 }).lean<OpenContest[]>();
  for (const place of placesLeft(open))
    try {
      await scoreContests.create({
        userId,
        jobSeekerProfileId,
        about,
        text,
        scoreVersion: SCORE_VERSION,
        status: 'open',
        place,
        createdAt: app.clock.now(),
      });
      return await ownContests(app, caller);
    } catch (error) {
      // Another one that came at once took it.
      if (!isDuplicateKey(error)) throw error;
    }
  throw new AppError(409, t('Three of your questions wait for an answer already.'));
}

async function adminWireOf(
  { models }: Collections<'users'>,
  contests: readonly ScoreContestDocument[],
): Promise<AdminScoreContest[]> {
  const users = await models.users.find({ _id: { $in: contests.map(({ userId }) => userId) } }).lean<UserDocument[]>();
  const names = new Map(
    users.map(({ _id, givenName, familyName }) => [_id.toHexString(), `${givenName} ${familyName}`.trim()]),
  );
  return contests.map((contest) => ({
    ...wireOf(contest),
    userId: contest.userId.toHexString(),
    userName: names.get(contest.userId.toHexString()) ?? '',
  }));
}

/** @returns a page of contested scores, newest first */
export async function pageOfContests(
  { models, records }: Collections<'scoreContests' | 'users'>,
  { status, page }: { readonly status?: ScoreContestStatus | undefined; readonly page: number },
): Promise<AdminScoreContestPage> {
  const filter = status === undefined ? {} : { status };
  const [total, found] = await Promise.all([
    models.scoreContests.countDocuments(filter),
    models.scoreContests
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<ScoreContestDocument[]>(),
  ]);
  return { total, rows: await adminWireOf({ models, records }, found) };
}

/** Answers a contested score, and tells the talent by mail. @throws AppError 404, 409 if it is answered already */
export async function answerContest(
  app: ContestNeeds,
  caller: Caller,
  id: string,
  answer: string,
): Promise<AdminScoreContest> {
  const _id = new Types.ObjectId(id);
  const answered = await app.inTransaction(async (session) => {
    const contest = await app.models.scoreContests
      .findOneAndUpdate(
        { _id, status: 'open' },
        { $set: { status: 'answered', answer, answeredBy: caller.userId, answeredAt: app.clock.now() } },
        { session, returnDocument: 'after' },
      )
      .lean<ScoreContestDocument | null>();
    if (contest === null) return null;
    const user = await app.models.users.findById(contest.userId).session(session).lean<UserDocument | null>();
    await recordAudit(app, session, {
      action: 'admin.scoreContestAnswered',
      actorId: caller.userId,
      subject: 'scoreContest',
      subjectId: _id,
    });
    await leaveMail(app, session, `scoreContestAnswered:${id}`, {
      to: { user: contest.userId },
      template: 'scoreContestAnswered',
      values: { firstName: user?.givenName ?? '', answer, url: `${app.config.appOrigin}${PATHS.privacyCentre}` },
    });
    return contest;
  });
  if (answered === null)
    throw (await app.models.scoreContests.exists({ _id })) === null
      ? notFound(t('There is no such question.'))
      : new AppError(409, t('This is answered already.'));
  const [contest] = await adminWireOf(app, [answered]);
  if (contest === undefined) throw new Error('The contest vanished while it was answered.');
  return contest;
}
