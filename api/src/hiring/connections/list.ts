import { Types } from 'mongoose';
import type { ConnectionStatus, ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { showsIdentity } from '@vela/market/visibility';
import { type Caller, type CompanyCaller, onCompanysSide, onOwnSide } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { isHiding, isSeen, type Sight, sightOf } from '../sight/index.js';
import { receivedConnectionOf, sentConnectionOf, type SentSurroundings } from './mappers.js';
import { noSuchRequest } from './sides.js';

interface SentNeeds
  extends Collections<'companies' | 'jobSeekerProfiles' | 'users'>, Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** Most connections that are listed at once, newest first. */
const LIST_MAX = 500;

const byId = <Document extends { _id: { toHexString(): string } }>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document._id.toHexString(), document]));

const surroundingsOf = async (
  { models, catalogue, clock, replies }: SentNeeds,
  { companyId, handles }: Pick<Sight, 'companyId' | 'handles'>,
): Promise<SentSurroundings> => ({
  catalogue: catalogue.spoken,
  handles,
  now: clock.now(),
  usual: (await replies.of(companyId)).usual,
  company: await models.companies.findById(companyId).orFail().lean<CompanyDocument>(),
});

/** @returns a request as the company sees it that has just sent it to this talent */
export async function toJustSent(
  app: SentNeeds,
  sight: Sight,
  connection: ConnectionDocument,
  profile: JobSeekerProfileDocument,
): Promise<SentConnection> {
  const asked = { profile, user: null, hidden: isHiding(sight, profile) };
  return sentConnectionOf(connection, asked, await surroundingsOf(app, sight));
}

/**
 * Reads what the company's view needs besides; who a talent is only where they accepted.
 * @param companyId whose connections these are
 */
export async function toSent(
  app: SentNeeds,
  companyId: Types.ObjectId,
  connections: readonly ConnectionDocument[],
): Promise<SentConnection[]> {
  const { models } = app;
  const sight = await sightOf(app, { companyId, jobSeekerProfileId: null });
  const around = await surroundingsOf(app, sight);
  const profiles = byId(
    await models.jobSeekerProfiles
      .find({ _id: { $in: connections.map((connection) => connection.jobSeekerProfileId) } })
      .lean<JobSeekerProfileDocument[]>(),
  );
  const disclosed = connections.flatMap(({ status, jobSeekerProfileId }) => {
    const profile = showsIdentity(status) ? profiles.get(jobSeekerProfileId.toHexString()) : undefined;
    return profile === undefined ? [] : [profile.userId];
  });
  const users = byId(
    disclosed.length === 0 ? [] : await models.users.find({ _id: { $in: disclosed } }).lean<UserDocument[]>(),
  );
  return connections.flatMap((connection) => {
    const profile = profiles.get(connection.jobSeekerProfileId.toHexString());
    if (profile === undefined) return [];
    const user = users.get(profile.userId.toHexString()) ?? null;
    // What a yes disclosed goes on being known once the conversation has ended.
    const isDisclosed = showsIdentity(connection.status);
    const hidden = isHiding(sight, profile) || (!connection.live && !isDisclosed && !isSeen(sight, profile, app));
    return [sentConnectionOf(connection, { profile, user, hidden }, around)];
  });
}

interface ReceivedNeeds extends Collections<'companies'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** Reads what the talent's view needs besides. */
export async function toReceived(
  { models, catalogue, clock, replies }: ReceivedNeeds,
  connections: readonly ConnectionDocument[],
): Promise<ReceivedConnection[]> {
  const companies = byId(
    await models.companies
      .find({ _id: { $in: connections.map((connection) => connection.companyId) } })
      .lean<CompanyDocument[]>(),
  );
  return Promise.all(
    connections.map(async (connection) => {
      const company = companies.get(connection.companyId.toHexString()) ?? null;
      const asking = { company, replies: await replies.of(connection.companyId) };
      return receivedConnectionOf(connection, asking, { catalogue: catalogue.spoken, now: clock.now() });
    }),
  );
}

const find = (
  { models }: Collections<'connections'>,
  filter: object,
  status: ConnectionStatus | undefined,
): Promise<ConnectionDocument[]> =>
  models.connections
    .find({ ...filter, ...(status === undefined ? {} : { status }) })
    .sort({ createdAt: -1 })
    .limit(LIST_MAX)
    .lean<ConnectionDocument[]>()
    .exec();

/** @returns requests that the caller's company sent; none for a caller without a company */
export async function listSent(
  app: SentNeeds & Collections<'connections'>,
  caller: Caller,
  status?: ConnectionStatus,
): Promise<SentConnection[]> {
  const { companyId } = caller;
  const own = onOwnSide(caller, 'talentSeeker');
  return companyId === null || own === null ? [] : toSent(app, companyId, await find(app, own, status));
}

/** @returns a request that the caller's company sent @throws AppError 404 if there is none, also where the talent left */
export async function readSent(
  app: SentNeeds & Collections<'connections'>,
  caller: CompanyCaller,
  id: string,
): Promise<SentConnection> {
  const connection = await app.models.connections
    .findOne({ _id: new Types.ObjectId(id), ...onCompanysSide(caller) })
    .lean<ConnectionDocument | null>();
  const [sent] = connection === null ? [] : await toSent(app, caller.companyId, [connection]);
  if (sent === undefined) throw noSuchRequest();
  return sent;
}

/** @returns requests that the caller received; none for a caller without a job seeker profile */
export async function listReceived(
  app: ReceivedNeeds & Collections<'connections'>,
  { jobSeekerProfileId }: Caller,
  status?: ConnectionStatus,
): Promise<ReceivedConnection[]> {
  return jobSeekerProfileId === null ? [] : toReceived(app, await find(app, { jobSeekerProfileId }, status));
}
