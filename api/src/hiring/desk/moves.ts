import { Types } from 'mongoose';
import { type Move, MOVES_PAGE_SIZE, ROLE_MOVES_MAX } from '@vela/contracts/constants';
import type { MatchMove, Moved, MoveEntry, MoveInput, MovePage } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { MoveDocument } from '../../records/move.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import { isStillThere, noSuchTalent, profilesInSight, type Sight, sightOf, talentInSight } from '../sight/index.js';
import { namesOf } from './names.js';

export interface MoveNeeds
  extends
    Collections<'auditEntries' | 'companies' | 'connections' | 'jobSeekerProfiles' | 'moves' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction'> {
  readonly catalogue: Catalogue;
}

/** An entry that nothing came after, and that says more than "back". */
export interface StandingMove {
  readonly profileId: string;
  readonly where: Move;
  readonly move: MatchMove;
}

/** Who is where now: the latest entry about each talent of a role. Entries in the order in which they were made. */
function latestOf(entries: readonly MoveDocument[]): ReadonlyMap<string, MoveDocument> {
  const latest = new Map<string, MoveDocument>();
  for (const entry of entries) {
    if (entry.jobSeekerProfileId !== null)
      latest.set(`${entry.openRoleId.toHexString()} ${entry.jobSeekerProfileId.toHexString()}`, entry);
  }
  return latest;
}

const entriesOf = ({ models }: Collections<'moves'>, openRoleIds: readonly Types.ObjectId[]) =>
  models.moves
    .find({ openRoleId: { $in: openRoleIds } })
    .sort({ at: 1, _id: 1 })
    .lean<MoveDocument[]>();

/** @returns whom the company's people moved in a role's list, by profile; who was put back is not among them */
export async function standingMoves(
  app: Collections<'moves' | 'users'>,
  { companyId, userId }: CompanyCaller,
  openRoleId: Types.ObjectId,
): Promise<ReadonlyMap<string, StandingMove>> {
  const latest = [...latestOf(await entriesOf(app, [openRoleId])).values()];
  const names = await namesOf(
    app,
    latest.map((entry) => entry.userId),
    companyId,
  );
  return new Map(
    latest.flatMap(({ jobSeekerProfileId, where, reason, userId: by, at }) => {
      if (jobSeekerProfileId === null || where === 'back') return [];
      const profileId = jobSeekerProfileId.toHexString();
      const own = by?.equals(userId) === true;
      const move = { where, reason, by: names(by), own, at: at.toISOString() };
      return [[profileId, { profileId, where, move }] as const];
    }),
  );
}

/**
 * Puts a talent up, down, aside or back in a role's list. What is so already is not written again.
 * @returns the entry that says so, where it is the caller's own to undo
 * @throws AppError 404 for a talent whom the company may not see and for another company's role, 409 where the log is full, and
 *   where it undoes an entry after which another came
 */
export async function moveTalent(
  app: MoveNeeds,
  caller: CompanyCaller,
  openRoleId: string,
  { talent, where, reason, undoes }: MoveInput,
): Promise<Moved> {
  const { companyId, userId } = caller;
  const [role, sight] = await Promise.all([ownOpenRole(app, caller, openRoleId), sightOf(app, caller)]);
  const { profile } = await talentInSight(app, sight, talent);
  const place = { openRoleId: role._id, jobSeekerProfileId: profile._id };
  const last = await app.models.moves.findOne(place).sort({ at: -1, _id: -1 }).lean<MoveDocument | null>();
  if ((last?.where ?? 'back') === where && (where === 'back' || last?.reason === reason))
    return { ok: true, ...(last?.userId?.equals(userId) === true && { entry: last._id.toHexString() }) };
  if (undoes !== undefined && last?._id.equals(undoes) !== true)
    throw new AppError(409, t('Somebody has moved this talent again since. Nothing was undone.'));
  if (where !== 'back' && (await app.models.moves.countDocuments({ openRoleId: role._id })) >= ROLE_MOVES_MAX)
    throw new AppError(
      409,
      t('The log of this role is full: it holds {most, plural, one {# entry} other {# entries}}.', {
        most: ROLE_MOVES_MAX,
      }),
    );
  const entry = {
    _id: new Types.ObjectId(),
    companyId,
    roleId: role.roleId,
    ...place,
    where,
    reason,
    userId,
    at: app.clock.now(),
  };
  await app.inTransaction(async (session) => {
    await app.models.moves.create([entry], { session });
    await recordAudit(app, session, {
      action: 'company.talentMoved',
      actorId: userId,
      companyId,
      subject: 'openRole',
      subjectId: role._id,
      details: { where },
    });
  });
  if (await isStillThere(app, profile._id)) return { ok: true, entry: entry._id.toHexString() };
  await app.models.moves.updateMany(place, { $set: { jobSeekerProfileId: null, reason: '' } });
  throw noSuchTalent();
}

/** What is told of an entry's talent: nothing at all where the company does not see them any more, whatever became of them. */
function talentOf(
  { jobSeekerProfileId, reason }: MoveDocument,
  sight: Sight,
  visible: Awaited<ReturnType<typeof profilesInSight>>,
): MoveEntry['talent'] {
  const profile = jobSeekerProfileId === null ? undefined : visible.get(jobSeekerProfileId.toHexString());
  if (profile === undefined) return null;
  return { id: sight.handles.handleOf(profile._id), currentRole: profile.currentRole, reason };
}

/** @returns a page of the company's log of moves, the latest first */
export async function listMoves(
  app: MoveNeeds,
  caller: CompanyCaller,
  { openRoleId, page }: { readonly openRoleId?: string | undefined; readonly page: number },
): Promise<MovePage> {
  const { companyId, userId } = caller;
  const { models, catalogue } = app;
  const filter = { companyId, ...(openRoleId !== undefined && { openRoleId: new Types.ObjectId(openRoleId) }) };
  const [total, entries, sight] = await Promise.all([
    models.moves.countDocuments(filter),
    models.moves
      .find(filter)
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * MOVES_PAGE_SIZE)
      .limit(MOVES_PAGE_SIZE)
      .lean<MoveDocument[]>(),
    sightOf(app, caller),
  ]);
  const roleIds = entries.map((entry) => entry.openRoleId);
  const [visible, names, latest, roles] = await Promise.all([
    profilesInSight(
      app,
      sight,
      entries.flatMap(({ jobSeekerProfileId }) => jobSeekerProfileId ?? []),
    ),
    namesOf(
      app,
      entries.map((entry) => entry.userId),
      companyId,
    ),
    entriesOf(app, roleIds).then((all) => new Set([...latestOf(all).values()].map(({ _id }) => _id.toHexString()))),
    models.openRoles.find({ _id: { $in: roleIds } }, { roleId: 1 }).lean<Pick<OpenRoleDocument, '_id' | 'roleId'>[]>(),
  ]);
  const roleOf = new Map(roles.map(({ _id, roleId }) => [_id.toHexString(), roleId]));
  return {
    total,
    moves: entries.map((entry) => {
      const { _id, at, openRoleId: of, roleId, where, userId: by } = entry;
      const named = (roleOf.get(of.toHexString()) ?? roleId).toHexString();
      const talent = talentOf(entry, sight, visible);
      return {
        id: _id.toHexString(),
        at: at.toISOString(),
        by: names(by),
        own: by?.equals(userId) === true,
        openRole: { id: of.toHexString(), name: catalogue.spoken.roles.get(named)?.name ?? t('A role') },
        where,
        talent,
        holds: talent !== null && where !== 'back' && latest.has(_id.toHexString()),
      };
    }),
  };
}

/** @returns how often people moved the caller, for the privacy centre and the export; whose people and why is the company's */
export const movesOf = (
  { models }: Collections<'moves'>,
  jobSeekerProfileId: Types.ObjectId,
): Promise<Pick<MoveDocument, 'at' | 'roleId' | 'where'>[]> =>
  models.moves
    .find({ jobSeekerProfileId }, { _id: 0, at: 1, roleId: 1, where: 1 })
    .sort({ at: 1 })
    .lean<Pick<MoveDocument, 'at' | 'roleId' | 'where'>[]>();
