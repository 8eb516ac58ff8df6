import type { ClientSession, Types } from 'mongoose';
import type { ConnectionAnswer, ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { texts } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { balanceOfCompany, consume, release } from '../../money/ledger/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { toReceived, toSent } from './list.js';
import { tellCompanyOfEnd, tellCompanyOfYes, tellTalentOfWithdrawal } from './mails.js';
import { connectionOn, noLongerOpen, type Side } from './sides.js';

interface Needs
  extends
    Collections<'auditEntries' | 'companies' | 'connections' | 'jobSeekerProfiles' | 'ledgerEntries' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** What ending a request works with. */
export type FinishNeeds = Collections<
  'auditEntries' | 'companies' | 'connections' | 'jobSeekerProfiles' | 'ledgerEntries' | 'users'
> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin'>;

/** How an open request ends. */
export type FinalStatus = 'accepted' | 'declined' | 'withdrawn' | 'expired';

const SIDE_OF: Readonly<Record<ConnectionAnswer['status'], Side>> = {
  accepted: 'jobSeeker',
  declined: 'jobSeeker',
  withdrawn: 'company',
};
const REFUSALS: Readonly<Record<Side, string>> = texts({
  company: 'Only the company can withdraw a request.',
  jobSeeker: 'Only the talent can answer a request.',
});

/** How a request ends, and when: now where nothing is said. One that expired ended with its last day, whoever noticed it when. */
interface End {
  readonly status: FinalStatus;
  readonly reason: string | null;
  readonly at?: Date;
}

/** @returns the end of a request whose time is over */
export const expiredEnd = ({ expiresAt }: Pick<ConnectionDocument, 'expiresAt'>): End => ({
  status: 'expired',
  reason: null,
  at: expiresAt,
});

/**
 * Ends an open request and settles what it reserved, both or neither. Of several ends at once one wins.
 * @returns the connection as it ended, or null if it was no longer open
 */
export async function finish(
  app: FinishNeeds,
  connectionId: Types.ObjectId,
  { status, reason, at = app.clock.now() }: End,
  session: ClientSession,
): Promise<ConnectionDocument | null> {
  const connection = await app.models.connections
    .findOneAndUpdate(
      { _id: connectionId, status: 'open' },
      { $set: { status, reason, live: status === 'accepted', answeredAt: at } },
      { session, returnDocument: 'after' },
    )
    .lean<ConnectionDocument | null>();
  if (connection === null) return null;
  if (status === 'accepted') {
    await consume(app, connection, session);
    await auditDisclosure(app, connection, session);
    await tellCompanyOfYes(app, connection, session);
    return connection;
  }
  const givenBack = await release(app, connection, session);
  // Who withdraws knows it already; it is the talent who is told.
  if (status === 'withdrawn') await tellTalentOfWithdrawal(app, connection, session);
  else await tellCompanyOfEnd(app, connection, { status, givenBack }, session);
  return connection;
}

/** Withdraws what a company asked and nobody has answered: nobody of it is there who could go on. */
export async function withdrawRequests(
  app: FinishNeeds,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const open = await app.models.connections
    .find({ companyId, status: 'open' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const { _id } of open) await finish(app, _id, { status: 'withdrawn', reason: null }, session);
}

/** Acceptance is the moment at which a company learns who the talent is. */
const auditDisclosure = (
  app: Collections<'auditEntries'> & Pick<Platform, 'clock'>,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<void> =>
  recordAudit(app, session, {
    action: 'identity.disclosed',
    subject: 'jobSeekerProfile',
    subjectId: connection.jobSeekerProfileId,
    companyId: connection.companyId,
    details: { connectionId: connection._id.toHexString() },
  });

/** Ends the request as asked, or as expired if its time is over. */
async function settle(
  app: Needs,
  connection: ConnectionDocument,
  answer: ConnectionAnswer,
): Promise<ConnectionDocument> {
  const isOver = connection.expiresAt <= app.clock.now();
  const end = isOver ? expiredEnd(connection) : { status: answer.status, reason: answer.reason ?? null };
  const finished = await app.inTransaction(
    (session) => finish(app, connection._id, end, session),
    balanceOfCompany(connection.companyId),
  );
  if (finished !== null && !isOver) return finished;
  const current = await app.models.connections.findById(connection._id).lean<ConnectionDocument | null>();
  throw noLongerOpen(current?.status ?? 'withdrawn');
}

/**
 * Answers an open request: the talent accepts or declines, the company withdraws.
 * @throws AppError 403 and 404 for those who may not, 409 if it is no longer open
 */
export async function answerRequest(
  app: Needs,
  caller: Caller,
  id: string,
  answer: ConnectionAnswer,
): Promise<SentConnection | ReceivedConnection> {
  const side = SIDE_OF[answer.status];
  const connection = await connectionOn(app, side, caller, id, REFUSALS[side]);
  const finished = await settle(app, connection, answer);
  const [view] = await (side === 'company' ? toSent(app, finished.companyId, [finished]) : toReceived(app, [finished]));
  if (view === undefined) throw new Error('The connection vanished while it was answered.');
  return view;
}
