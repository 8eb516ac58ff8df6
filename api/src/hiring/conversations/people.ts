import type { Types } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { getConversationPicture } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import type { ConversationPerson } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { nameOfUser, pictureUrlOf } from '../../accounts/users/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { isHiding } from '../sight/index.js';
import type { Participant } from './participant.js';

type Needs = Collections<'conversationReads' | 'jobSeekerProfiles' | 'talentSeekerProfiles' | 'users'> &
  Pick<Platform, 'handles'>;

const TALENT = 'talent';
const CLOSED = 'closed';
export const nameOfNobody = (): string => t('Account closed');

/** @returns what somebody is called within a conversation; the talent never by an id of the store */
export const keyOf = (side: ConversationSide, userId: Types.ObjectId | null): string =>
  side === 'jobSeeker' ? TALENT : (userId?.toHexString() ?? CLOSED);

const closedAccount = (side: ConversationSide, key: string): ConversationPerson => ({
  key,
  side,
  name: nameOfNobody(),
  title: '',
  email: null,
  pictureUrl: null,
  linkedinProfile: null,
  present: false,
});

async function talentIn(app: Needs, { connection, side }: Participant): Promise<ConversationPerson> {
  const { models, handles } = app;
  const profile = await models.jobSeekerProfiles
    .findById(connection.jobSeekerProfileId)
    .lean<JobSeekerProfileDocument | null>();
  const user = profile === null ? null : await models.users.findById(profile.userId).lean<UserDocument | null>();
  if (profile === null || user === null) return closedAccount('jobSeeker', TALENT);
  const handle = (await handles.for(connection.companyId)).handleOf(profile._id);
  const known = { key: TALENT, side: 'jobSeeker' as const, name: nameOfUser(user), present: true };
  if (side === 'company' && isHiding(connection, profile))
    return { ...known, title: '', email: null, pictureUrl: null, linkedinProfile: null };
  return {
    ...known,
    title: profile.currentRole ?? '',
    email: user.email,
    // A company's name for a talent is nobody's way to themselves.
    pictureUrl: user.hasPicture ? pictureUrlOf(side === 'company' ? handle : profile._id.toHexString()) : null,
    linkedinProfile: profile.linkedinProfile,
  };
}

/** Whom a talent knows of the company: who asked, and who wrote. */
export const knownColleagues = (
  { connection }: Pick<Participant, 'connection'>,
  reads: readonly ConversationReadDocument[],
): readonly string[] => [
  ...new Set([
    connection.sentBy.toHexString(),
    ...reads.flatMap(({ side, wrote, userId }) => (side === 'company' && wrote ? [userId.toHexString()] : [])),
  ]),
];

const recruiterOf = (
  user: UserDocument,
  profile: TalentSeekerProfileDocument | undefined,
  { connection }: Participant,
): ConversationPerson => {
  const key = user._id.toHexString();
  const present = user.companyId?.equals(connection.companyId) === true;
  const picture = pathTo(getConversationPicture.path, { id: connection._id.toHexString(), person: key });
  return {
    key,
    side: 'company',
    name: nameOfUser(user),
    title: profile?.fields.join(', ') ?? '',
    email: present ? user.email : null,
    pictureUrl: present && user.hasPicture ? picture : null,
    linkedinProfile: present ? (profile?.linkedinProfile ?? null) : null,
    present,
  };
};

/**
 * @param reads who has read or written
 * @returns everybody in a conversation: to the talent those of the company whom they know, to the company all its people
 */
export async function peopleIn(
  app: Needs,
  participant: Participant,
  reads: readonly ConversationReadDocument[],
): Promise<ConversationPerson[]> {
  const { models } = app;
  const { connection, side } = participant;
  const known = knownColleagues(participant, reads);
  // A talent who is one of its people meanwhile is there once, as the talent.
  const colleagues = { companyId: connection.companyId, jobSeekerProfileId: { $ne: connection.jobSeekerProfileId } };
  const users = await models.users
    .find({ $or: [{ _id: { $in: known } }, ...(side === 'company' ? [colleagues] : [])] })
    .sort({ createdAt: 1 })
    .lean<UserDocument[]>();
  const profiles = await models.talentSeekerProfiles
    .find({ userId: { $in: users.map(({ _id }) => _id) } })
    .lean<TalentSeekerProfileDocument[]>();
  const profileOf = new Map(profiles.map((profile) => [profile.userId.toHexString(), profile]));
  return [
    await talentIn(app, participant),
    ...users.map((user) => recruiterOf(user, profileOf.get(user._id.toHexString()), participant)),
    closedAccount('company', CLOSED),
  ];
}
