import type { Handlers } from '../../platform/endpoints/index.js';
import { type DeskNeeds, markTalent, readDesk } from './marks.js';
import { listMoves, type MoveNeeds, moveTalent } from './moves.js';
import { readShortlist } from './shortlist.js';
import { type VisitNeeds, visitRole } from './visits.js';

export const deskHandlers = (
  app: DeskNeeds & MoveNeeds & VisitNeeds,
): Pick<Handlers, 'getDesk' | 'markTalent' | 'getShortlist' | 'visitOpenRole' | 'moveTalent' | 'listMoves'> => ({
  getDesk: ({ caller }) => readDesk(app, caller),
  markTalent: ({ caller, params, body }) => markTalent(app, caller, params.id, body),
  getShortlist: ({ caller }) => readShortlist(app, caller),
  visitOpenRole: ({ caller, params }) => visitRole(app, caller, params.id),
  moveTalent: ({ caller, params, body }) => moveTalent(app, caller, params.id, body),
  listMoves: ({ caller, query }) => listMoves(app, caller, query),
});
