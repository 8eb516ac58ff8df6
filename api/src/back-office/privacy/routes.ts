import { endSession } from '../../accounts/auth/index.js';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import { sessionCookieName } from '../../platform/sessions/index.js';
import type { Collections } from '../../records/models.js';
import {
  blockCompany,
  blockedCompanies,
  companiesThatWrote,
  findCompanies,
  shieldFromEmployer,
  unblockCompany,
} from './blocking.js';
import { consentsOf, disclosuresOf } from './disclosures.js';
import { eraseAccount, type EraseNeeds } from './erase.js';
import { exportOf } from './export.js';
import type { RecruiterNeeds } from './export-recruiter.js';
import { toWire } from './sessions.js';

type Needs = EraseNeeds &
  Collections<'freeProfileMarks' | 'profileViews' | 'purchases' | 'shieldTurns'> &
  Pick<Platform, 'handles' | 'marks'> &
  RecruiterNeeds;

type Names =
  | 'exportMyData'
  | 'listDisclosures'
  | 'listMyConsents'
  | 'findCompaniesToBlock'
  | 'listBlockedCompanies'
  | 'blockCompany'
  | 'shieldFromEmployer'
  | 'unblockCompany'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'deleteMe';

export const privacyHandlers = (app: Needs): Pick<Handlers, Names> => ({
  exportMyData: async ({ caller, response }) => {
    response.setHeader('content-disposition', 'attachment; filename="vela-my-data.json"');
    return new ReadyBytes(await exportOf(app, caller), 'application/json; charset=utf-8');
  },
  listDisclosures: ({ caller }) => disclosuresOf(app, caller),
  listMyConsents: ({ caller }) => consentsOf(app, caller),
  findCompaniesToBlock: ({ caller, query }) =>
    query.name === undefined ? companiesThatWrote(app, caller) : findCompanies(app, caller, query.name),
  listBlockedCompanies: ({ caller }) => blockedCompanies(app, caller),
  blockCompany: ({ caller, body }) => blockCompany(app, caller, body.companyId),
  shieldFromEmployer: ({ caller, body }) => shieldFromEmployer(app, caller, body),
  unblockCompany: ({ caller, params }) => unblockCompany(app, caller, params.companyId),
  listSessions: async ({ caller, request }) => {
    const known = await app.sessions.list(caller.userId, request.sessionID, caller.admin);
    return known.map(toWire);
  },
  endSession: async ({ caller, params }) => {
    if (!(await app.sessions.end(caller.userId, params.id))) throw notFound();
    return { ended: 1 };
  },
  endOtherSessions: async ({ caller, request }) => ({
    ended: await app.sessions.endOthers(caller.userId, request.sessionID),
  }),
  deleteMe: async ({ caller, request, response }) => {
    await eraseAccount(app, caller.userId, 'requested');
    await endSession(request);
    response.clearCookie(sessionCookieName(app.config), {
      path: '/',
      secure: app.config.appOrigin.startsWith('https://'),
    });
    return { ok: true };
  },
});
