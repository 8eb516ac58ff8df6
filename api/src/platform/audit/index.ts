export { forgetReasons, forgetReasonsOn } from './forget.js';
export { type AuditEntry, recordAudit } from './record.js';
