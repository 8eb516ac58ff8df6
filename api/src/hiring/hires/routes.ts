import type { VatCheckNeeds } from '../../money/vat/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { answerHire } from './answer.js';
import { confirmHire, rejectHire, setHireBonus, undoHire } from './decide.js';
import { confirmHireEnd, dismissHireEnd, refundHire } from './end.js';
import { listHires, type NamedRoles, pageOfHires } from './list.js';
import { reportHire, reportHireEnd, reportOwnHire } from './report.js';

type Needs = Collections<'connections' | 'documents' | 'hires' | 'invoices' | 'jobSeekerProfiles' | 'numberSeries'> &
  NamedRoles &
  VatCheckNeeds;

type Names =
  | 'reportHire'
  | 'reportOwnHire'
  | 'listHires'
  | 'answerHire'
  | 'reportHireEnd'
  | 'adminListHires'
  | 'adminConfirmHire'
  | 'adminRejectHire'
  | 'adminSetHireBonus'
  | 'adminRefundHire'
  | 'adminConfirmHireEnd'
  | 'adminDismissHireEnd'
  | 'adminUndoHire';

export const hireHandlers = (app: Needs): Pick<Handlers, Names> => ({
  reportHire: ({ caller, body }) => reportHire(app, caller, body),
  reportOwnHire: ({ caller, body }) => reportOwnHire(app, caller, body),
  listHires: ({ caller, query }) => listHires(app, caller, query.userType),
  answerHire: ({ caller, params, body }) => answerHire(app, caller, params.id, body),
  reportHireEnd: ({ caller, params, body }) => reportHireEnd(app, caller, params.id, body),
  adminListHires: ({ query }) => pageOfHires(app, query),
  adminConfirmHire: ({ caller, params, body }) => confirmHire(app, caller, params.id, body),
  adminRejectHire: ({ caller, params, body }) => rejectHire(app, caller, params.id, body),
  adminSetHireBonus: ({ caller, params, body }) => setHireBonus(app, caller, params.id, body),
  adminUndoHire: ({ caller, params, body }) => undoHire(app, caller, params.id, body),
  adminConfirmHireEnd: ({ caller, params, body }) => confirmHireEnd(app, caller, params.id, body),
  adminDismissHireEnd: ({ caller, params, body }) => dismissHireEnd(app, caller, params.id, body),
  adminRefundHire: ({ caller, params, body }) => refundHire(app, caller, params.id, body),
});
