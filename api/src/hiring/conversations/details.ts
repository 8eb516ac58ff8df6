import type { AskedTerms, ConversationDetails } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { turnClock } from '@vela/market/replies';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument, ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { toReceived, toSent } from '../connections/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { type HidingDocument, isHiding } from '../sight/index.js';
import { type Participant, participantIn } from './participant.js';
import { keyOf, knownColleagues, peopleIn } from './people.js';
import { endedOf, progressOf, turnIn } from './progress.js';

export interface DetailsNeeds
  extends
    Collections<
      | 'abuseReports'
      | 'companies'
      | 'connections'
      | 'conversationReads'
      | 'conversations'
      | 'jobSeekerProfiles'
      | 'talentSeekerProfiles'
      | 'users'
    >,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** How far others have read; to the talent only those of the company whom they know. After the end those of one's own side. */
function readsFor(
  { connection, side, userId }: Participant,
  { endedAt }: ConversationDocument,
  all: readonly ConversationReadDocument[],
): ConversationDetails['reads'] {
  const reads = endedAt === null ? all : all.filter((read) => read.side === side);
  const known = knownColleagues({ connection }, reads);
  return reads.flatMap((read) => {
    const isKnown = side === 'company' || read.side === 'jobSeeker' || known.includes(read.userId.toHexString());
    return read.userId.equals(userId) || !isKnown ? [] : [{ key: keyOf(read.side, read.userId), number: read.number }];
  });
}

/** Where the talent was when they were still to be met is not told to whom they hide from. */
async function isHidden(
  { models }: Collections<'jobSeekerProfiles'>,
  { companyId, jobSeekerProfileId }: ConnectionDocument,
): Promise<boolean> {
  const profile = await models.jobSeekerProfiles
    .findById(jobSeekerProfileId)
    .select({ blockedCompanyIds: 1, unsettledCompanyIds: 1 })
    .lean<HidingDocument | null>();
  return profile !== null && isHiding({ companyId }, profile);
}

/** The company's own role and what it was priced with: nothing of who the talent was. */
const askedTermsOf = ({ price, openRole }: ConnectionDocument): AskedTerms => ({
  band: price.band,
  compensation: openRole.compensation,
  currency: openRole.currency,
  compensationTimePeriod: openRole.compensationTimePeriod,
});

export async function detailsFor(app: DetailsNeeds, participant: Participant): Promise<ConversationDetails> {
  const { models } = app;
  const { connection, side, userId } = participant;
  const { _id } = connection;
  const [progress, reads, company, report, { usual }] = await Promise.all([
    progressOf(app, connection),
    models.conversationReads.find({ connectionId: _id }).lean<ConversationReadDocument[]>(),
    models.companies.findById(connection.companyId).lean<CompanyDocument | null>(),
    models.abuseReports.exists({ connectionId: _id, about: 'conversation', by: side, status: 'open' }),
    app.replies.of(connection.companyId),
  ]);
  const isCompany = side === 'company';
  const [hidden, people, [sent = null], [received = null]] = await Promise.all([
    isCompany ? isHidden(app, connection) : false,
    peopleIn(app, participant, reads),
    isCompany ? toSent(app, connection.companyId, [connection]) : [],
    isCompany ? [] : toReceived(app, [connection]),
  ]);
  return {
    id: _id.toHexString(),
    view: isCompany ? 'talentSeeker' : 'jobSeeker',
    me: keyOf(side, userId),
    people,
    roleName: app.catalogue.spoken.roleText(connection.openRole.name),
    companyId: connection.companyId.toHexString(),
    companyName: company?.name || t('A company'),
    sent,
    received,
    asked: isCompany && sent === null ? askedTermsOf(connection) : null,
    lastNumber: progress.lastNumber,
    readUpTo: reads.find((read) => read.userId.equals(userId))?.number ?? 0,
    reads: readsFor(participant, progress, reads),
    waiting: turnClock(turnIn(progress, connection), usual, side),
    ended: endedOf(progress),
    timeZone: hidden ? null : progress.timeZone,
    reported: report !== null,
  };
}

/** @throws AppError 404 for whoever has no part in the conversation */
export const readConversation = async (app: DetailsNeeds, caller: Caller, id: string): Promise<ConversationDetails> =>
  detailsFor(app, await participantIn(app, caller, id));
