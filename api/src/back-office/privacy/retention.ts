import type { ClientSession, Types } from 'mongoose';
import { daysLater } from '@vela/market/days';
import { ACCOUNT_KEPT_DAYS, ACCOUNT_WARNING_DAYS, ACCOUNT_WARNINGS_TRIED, accountEndsOn } from '@vela/market/retention';
import { eachByItself } from '../../platform/jobs/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { UserDocument } from '../../records/user.js';
import { eraseAccount, type EraseNeeds } from './erase.js';

/** Most accounts that one run handles of each kind; the next run goes on. */
const BATCH = 100;

const daysAgo = ({ clock }: Pick<Platform, 'clock'>, days: number): Date => daysLater(clock.now(), -days);

const warningsOf = (userId: Types.ObjectId): string => `accountEnds:${userId.toHexString()}:`;
const warningOf = (userId: Types.ObjectId, warnedAt: Date): string => warningsOf(userId) + accountEndsOn(warnedAt);

/** Whoever is suspended cannot come back in time: nothing is counted against them. */
const CAN_SIGN_IN = { suspendedAt: null };

/** Says by mail that the account will be deleted, and from when that counts. */
async function warn(app: EraseNeeds, { _id }: UserDocument, session: ClientSession): Promise<void> {
  const { models, clock, config } = app;
  const warnedAt = clock.now();
  const { matchedCount } = await models.users.updateOne(
    {
      _id,
      ...CAN_SIGN_IN,
      retentionWarnedAt: null,
      lastSignInAt: { $lte: daysAgo(app, ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS) },
    },
    { $set: { retentionWarnedAt: warnedAt } },
    { session },
  );
  if (matchedCount === 0) return;
  await leaveMail(app, session, warningOf(_id, warnedAt), {
    to: { user: _id },
    template: 'accountEnds',
    values: { endsOn: accountEndsOn(warnedAt), link: config.appOrigin },
  });
}

/**
 * Forgets that somebody was warned, in the caller's transaction: they are suspended and cannot sign in any more, or can again. A warning that
 * waits is not sent, and what was tried in vain before counts no more.
 */
export async function forgetWarnings(
  { models }: Collections<'outbox' | 'users'>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: { retentionWarnedAt: null } }, { session });
  await models.outbox.deleteMany(
    { key: { $regex: `^${warningsOf(userId)}` }, status: { $in: ['pending', 'failed', 'dropped'] } },
    { session },
  );
}

/** Whether it was tried often enough to warn somebody of it since they signed in last: their address is dead. */
const isUnreachable = async ({ models }: EraseNeeds, { _id, lastSignInAt }: UserDocument): Promise<boolean> => {
  const tried = await models.outbox.countDocuments({
    key: { $regex: `^${warningsOf(_id)}` },
    status: { $in: ['failed', 'dropped'] },
    createdAt: { $gt: lastSignInAt },
  });
  return tried >= ACCOUNT_WARNINGS_TRIED;
};

/** Ends an account whose owner has had the mail for long enough. One that was given up is left anew, with another day. */
async function endWarned(app: EraseNeeds, user: UserDocument): Promise<void> {
  const { _id, retentionWarnedAt } = user;
  if (!retentionWarnedAt) return;
  const { models } = app;
  const key = warningOf(_id, retentionWarnedAt);
  const warning = await models.outbox
    .findOne({ key }, { status: 1, deliveredAt: 1 })
    .lean<Pick<OutboxDocument, 'status' | 'deliveredAt'> | null>();
  const isGivenUp = warning === null || warning.status === 'failed' || warning.status === 'dropped';
  const isOver = isGivenUp
    ? await isUnreachable(app, user)
    : warning.deliveredAt !== null && warning.deliveredAt <= daysAgo(app, ACCOUNT_WARNING_DAYS);
  if (isOver) await eraseAccount(app, _id, 'inactive');
  else if (isGivenUp) await models.users.updateOne({ _id, retentionWarnedAt }, { $set: { retentionWarnedAt: null } });
}

/**
 * Deletes accounts of job seekers that nobody used for `ACCOUNT_KEPT_DAYS`, `ACCOUNT_WARNING_DAYS` after a mail that
 * said so has gone out, or after `ACCOUNT_WARNINGS_TRIED` that could not be delivered. A sign-in in between keeps the account.
 * One that is suspended stays; once that is lifted it is warned anew.
 */
export async function endInactiveAccounts(app: EraseNeeds): Promise<void> {
  const { users } = app.models;
  const unused = await users
    .find({
      ...CAN_SIGN_IN,
      jobSeekerProfileId: { $ne: null },
      retentionWarnedAt: null,
      lastSignInAt: { $lte: daysAgo(app, ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS) },
    })
    .limit(BATCH)
    .lean<UserDocument[]>();
  const over = await users
    .find({ ...CAN_SIGN_IN, retentionWarnedAt: { $ne: null, $lte: daysAgo(app, ACCOUNT_WARNING_DAYS) } })
    .limit(BATCH)
    .lean<UserDocument[]>();
  const due = [
    ...unused.map((user) => () => app.inTransaction((session) => warn(app, user, session))),
    ...over.map((user) => () => endWarned(app, user)),
  ];
  await eachByItself(due, 'accounts were neither warned nor ended', (act) => act());
}
