import { randomBytes } from 'node:crypto';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

const CODE_BYTES = 9;
/** Accounts changed at once. */
const BATCH = 1000;
/** What a link carried before there were codes: the id of who recommends. */
const USER_ID = /^[0-9a-f]{24}$/;

/** @returns the code of a new account's own link: chance alone, so that it leads to nothing else of the person */
export const newReferralCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/**
 * The code under which somebody who came is counted. Links from before there were codes are still passed on: theirs is
 * that of the person they name.
 */
export async function referralCodeOf(
  { models }: Collections<'users'>,
  referral: string | null,
  session: ClientSession,
): Promise<string | null> {
  if (referral === null || !USER_ID.test(referral)) return referral;
  const ambassador = await models.users
    .findById(new Types.ObjectId(referral))
    .session(session)
    .lean<UserDocument | null>();
  return ambassador?.referralCode ?? referral;
}

interface Change {
  updateOne: { filter: object; update: object };
}

type Ambassador = Pick<UserDocument, '_id'> & Partial<Pick<UserDocument, 'referralCode'>>;

/** Gives accounts from before there were codes one of their own, and whoever came by their id comes by the code. */
export async function giveReferralCodes(connection: Connection): Promise<void> {
  const users = connection.collection('users');
  let changes: Change[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await users.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  const change = async (filter: object, set: object): Promise<void> => {
    changes.push({ updateOne: { filter, update: { $set: set } } });
    if (changes.length === BATCH) await flush();
  };
  for await (const { _id } of users.find<Ambassador>({ referralCode: null }, { projection: { _id: 1 } }))
    await change({ _id, referralCode: null }, { referralCode: newReferralCode() });
  await flush();
  for await (const { _id, referral } of users.find<{ _id: Types.ObjectId; referral: string }>(
    { referral: { $regex: USER_ID.source } },
    { projection: { referral: 1 } },
  )) {
    const ambassador = await users.findOne<Ambassador>(
      { _id: new Types.ObjectId(referral) },
      { projection: { referralCode: 1 } },
    );
    if (ambassador?.referralCode !== undefined) await change({ _id }, { referral: ambassador.referralCode });
  }
  await flush();
}
