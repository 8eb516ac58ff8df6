export { forgetReasons, reasonsOf } from './forget.js';
export { type AuditEntry, recordAudit } from './record.js';
