import { Types } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import type { AdminReport, AdminReportPage, ReasonInput, ReportStatus } from '@vela/contracts/schemas';
import { t, texts } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { AbuseReportDocument } from '../../records/abuse-report.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { MessageDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { pageOf } from './page-of.js';

type ShownNeeds = Collections<'companies' | 'connections' | 'messages' | 'users'>;
type Needs = ShownNeeds & Collections<'abuseReports' | 'auditEntries'> & Pick<Platform, 'clock' | 'inTransaction'>;

const byId = <Document extends { readonly _id: Types.ObjectId }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> => new Map(documents.map((document) => [document._id.toHexString(), document]));

/** Messages of a reported conversation that the platform reads. */
const EXCERPT = 20;

const WRITERS: Readonly<Record<ConversationSide, string>> = texts({ company: 'Company', jobSeeker: 'Talent' });

const nameOf = ({ givenName, familyName }: UserDocument): string => `${givenName} ${familyName}`.trim();

/** What stood in a conversation when it was reported. */
interface Excerpt {
  readonly text: string;
  /** Who of the company wrote last; null where nobody did whose account is there. */
  readonly companyAuthor: UserDocument | null;
}

/** @returns the last messages until the report, each with who wrote it: what comes later was reported by nobody */
async function excerptOf(
  { models }: Collections<'messages' | 'users'>,
  { connectionId, createdAt }: AbuseReportDocument,
): Promise<Excerpt> {
  const messages = await models.messages
    .find({ connectionId, createdAt: { $lte: createdAt } })
    .sort({ number: -1 })
    .limit(EXCERPT)
    .lean<MessageDocument[]>();
  const authorIds = messages.flatMap(({ authorId }) => authorId ?? []);
  const authors = byId(await models.users.find({ _id: { $in: authorIds } }).lean<UserDocument[]>());
  const authorOf = ({ authorId }: MessageDocument) => authors.get(authorId?.toHexString() ?? '');
  const line = (message: MessageDocument): string => {
    const author = authorOf(message);
    const side = WRITERS[message.side];
    return `${author === undefined ? side : `${side} (${nameOf(author)})`}: ${message.text}`;
  };
  const ofCompany = messages.filter(({ side }) => side === 'company');
  return {
    text: messages.toReversed().map(line).join('\n\n'),
    companyAuthor: ofCompany.map(authorOf).find((author) => author !== undefined) ?? null,
  };
}

/** @returns whom a company reports */
async function talentOf(
  { models }: Collections<'users'>,
  { jobSeekerProfileId }: AbuseReportDocument,
): Promise<UserDocument | undefined> {
  return (await models.users.findOne({ jobSeekerProfileId }).lean<UserDocument | null>()) ?? undefined;
}

async function shown({ models, records }: ShownNeeds, reports: readonly AbuseReportDocument[]): Promise<AdminReport[]> {
  const [companies, connections] = await Promise.all([
    models.companies
      .find({ _id: { $in: reports.map(({ companyId }) => companyId) } })
      .lean<CompanyDocument[]>()
      .then(byId),
    models.connections
      .find({ _id: { $in: reports.map(({ connectionId }) => connectionId) } })
      .lean<ConnectionDocument[]>()
      .then(byId),
  ]);
  const senders = byId(
    await models.users
      .find({ _id: { $in: [...connections.values()].map(({ sentBy }) => sentBy) } })
      .lean<UserDocument[]>(),
  );
  const shownReport = async (report: AbuseReportDocument): Promise<AdminReport> => {
    const connection = connections.get(report.connectionId.toHexString());
    const excerpt = report.about === 'conversation' ? await excerptOf({ models, records }, report) : null;
    const asked = senders.get(connection?.sentBy.toHexString() ?? '');
    // Everybody of a company takes part in a conversation, whoever sent the request.
    const sender =
      report.by === 'company' ? await talentOf({ models, records }, report) : (excerpt?.companyAuthor ?? asked);
    const { _id, status, reason, text, createdAt, companyId, closedAt, closingNote } = report;
    return {
      id: _id.toHexString(),
      status,
      reason,
      text,
      createdAt: createdAt.toISOString(),
      companyId: companyId.toHexString(),
      companyName: companies.get(companyId.toHexString())?.name ?? '',
      about: report.about ?? 'request',
      by: report.by ?? 'jobSeeker',
      letter: excerpt === null ? (connection?.text ?? '') : excerpt.text,
      senderId: sender?._id.toHexString() ?? null,
      senderName: sender === undefined ? null : nameOf(sender),
      closedAt: closedAt?.toISOString() ?? null,
      closingNote: closingNote ?? null,
    };
  };
  return Promise.all(reports.map(shownReport));
}

/** @returns a page of reports, newest first */
export async function pageOfReports(
  app: ShownNeeds & Collections<'abuseReports'>,
  { status, page }: { readonly status?: ReportStatus | undefined; readonly page: number },
): Promise<AdminReportPage> {
  const filter = status === undefined ? {} : { status };
  const { total, found } = await pageOf(app.models.abuseReports, { filter, sort: { createdAt: -1, _id: -1 }, page });
  return { total, rows: await shown(app, found) };
}

/** Closes a report with a note. @throws AppError 404, 409 if it is closed already */
export async function closeReport(
  app: Needs,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<AdminReport> {
  const _id = new Types.ObjectId(id);
  const closed = await app.inTransaction(async (session) => {
    const report = await app.models.abuseReports
      .findOneAndUpdate(
        { _id, status: 'open' },
        { $set: { status: 'closed', closedAt: app.clock.now(), closingNote: reason } },
        { session, returnDocument: 'after' },
      )
      .lean<AbuseReportDocument | null>();
    if (report !== null)
      await recordAudit(app, session, {
        action: 'admin.reportClosed',
        actorId: caller.userId,
        subject: 'report',
        subjectId: _id,
        companyId: report.companyId,
        details: { reason },
      });
    return report;
  });
  if (closed === null)
    throw (await app.models.abuseReports.exists({ _id })) === null
      ? notFound(t('There is no such report.'))
      : new AppError(409, t('This report is closed already.'));
  const [report] = await shown(app, [closed]);
  if (report === undefined) throw new Error('The report vanished while it was closed.');
  return report;
}
