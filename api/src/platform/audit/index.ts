export { forgetReasons, forgetReasonsOn } from './forget.js';
export { type AuditEntry, recordAudit } from './record.js';
export { type Look, recordShown } from './shown.js';
