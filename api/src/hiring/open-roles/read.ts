import { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import { isStrongMatch, STRONG_MATCHES_COUNTED } from '@vela/market/strength';
import { type MatchRole, shownScore, weekOf } from '@vela/matching';
import { searcherOf } from '../../accounts/companies/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { MatchEngine } from '../matching/index.js';
import { matchRoleOf } from '../matching/index.js';
import { type MatchCounts, openRoleOf } from './mappers.js';

interface Needs extends Collections<'openRoles' | 'users'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly matchEngine: MatchEngine;
}

/** @throws AppError 404 if the company has no such role */
export async function ownOpenRole(
  { models }: Collections<'openRoles'>,
  caller: CompanyCaller,
  id: string,
): Promise<OpenRoleDocument> {
  const role = await models.openRoles
    .findOne({ _id: new Types.ObjectId(id), companyId: caller.companyId })
    .lean<OpenRoleDocument | null>();
  if (role === null) throw notFound('There is no such role.');
  return role;
}

/** Strong matches come first, so that looking at the best few tells how many there are, up to a limit. */
async function countMatches(
  { matchEngine, clock }: Pick<Platform, 'clock'> & { readonly matchEngine: MatchEngine },
  role: MatchRole,
): Promise<MatchCounts> {
  const { total, ranked } = await matchEngine.rank(role, {
    week: weekOf(clock.now().getTime()),
    offset: 0,
    limit: STRONG_MATCHES_COUNTED,
  });
  return {
    eligible: total,
    strong: ranked.filter(({ basisPoints }) => isStrongMatch(shownScore(basisPoints))).length,
  };
}

/** @returns the company's roles, newest first, each with how many talents are eligible and how many match it well */
export async function listOpenRoles(app: Needs, caller: CompanyCaller): Promise<OpenRole[]> {
  const [roles, searcher] = await Promise.all([
    app.models.openRoles
      .find({ companyId: caller.companyId })
      .sort({ createdAt: -1 })
      .limit(LISTED_MAX)
      .lean<OpenRoleDocument[]>(),
    searcherOf(app, caller.companyId),
  ]);
  const catalogue = app.catalogue.current;
  return Promise.all(
    roles.map(async (role) =>
      openRoleOf(role, catalogue, await countMatches(app, matchRoleOf(role, searcher, catalogue))),
    ),
  );
}
