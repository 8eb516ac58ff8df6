import type { Types } from 'mongoose';
import type { Appearances } from '@vela/contracts/schemas';
import { locale, t } from '@vela/language';
import { daysLater } from '@vela/market/days';
import { RANKINGS_KEPT_DAYS } from '@vela/market/retention';
import { shownScore } from '@vela/matching';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { movesOf } from '../desk/index.js';
import { rolesToday } from './merged-roles.js';
import { rankingsOf } from './of-talent.js';

interface Needs
  extends
    Collections<'catalogueChanges' | 'companies' | 'connections' | 'moves' | 'openRoles' | 'profileViews' | 'rankings'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
}

type Row = Appearances['roles'][number];

const NOBODY: Row['movedByPeople'] = { up: 0, down: 0, aside: 0 };
const EMPTY: Omit<Row, 'role'> = {
  shown: 0,
  viewed: 0,
  asked: 0,
  bestPlace: null,
  scores: null,
  movedByPeople: NOBODY,
};

/** Counts by role of the catalogue. */
class CountsByRole {
  readonly #rows = new Map<string, Omit<Row, 'role'>>();
  readonly #today: (roleId: string) => string;

  /** @param today what a role is now that is named by the id that it had */
  constructor(today: (roleId: string) => string) {
    this.#today = today;
  }

  change(role: Types.ObjectId | undefined, to: (row: Omit<Row, 'role'>) => Omit<Row, 'role'>): void {
    const key = role === undefined ? '' : this.#today(role.toHexString());
    this.#rows.set(key, to(this.#rows.get(key) ?? EMPTY));
  }

  rows(nameOf: (roleId: string) => string): Row[] {
    return [...this.#rows]
      .map(([roleId, row]) => ({ role: nameOf(roleId), ...row }))
      .sort((one, other) => other.shown - one.shown || one.role.localeCompare(other.role, locale()));
  }
}

/**
 * How often the caller was shown among matches, viewed and asked in the time that the log is kept, and for what. Companies
 * are not named: where a talent was listed tells which roles a company works on.
 */
export async function appearancesOf(app: Needs, { jobSeekerProfileId }: Caller): Promise<Appearances> {
  const since = daysLater(app.clock.now(), -RANKINGS_KEPT_DAYS);
  const told = { since: since.toISOString() };
  if (jobSeekerProfileId === null) return { ...told, shown: 0, viewed: 0, asked: 0, roles: [] };
  const { models } = app;
  const [rankings, views, requests, moves] = await Promise.all([
    rankingsOf(app, jobSeekerProfileId),
    models.profileViews.find({ jobSeekerProfileId, at: { $gte: since } }).lean<ProfileViewDocument[]>(),
    models.connections.find({ jobSeekerProfileId, createdAt: { $gte: since } }).lean<ConnectionDocument[]>(),
    movesOf(app, jobSeekerProfileId),
  ]);
  const looked = await models.openRoles
    .find({ _id: { $in: views.flatMap(({ openRoleId }) => (openRoleId === null ? [] : [openRoleId])) } }, { roleId: 1 })
    .lean<Pick<OpenRoleDocument, '_id' | 'roleId'>[]>();
  const roleOf = new Map(looked.map(({ _id, roleId }) => [_id.toHexString(), roleId]));
  const named = [...rankings, ...requests, ...moves, ...looked].map(({ roleId }) => roleId.toHexString());
  const counts = new CountsByRole(await rolesToday(app, named));
  for (const { roleId, place, basisPoints } of rankings)
    counts.change(roleId, (row) => {
      const score = shownScore(basisPoints);
      const { from, to } = row.scores ?? { from: score, to: score };
      return {
        ...row,
        shown: row.shown + 1,
        bestPlace: Math.min(place, row.bestPlace ?? place),
        scores: { from: Math.min(from, score), to: Math.max(to, score) },
      };
    });
  for (const { openRoleId } of views)
    counts.change(openRoleId === null ? undefined : roleOf.get(openRoleId.toHexString()), (row) => ({
      ...row,
      viewed: row.viewed + 1,
    }));
  for (const { roleId } of requests) counts.change(roleId, (row) => ({ ...row, asked: row.asked + 1 }));
  for (const { roleId, where } of moves)
    if (where !== 'back')
      counts.change(roleId, (row) => ({
        ...row,
        movedByPeople: { ...row.movedByPeople, [where]: row.movedByPeople[where] + 1 },
      }));
  return {
    ...told,
    shown: rankings.length,
    viewed: views.length,
    asked: requests.length,
    roles: counts.rows((roleId) => app.catalogue.spoken.roles.get(roleId)?.name ?? t('Without a role')),
  };
}
