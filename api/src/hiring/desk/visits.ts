import type { RoleVisit } from '@vela/contracts/schemas';
import { MINUTE_MS } from '@vela/market/days';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { RoleVisitDocument } from '../../records/talent-mark.js';
import { ownOpenRole } from '../open-roles/index.js';

export type VisitNeeds = Collections<'openRoles' | 'roleVisits'> & Pick<Platform, 'clock'>;

/** Whoever comes back within so many minutes is still on the same visit. */
const SAME_VISIT_MINUTES = 60;

/**
 * Notes that somebody looks at a role's matches.
 * @returns the end of their visit before
 * @throws AppError 404 if the company has no such role
 */
export async function visitRole(app: VisitNeeds, caller: CompanyCaller, id: string): Promise<RoleVisit> {
  const role = await ownOpenRole(app, caller, id);
  const place = { userId: caller.userId, openRoleId: role._id };
  const now = app.clock.now();
  const last = await app.models.roleVisits.findOne(place).lean<RoleVisitDocument | null>();
  const goesOn = last !== null && now.getTime() - last.at.getTime() < SAME_VISIT_MINUTES * MINUTE_MS;
  const since = goesOn ? last.since : (last?.at ?? null);
  await app.models.roleVisits.updateOne(place, { $set: { at: now, since } }, { upsert: true });
  return { since: since?.toISOString() ?? null };
}
