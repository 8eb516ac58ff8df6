export type { AuditAction, AuditEntryDocument, AuditSubject } from './model.js';
export { type AuditEntry, recordAudit } from './record.js';
