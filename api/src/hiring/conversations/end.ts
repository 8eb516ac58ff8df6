import type { ClientSession } from 'mongoose';
import type { ConversationEnd, ConversationSide } from '@vela/contracts/constants';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { namesakeOf } from '../../accounts/companies/index.js';
import { nameOfUser } from '../../accounts/users/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import { makeRoom } from '../connections/index.js';
import { type Between, callOffMeetings, type CallOffNeeds } from './call-off.js';
import { detailsFor, type DetailsNeeds } from './details.js';
import { conversationPath } from './meeting-mails.js';
import { newsOf } from './news.js';
import { conversationOf, participantIn } from './participant.js';
import { nameOfNobody } from './people.js';
import { progressOf, saveProgress } from './progress.js';
import { readersOf } from './readers.js';

/** What ending a conversation works with. */
export type EndNeeds = CallOffNeeds & Collections<'conversations'>;

/** Tells the other side. That the company is blocked looks like any other end. */
async function tellOfEnd(
  app: EndNeeds,
  connection: ConnectionDocument,
  endedBy: ConversationSide,
  session: ClientSession,
): Promise<void> {
  const { models } = app;
  const { _id: connectionId, companyId, jobSeekerProfileId, openRole } = connection;
  const id = connectionId.toHexString();
  const reads = await models.conversationReads
    .find({ connectionId })
    .session(session)
    .lean<ConversationReadDocument[]>();
  const users = await readersOf(app, connection, reads, session);
  const talent = users.find((user) => user.jobSeekerProfileId?.equals(jobSeekerProfileId) === true);
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const toTalent = endedBy === 'company';
  const about = toTalent ? await namesakeOf(app, company, session) : (talent?._id ?? null);
  const nameOfTalent = () => (talent === undefined ? nameOfNobody() : nameOfUser(talent));
  for (const reader of users.filter((user) => (user === talent) === toTalent))
    await leaveMail(app, session, `conversationEnded:${id}:${reader._id.toHexString()}`, {
      to: { user: reader._id },
      template: 'conversationEnded',
      by: {},
      about,
      values: () => ({
        firstName: reader.givenName,
        otherName: toTalent ? company?.name || t('A company') : nameOfTalent(),
        roleName: openRole.name,
        url: app.config.appOrigin + conversationPath(id, toTalent),
      }),
    });
}

/** @param wordsAreTold whether what nobody has read of it is still told by mail */
async function endOne(
  app: EndNeeds,
  connection: ConnectionDocument,
  endedBy: ConversationEnd,
  { wordsAreTold, session }: { readonly wordsAreTold: boolean; readonly session: ClientSession },
): Promise<void> {
  const { endedAt } = await progressOf(app, connection, session);
  const untold = wordsAreTold ? {} : { mailDueAt: null };
  // What has ended goes on having ended; that an account is closed is told all the same.
  if (endedAt !== null && endedBy !== 'accountClosed') {
    if (!wordsAreTold) await saveProgress(app, connection, untold, session);
    return;
  }
  const now = app.clock.now();
  await saveProgress(
    app,
    connection,
    { endedAt: endedAt ?? now, endedBy, waitingFor: null, waitingSince: null, ...untold },
    session,
  );
  if (endedAt === null) await makeRoom(app, connection, endedBy === 'jobSeeker' ? now : null, session);
  if (endedBy !== 'accountClosed') await tellOfEnd(app, connection, endedBy, session);
  await app.live.tell(session, newsOf('conversation', connection));
}

/**
 * Ends every conversation between a company and talents, and calls off the meetings to come.
 * @param between whose
 */
export async function endConversations(
  app: EndNeeds,
  between: Between,
  by: ConversationEnd,
  session: ClientSession,
): Promise<void> {
  await callOffMeetings(app, between, session);
  const accepted = await app.models.connections
    .find({ ...between, status: 'accepted' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const connection of accepted) await endOne(app, connection, by, { wordsAreTold: false, session });
}

/**
 * Ends a conversation: both sides can go on reading it, are told of the last words, and keep or call off what they agreed on.
 * @throws AppError 404 for whoever has no part in it
 */
export async function endOwn(
  app: DetailsNeeds & EndNeeds & Pick<Platform, 'inTransaction'>,
  caller: Caller,
  id: string,
): Promise<ConversationDetails> {
  const participant = await participantIn(app, caller, id);
  const { connection, side } = participant;
  await app.inTransaction(
    (session) => endOne(app, connection, side, { wordsAreTold: true, session }),
    conversationOf(connection._id),
  );
  return detailsFor(app, participant);
}
