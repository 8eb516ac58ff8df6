import type {
  ChangedTalentMark,
  Desk,
  Moved,
  MoveInput,
  MovePage,
  RoleVisit,
  Shortlist,
  TalentMarkInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// A company's desk: whom it keeps in sight, sets aside and noted, before and beside requests.

export const getDesk: Endpoint<{ response: Desk }> = {
  method: 'GET',
  path: '/api/talent-marks',
  cache: 'live',
};
export const markTalent: Endpoint<{ params: { id: string }; body: TalentMarkInput; response: ChangedTalentMark }> = {
  method: 'POST',
  path: '/api/talent-marks/:id',
};
export const getShortlist: Endpoint<{ response: Shortlist }> = {
  method: 'GET',
  path: '/api/shortlist',
  cache: 'live',
};
export const visitOpenRole: Endpoint<{ params: { id: string }; body: object; response: RoleVisit }> = {
  method: 'POST',
  path: '/api/open-roles/:id/visit',
};
export const moveTalent: Endpoint<{ params: { id: string }; body: MoveInput; response: Moved }> = {
  method: 'POST',
  path: '/api/open-roles/:id/moves',
};
export const listMoves: Endpoint<{ query: { openRoleId?: string; page?: number }; response: MovePage }> = {
  method: 'GET',
  path: '/api/moves',
  cache: 'live',
};
