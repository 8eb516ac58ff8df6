import { type ClientSession, type Connection, Types } from 'mongoose';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { Collections } from '../../records/models.js';
import { type Clock, systemClock } from '../clock/index.js';
import type { Platform } from '../services/index.js';

/** An entry as its feature states it. */
export type AuditEntry = Pick<AuditEntryDocument, 'action' | 'subject' | 'subjectId'> &
  Partial<Pick<AuditEntryDocument, 'actorId' | 'companyId' | 'details'>>;

const documentOf = (entry: AuditEntry, clock: Clock): AuditEntryDocument => ({
  _id: new Types.ObjectId(),
  actorId: null,
  companyId: null,
  details: {},
  ...entry,
  at: clock.now(),
});

/**
 * Writes an entry of the audit log together with what it tells of.
 * @param session the transaction of the audited change, so that neither is written without the other
 * @param entry ids, amounts and states, and what people type in `details.reason` alone: the log outlives accounts and holds
 * nobody's name or address
 */
export async function recordAudit(
  { models, clock }: Collections<'auditEntries'> & Pick<Platform, 'clock'>,
  session: ClientSession,
  entry: AuditEntry,
): Promise<void> {
  await models.auditEntries.insertOne(documentOf(entry, clock), { session });
}

/** As {@link recordAudit}: for a migration, which has no models. */
export async function recordAuditOn(connection: Connection, entry: AuditEntry): Promise<void> {
  await connection.collection<AuditEntryDocument>('auditEntries').insertOne(documentOf(entry, systemClock));
}
