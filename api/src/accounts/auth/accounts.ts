import type { ClientSession, Types } from 'mongoose';
import type { UserType } from '@vela/contracts/constants';
import { USER_UNKNOWN } from '@vela/contracts/problem';
import { TEXTS } from '@vela/contracts/texts';
import { type Language, t } from '@vela/language';
import { initialsOf } from '@vela/market/visibility';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { randomId } from '../../platform/database/index.js';
import { AppError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import { isAmongAdmins, type UserDocument } from '../../records/user.js';
import { createJobSeekerProfile } from '../job-seekers/index.js';
import { identityProblems } from '../job-seekers/index.js';
import { createTalentSeekerProfile } from '../talent-seekers/index.js';
import { newReferralCode, referralCodeOf, searchKeysOf } from '../users/index.js';
import type { LinkedinPerson } from './linkedin-strategy.js';
import type { SignInIntent } from './pending-sign-ins.js';

type Needs = Collections<'auditEntries' | 'jobSeekerProfiles' | 'talentSeekerProfiles' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction'> &
  Settings<'adminEmails'>;

/** How somebody comes: what they meant to do, and what their browser asks to be written in. */
interface Coming extends SignInIntent {
  /** Null where it names no language that Vela speaks. */
  readonly language: Language | null;
}

const identityOf = (
  app: Pick<Platform, 'clock'> & Settings<'adminEmails'>,
  person: LinkedinPerson,
  known?: UserDocument,
) => ({
  givenName: person.givenName,
  familyName: person.familyName,
  email: person.email,
  search: searchKeysOf(person),
  emailVerified: person.emailVerified,
  admin: isAmongAdmins(person, app.config.adminEmails) || known?.adminGranted === true,
  lastSignInAt: app.clock.now(),
  retentionWarnedAt: null,
});

async function createProfile(
  app: Needs,
  user: UserDocument,
  userType: UserType,
  session: ClientSession,
): Promise<void> {
  if (userType === 'jobSeeker' && user.jobSeekerProfileId === null) await createJobSeekerProfile(app, user, session);
  if (userType === 'talentSeeker' && user.talentSeekerProfileId === null)
    await createTalentSeekerProfile(app, user, session);
}

/** The platform's settings say whose address makes an administrator: what came or went by them is logged like what a person does. */
async function noteAdmin(
  app: Collections<'auditEntries'> & Pick<Platform, 'clock'>,
  { _id, admin }: Pick<UserDocument, '_id' | 'admin'>,
  session: ClientSession,
): Promise<void> {
  await recordAudit(app, session, {
    action: admin ? 'admin.roleGiven' : 'admin.roleTaken',
    subject: 'user',
    subjectId: _id,
    details: { kind: 'settings' },
  });
}

/** What the provider does not say, as OpenID Connect leaves it free to, is not gone: name and address stay what they were then. */
function withKnown(said: LinkedinPerson, known: UserDocument): LinkedinPerson {
  const { givenName, familyName, email, emailVerified } = known;
  return {
    ...said,
    ...(said.givenName === '' && said.familyName === '' ? { givenName, familyName } : {}),
    ...(said.email === '' ? { email, emailVerified } : {}),
  };
}

/** What the provider says now replaces what it said before: names, mail and initials follow. @returns the account as it is now */
async function refreshUser(
  app: Needs,
  user: UserDocument,
  person: LinkedinPerson,
  session: ClientSession,
): Promise<UserDocument> {
  const { models } = app;
  const now = withKnown(person, user);
  const identity = identityOf(app, now, user);
  await models.users.updateOne({ _id: user._id }, { $set: identity }, { session });
  if (identity.admin !== user.admin) await noteAdmin(app, { ...user, ...identity }, session);
  if (user.jobSeekerProfileId !== null && !isSameIdentity(user, now))
    await refreshProfile(app, user.jobSeekerProfileId, now, session);
  return { ...user, ...identity };
}

const isSameIdentity = (user: UserDocument, { givenName, familyName, email }: LinkedinPerson): boolean =>
  user.givenName === givenName && user.familyName === familyName && user.email === email;

/** Initials follow the name; texts that were harmless under the old name are held against the new one. */
async function refreshProfile(
  app: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'>,
  profileId: Types.ObjectId,
  person: LinkedinPerson,
  session: ClientSession,
): Promise<void> {
  const { jobSeekerProfiles } = app.models;
  const profile = await jobSeekerProfiles.findById(profileId).session(session).lean<JobSeekerProfileDocument | null>();
  if (profile === null) return;
  await jobSeekerProfiles.updateOne(
    { _id: profileId },
    {
      $set: {
        initials: initialsOf(person),
        textsWithheld: identityProblems(profile, person).length > 0,
        updatedAt: app.clock.now(),
      },
    },
    { session },
  );
}

async function insertUser(
  app: Collections<'auditEntries' | 'users'> & Pick<Platform, 'clock'> & Settings<'adminEmails'>,
  person: LinkedinPerson,
  { referral, language }: Coming,
  session: ClientSession,
): Promise<UserDocument> {
  const user: UserDocument = {
    _id: randomId(),
    linkedinSub: person.sub,
    ...identityOf(app, person),
    referral: await referralCodeOf(app, referral, session),
    referralCode: newReferralCode(),
    language,
    hasPicture: false,
    jobSeekerProfileId: null,
    talentSeekerProfileId: null,
    companyId: null,
    companyOwner: false,
    createdAt: app.clock.now(),
  };
  await app.models.users.insertOne(user, { session });
  if (user.admin) await noteAdmin(app, user, session);
  return user;
}

/** A code counts until the person has a profile; the first one stays. */
async function keepReferral(
  app: Collections<'users'>,
  user: UserDocument,
  referral: string | null,
  session: ClientSession,
): Promise<void> {
  const hasProfile = user.jobSeekerProfileId !== null || user.talentSeekerProfileId !== null;
  if (referral === null || user.referral !== null || hasProfile) return;
  const code = await referralCodeOf(app, referral, session);
  await app.models.users.updateOne({ _id: user._id }, { $set: { referral: code } }, { session });
}

export const unknownUser = (): AppError => new AppError(403, TEXTS.userUnknown, { type: USER_UNKNOWN });

const suspended = (): AppError =>
  new AppError(403, t('This account is suspended. Write to us if you think that this is a mistake.'));

async function findOrCreate(
  app: Needs,
  person: LinkedinPerson,
  intent: Coming,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const known = await app.models.users
    .findOne({ linkedinSub: person.sub })
    .session(session)
    .lean<UserDocument | null>();
  if (known === null && intent.signin) throw unknownUser();
  if ((known?.suspendedAt ?? null) !== null) throw suspended();
  if (known !== null) await keepReferral(app, known, intent.referral, session);
  const user =
    known === null ? await insertUser(app, person, intent, session) : await refreshUser(app, known, person, session);
  if (!intent.signin && intent.userType !== null) await createProfile(app, user, intent.userType, session);
  return user._id;
}

/**
 * Finds the account of a person, or makes it at sign-up. Accounts are matched by the provider's own id, never by an
 * address. A sign-up that says as what makes that profile, empty; without it none is made until one is first saved.
 * @returns the account as it is afterwards
 * @throws AppError 403 'User does not exist' for an unknown person who only meant to sign in, and for one whose account is deleted meanwhile, 403 for a suspended one
 */
export async function signInPerson(app: Needs, person: LinkedinPerson, intent: Coming): Promise<UserDocument> {
  const attempt = () => app.inTransaction((session) => findOrCreate(app, person, intent, session));
  // Two sign-ups of one person at once: the slower one finds the account of the faster.
  const userId = await attempt().catch((error: unknown) => {
    if (isDuplicateKey(error)) return attempt();
    throw error;
  });
  const user = await app.models.users.findById(userId).lean<UserDocument | null>();
  if (user === null) throw unknownUser();
  return user;
}
