import { MAIL_KINDS, MAIL_KIND_TITLES, type MailKind } from '@vela/contracts/constants';
import type { MailPreferences } from '@vela/contracts/schemas';
import type { Types } from 'mongoose';
import type { App } from '../../app.js';
import type { UserDocument } from '../users/model.js';

/** @returns every kind of mail that can be switched off, and whether the user gets it */
export async function readMailPreferences({ models }: App, userId: Types.ObjectId): Promise<MailPreferences> {
  const user = await models.users.findById(userId).select({ mailOptOuts: 1 }).lean<Pick<UserDocument, 'mailOptOuts'> | null>();
  return MAIL_KINDS.map((kind) => ({ kind, title: MAIL_KIND_TITLES[kind], wanted: user?.mailOptOuts?.includes(kind) !== true }));
}

/** Switches one kind of mail on or off; a user who is gone stays so. */
export async function saveMailPreference(
  { models }: App,
  userId: Types.ObjectId,
  { kind, wanted }: { readonly kind: MailKind; readonly wanted: boolean },
): Promise<void> {
  const change = { mailOptOuts: kind };
  await models.users.updateOne({ _id: userId }, wanted ? { $pull: change } : { $addToSet: change });
}
