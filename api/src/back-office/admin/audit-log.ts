import { type QueryFilter, Types } from 'mongoose';
import { AUDIT_ACTIONS, AUDIT_SHOWN_FIRST } from '@vela/contracts/constants';
import type { AdminAuditEntry, AdminAuditPage } from '@vela/contracts/schemas';
import { endOfDay, startOfDay } from '@vela/market/days';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { pageOf } from './page-of.js';

interface AuditQuery {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly entryId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
}

/** Entries about somebody, and looks that showed them. */
const aboutOrShown = (id: Types.ObjectId): QueryFilter<AuditEntryDocument> => ({
  $or: [{ subjectId: id }, { shown: id }],
});

function filterOf({
  action = '',
  actorId,
  subjectId,
  companyId,
  entryId,
  from,
  to,
}: AuditQuery): QueryFilter<AuditEntryDocument> {
  const at = {
    ...(from === undefined ? {} : { $gte: startOfDay(from) }),
    ...(to === undefined ? {} : { $lte: endOfDay(to) }),
  };
  return {
    ...(entryId === undefined ? {} : { _id: new Types.ObjectId(entryId) }),
    ...(action === '' ? {} : { action: { $in: AUDIT_ACTIONS.filter((name) => name.startsWith(action)) } }),
    ...(actorId === undefined ? {} : { actorId: new Types.ObjectId(actorId) }),
    ...(subjectId === undefined ? {} : aboutOrShown(new Types.ObjectId(subjectId))),
    ...(companyId === undefined ? {} : { companyId: new Types.ObjectId(companyId) }),
    ...(Object.keys(at).length === 0 ? {} : { at }),
  };
}

const rowOf = (
  { _id, at, action, actorId, subject, subjectId, companyId, details, shown }: AuditEntryDocument,
  names: ReadonlyMap<string, string>,
  shownMax: number,
): AdminAuditEntry => ({
  id: _id.toHexString(),
  at: at.toISOString(),
  action,
  subject,
  subjectId: subjectId.toHexString(),
  actorId: actorId?.toHexString() ?? null,
  actorName: names.get(actorId?.toHexString() ?? '') ?? null,
  companyId: companyId?.toHexString() ?? null,
  details: Object.entries(details).map(([name, value]) => ({ name, value })),
  ...(shown === undefined
    ? {}
    : { shown: shown.slice(0, shownMax).map((id) => id.toHexString()), shownCount: shown.length }),
});

/** @returns a page of audit entries, newest first; names are looked up, the log itself holds none */
export async function pageOfAudit(
  { models }: Collections<'auditEntries' | 'users'>,
  query: AuditQuery,
): Promise<AdminAuditPage> {
  const { total, found } = await pageOf(models.auditEntries, {
    filter: filterOf(query),
    sort: { at: -1, _id: -1 },
    page: query.page,
  });
  const actors = await models.users
    .find({ _id: { $in: found.flatMap(({ actorId }) => actorId ?? []) } })
    .lean<UserDocument[]>();
  const names = new Map(
    actors.map(({ _id, givenName, familyName }) => [_id.toHexString(), `${givenName} ${familyName}`.trim()]),
  );
  // A look may have shown hundreds: a page of the log would be mostly their ids.
  const shownMax = query.entryId === undefined ? AUDIT_SHOWN_FIRST : Number.POSITIVE_INFINITY;
  return { total, rows: found.map((entry) => rowOf(entry, names, shownMax)) };
}
