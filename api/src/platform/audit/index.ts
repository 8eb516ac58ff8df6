export { type AuditEntry, recordAudit } from './record.js';
