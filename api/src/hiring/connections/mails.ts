import type { ClientSession, Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { GivenBack } from '@vela/contracts/schemas';
import { payPerPeriodText, placesOfNames, placesText, setupText } from '@vela/formats';
import { t } from '@vela/language';
import { dayAndMonthText } from '@vela/market/days';
import { waitsForCompany } from '@vela/market/replies';
import { namesakeOf, whoIsTold } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { isHiding } from '../sight/index.js';

type Needs = Collections<'companies' | 'jobSeekerProfiles' | 'users'> &
  Pick<Platform, 'outbox'> &
  Settings<'appOrigin'>;

interface AskedTalent {
  readonly user: UserDocument;
  readonly companyVerified: boolean;
  /** That one of its people proved; empty where there is none. */
  readonly companyDomain: string;
  /** Empty for one that has none yet. */
  readonly companyName: string;
  /** Whom a mail that names the company is about. */
  readonly namesake: Types.ObjectId | null;
}

/** @returns what a company is called, in the language at hand where it has no name yet */
export const calledCompany = (name: string): string => name || t('A company');

/** Both sides of a request, as they stand in a transaction. */
interface BothSides {
  readonly profile: JobSeekerProfileDocument | null;
  readonly company: CompanyDocument | null;
}

const sidesOf = async (
  { models }: Collections<'companies' | 'jobSeekerProfiles'>,
  { jobSeekerProfileId, companyId }: ConnectionDocument,
  session: ClientSession,
): Promise<BothSides> => ({
  profile: await models.jobSeekerProfiles
    .findById(jobSeekerProfileId)
    .session(session)
    .lean<JobSeekerProfileDocument | null>(),
  company: await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>(),
});

/**
 * @param sides read in the same transaction, where they were
 * @returns whom a request went to and from which company, or null where the talent left
 */
export async function askedTalent(
  { models, records }: Collections<'companies' | 'jobSeekerProfiles' | 'users'>,
  connection: ConnectionDocument,
  session: ClientSession,
  sides?: BothSides,
): Promise<AskedTalent | null> {
  const { profile, company } = sides ?? (await sidesOf({ models, records }, connection, session));
  const user =
    profile === null ? null : await models.users.findById(profile.userId).session(session).lean<UserDocument | null>();
  return user === null
    ? null
    : {
        user,
        companyName: company?.name ?? '',
        companyVerified: company?.verifiedAt != null,
        companyDomain: company?.domains?.[0] ?? '',
        namesake: await namesakeOf({ models, records }, company, session),
      };
}

/**
 * Leaves the mail that tells the talent of a new request.
 * @param sides as they stand in the transaction
 * @param session transaction in which it was written
 */
export async function tellTalent(
  app: Needs,
  connection: ConnectionDocument,
  sides: BothSides,
  session: ClientSession,
): Promise<void> {
  const asked = await askedTalent(app, connection, session, sides);
  if (asked === null) return;
  const { openRole } = connection;
  await leaveMail(app, session, `requestReceived:${connection._id.toHexString()}`, {
    to: { user: asked.user._id },
    template: 'requestReceived',
    about: asked.namesake,
    alsoIn: connection.text === '' ? null : connection.sentBy,
    by: { sender: connection.sentBy, company: connection.companyId },
    values: () => ({
      firstName: asked.user.givenName,
      companyName: calledCompany(asked.companyName),
      verified: asked.companyVerified ? 'yes' : '',
      domain: asked.companyDomain,
      roleName: openRole.name,
      pay: payPerPeriodText(openRole),
      setup: setupText(openRole),
      places: placesText(placesOfNames(openRole.places), 'or'),
      text: connection.text,
      lastDay: dayAndMonthText(connection.expiresAt),
      url: `${app.config.appOrigin}${PATHS.jobSeekerDashboard}`,
    }),
  });
}

/** Leaves the mail by which the platform reminds the talent of an open request. */
export async function remindTalent(app: Needs, connection: ConnectionDocument, session: ClientSession): Promise<void> {
  const asked = await askedTalent(app, connection, session);
  if (asked === null) return;
  await leaveMail(app, session, `requestReminder:${connection._id.toHexString()}`, {
    to: { user: asked.user._id },
    template: 'requestExpires',
    about: asked.namesake,
    by: {},
    values: () => ({
      firstName: asked.user.givenName,
      companyName: calledCompany(asked.companyName),
      roleName: connection.openRole.name,
      pay: payPerPeriodText(connection.openRole),
      lastDay: connection.expiresAt.toISOString(),
      url: `${app.config.appOrigin}${PATHS.jobSeekerDashboard}`,
    }),
  });
}

/** Leaves the mail that tells the talent that a request waits no longer. @param session transaction in which it ended */
export async function tellTalentOfWithdrawal(
  app: Needs,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<void> {
  const asked = await askedTalent(app, connection, session);
  if (asked === null) return;
  await leaveMail(app, session, `requestWithdrawn:${connection._id.toHexString()}`, {
    to: { user: asked.user._id },
    template: 'requestWithdrawn',
    about: asked.namesake,
    by: {},
    values: () => ({
      firstName: asked.user.givenName,
      companyName: calledCompany(asked.companyName),
      roleName: connection.openRole.name,
      url: `${app.config.appOrigin}${PATHS.jobSeekerDashboard}`,
    }),
  });
}

/** @returns who hears of the answer: who asked, or who is told in their place */
export const readerIn = (
  app: Collections<'users'>,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<UserDocument | null> => whoIsTold(app, connection, connection.sentBy, session);

/** @returns what makes the mail of a yes one */
export const keyOfYes = (connectionId: Types.ObjectId): string => `requestAccepted:${connectionId.toHexString()}`;

/** Leaves the mail that tells the company of a yes, and who gave it. */
export async function tellCompanyOfYes(
  app: Collections<'jobSeekerProfiles' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<void> {
  const reader = await readerIn(app, connection, session);
  if (reader === null) return;
  const { about, ...identity } = await identityOf(app, connection, session);
  await leaveMail(app, session, keyOfYes(connection._id), {
    to: { user: reader._id },
    template: 'requestAccepted',
    by: {},
    about,
    values: () => ({
      firstName: reader.givenName,
      roleName: connection.openRole.name,
      url: app.config.appOrigin + pathTo(PATHS.conversation, { connectionId: connection._id.toHexString() }),
      ...identity,
      talentName: identity.talentName || t('The talent'),
    }),
  });
}

/** How a request came to nothing, and what became of what it had reserved. */
interface End {
  readonly status: 'declined' | 'expired';
  readonly givenBack: GivenBack;
}

/** Leaves the mail that tells the company that no contact came about: nothing of the talent. */
export async function tellCompanyOfEnd(
  app: Collections<'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  connection: ConnectionDocument,
  { status, givenBack }: End,
  session: ClientSession,
): Promise<void> {
  const reader = await readerIn(app, connection, session);
  if (reader === null) return;
  const { openRole } = connection;
  await leaveMail(app, session, `requestClosed:${connection._id.toHexString()}`, {
    to: { user: reader._id },
    template: 'requestClosed',
    by: {},
    values: {
      firstName: reader.givenName,
      roleName: openRole.name,
      outcome: status === 'expired' && waitsForCompany(connection) ? 'counterUnanswered' : status,
      returned: givenBack,
      url: app.config.appOrigin + pathTo(PATHS.roleMatches, { roleId: openRole._id.toHexString() }),
    },
  });
}

/**
 * What pages tell of who accepted, in the same words: of somebody who hides from the company meanwhile the name alone.
 * @param connection accepted: read for nothing else
 */
async function identityOf(
  { models }: Collections<'jobSeekerProfiles' | 'users'>,
  { companyId, jobSeekerProfileId }: ConnectionDocument,
  session: ClientSession,
) {
  const profile = await models.jobSeekerProfiles
    .findById(jobSeekerProfileId)
    .session(session)
    .lean<JobSeekerProfileDocument | null>();
  const user =
    profile === null ? null : await models.users.findById(profile.userId).session(session).lean<UserDocument | null>();
  const isKept = profile !== null && isHiding({ companyId }, profile);
  return {
    about: user?._id ?? null,
    talentName: [user?.givenName, user?.familyName].filter(Boolean).join(' '),
    talentEmail: isKept ? '' : (user?.email ?? ''),
    talentLinkedin: isKept ? '' : (profile?.linkedinProfile ?? ''),
  };
}
