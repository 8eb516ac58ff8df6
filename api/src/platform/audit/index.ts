export { forgetReasons, forgetReasonsOn } from './forget.js';
export { type AuditEntry, recordAudit, recordAuditOn } from './record.js';
export { recordShown } from './shown.js';
