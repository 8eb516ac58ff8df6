export { answerHire } from './answer.js';
export { confirmHire } from './decide.js';
export { eraseToldOfHires, forgetReportsOf } from './erase.js';
export { invoiceDueHires } from './invoicing.js';
export { endedHiresMakeRoom } from './migrate-ended.js';
export { reportHire } from './report.js';
export { hireHandlers } from './routes.js';
