import * as endpoints from '../endpoints/desk.js';
import {
  changedTalentMarkSchema,
  deskSchema,
  movedSchema,
  moveInputSchema,
  movePageSchema,
  moveQuerySchema,
  nothingMoreSchema,
  openRoleParamsSchema,
  profileParamsSchema,
  roleVisitParamsSchema,
  roleVisitSchema,
  shortlistSchema,
  talentMarkInputSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** A company's desk: whom it keeps in sight, sets aside and noted, before and beside requests. */
export const DESK_ENDPOINTS = {
  getDesk: {
    ...endpoints.getDesk,
    access: 'companyMember',
    summary: 'What the company marked of talents whom it may see, and whose profiles it opened.',
    response: deskSchema,
  },
  markTalent: {
    ...endpoints.markTalent,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Puts a talent on the shortlist, or notes something; the talent learns nothing.',
    params: profileParamsSchema,
    body: talentMarkInputSchema,
    response: changedTalentMarkSchema,
  },
  getShortlist: {
    ...endpoints.getShortlist,
    access: 'companyMember',
    limitsReads: true,
    summary: 'The company’s shortlist, the latest first, without names.',
    response: shortlistSchema,
  },
  visitOpenRole: {
    ...endpoints.visitOpenRole,
    access: 'companyMember',
    rateLimit: 'write',
    keepsAnswers: true,
    summary: 'Notes that the caller looks at a role’s matches, and answers until when they did before.',
    params: roleVisitParamsSchema,
    body: nothingMoreSchema,
    response: roleVisitSchema,
  },
  moveTalent: {
    ...endpoints.moveTalent,
    access: 'companyMember',
    rateLimit: 'write',
    summary:
      'Puts a talent up, down or aside in a role’s list, with a reason, or back; nobody else’s score or order changes.',
    params: openRoleParamsSchema,
    body: moveInputSchema,
    response: movedSchema,
  },
  listMoves: {
    ...endpoints.listMoves,
    access: 'companyMember',
    limitsReads: true,
    summary: 'The company’s log of whom a recruiter moved in which role’s list, when and why, the latest first.',
    query: moveQuerySchema,
    response: movePageSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
