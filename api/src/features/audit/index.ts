export { auditEntryModel, type AuditAction, type AuditEntryDocument, type AuditSubject } from './model.js';
export { recordAudit, type AuditEntry } from './record.js';
