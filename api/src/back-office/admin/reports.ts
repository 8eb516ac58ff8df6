import { Types } from 'mongoose';
import type { AdminReport, AdminReportPage, ReasonInput, ReportStatus } from '@vela/contracts/schemas';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { AbuseReportDocument } from '../../records/abuse-report.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { pageOf } from './page-of.js';

type Needs = Collections<'abuseReports' | 'auditEntries' | 'companies' | 'connections' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction'>;

const byId = <Document extends { readonly _id: Types.ObjectId }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> => new Map(documents.map((document) => [document._id.toHexString(), document]));

async function shown(
  { models }: Collections<'companies' | 'connections' | 'users'>,
  reports: readonly AbuseReportDocument[],
): Promise<AdminReport[]> {
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
  return reports.map((report) => {
    const connection = connections.get(report.connectionId.toHexString());
    const sender = senders.get(connection?.sentBy.toHexString() ?? '');
    const { _id, status, reason, text, createdAt, companyId, closedAt, closingNote } = report;
    return {
      id: _id.toHexString(),
      status,
      reason,
      text,
      createdAt: createdAt.toISOString(),
      companyId: companyId.toHexString(),
      companyName: companies.get(companyId.toHexString())?.name ?? '',
      letter: connection?.text ?? '',
      senderId: sender?._id.toHexString() ?? null,
      senderName: sender === undefined ? null : `${sender.givenName} ${sender.familyName}`.trim(),
      closedAt: closedAt?.toISOString() ?? null,
      closingNote: closingNote ?? null,
    };
  });
}

/** @returns a page of reports, newest first */
export async function pageOfReports(
  app: Collections<'abuseReports' | 'companies' | 'connections' | 'users'>,
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
      ? notFound('There is no such report.')
      : new AppError(409, 'This report is closed already.');
  const [report] = await shown(app, [closed]);
  if (report === undefined) throw new Error('The report vanished while it was closed.');
  return report;
}
