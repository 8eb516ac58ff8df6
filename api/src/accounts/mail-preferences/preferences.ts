import type { Types } from 'mongoose';
import { MAIL_KIND_READERS, MAIL_KIND_TITLES, MAIL_KINDS, type UserType } from '@vela/contracts/constants';
import type { MailPreferenceInput, MailPreferences } from '@vela/contracts/schemas';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<'users'>;

type Choices = Pick<UserDocument, 'mailOptOuts' | 'pageOptOuts' | 'jobSeekerProfileId' | 'talentSeekerProfileId'>;

const holds = (user: Choices, role: UserType): boolean =>
  (role === 'jobSeeker' ? user.jobSeekerProfileId : user.talentSeekerProfileId) !== null;

/** @returns the kinds of mail that come in the user's roles and can be switched off, and whether the user gets them */
export async function readMailPreferences({ models }: Needs, userId: Types.ObjectId): Promise<MailPreferences> {
  const user = await models.users
    .findById(userId)
    .select({ mailOptOuts: 1, pageOptOuts: 1, jobSeekerProfileId: 1, talentSeekerProfileId: 1 })
    .lean<Choices | null>();
  if (user === null) return [];
  return MAIL_KINDS.filter((kind) => MAIL_KIND_READERS[kind].some((role) => holds(user, role))).map((kind) => ({
    kind,
    title: MAIL_KIND_TITLES[kind],
    wanted: user.mailOptOuts?.includes(kind) !== true,
    onPage: user.pageOptOuts?.includes(kind) !== true,
  }));
}

/** Switches one kind of news on or off where it is told; a user who is gone stays so. */
export async function saveMailPreference(
  { models }: Needs,
  userId: Types.ObjectId,
  { kind, channel = 'mail', wanted }: MailPreferenceInput,
): Promise<void> {
  const change = channel === 'mail' ? { mailOptOuts: kind } : { pageOptOuts: kind };
  await models.users.updateOne({ _id: userId }, wanted ? { $pull: change } : { $addToSet: change });
}
