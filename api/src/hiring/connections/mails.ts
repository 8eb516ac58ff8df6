import type { ClientSession, Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { payPerPeriodText, placesOfNames, placesText, setupText } from '@vela/formats';
import { t } from '@vela/language';
import { dayAndMonthText } from '@vela/market/days';
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

/** Leaves the mail that tells the company how its request ended: with the talent's identity only where they accepted. */
export async function tellCompany(
  app: Collections<'jobSeekerProfiles' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<void> {
  const { status, openRole } = connection;
  // Who withdraws knows it already; it is the talent who is told.
  if (status === 'open' || status === 'withdrawn') return;
  const reader = await readerIn(app, connection, session);
  if (reader === null) return;
  const id = connection._id.toHexString();
  const path =
    status === 'accepted'
      ? pathTo(PATHS.conversation, { connectionId: id })
      : pathTo(PATHS.roleMatches, { roleId: openRole._id.toHexString() });
  const shared = { firstName: reader.givenName, roleName: openRole.name, url: app.config.appOrigin + path };
  if (status === 'accepted') {
    const { about, ...identity } = await identityOf(app, connection, session);
    await leaveMail(app, session, `requestAccepted:${id}`, {
      to: { user: reader._id },
      template: 'requestAccepted',
      by: {},
      about,
      values: () => ({ ...shared, ...identity, talentName: identity.talentName || t('The talent') }),
    });
    return;
  }
  await leaveMail(app, session, `requestClosed:${id}`, {
    to: { user: reader._id },
    template: 'requestClosed',
    by: {},
    values: { ...shared, outcome: status },
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
