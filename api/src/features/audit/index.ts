export type { AuditAction, AuditEntryDocument, AuditSubject } from './model.js';
export { recordAudit, type AuditEntry } from './record.js';
