export type { AuditAction, AuditEntryDocument, AuditSubject } from '../../records/audit-entry.js';
export { type AuditEntry, recordAudit } from './record.js';
