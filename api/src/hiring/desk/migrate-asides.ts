import type { Types } from 'mongoose';
import { type Connection } from 'mongoose';

interface OldMark {
  readonly _id: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly jobSeekerProfileId: Types.ObjectId;
  readonly asideFor: readonly Types.ObjectId[];
  readonly shortlistedAt: Date | null;
  readonly note: string;
  readonly updatedAt: Date;
}

/** Who was set aside for a role before there was a log of it is set aside in the log, by nobody and without a reason. */
export async function asidesToMoves(connection: Connection): Promise<void> {
  const marks = connection.collection('talentMarks');
  const moves = connection.collection('moves');
  const roles = connection.collection('openRoles');
  for await (const mark of marks.find<OldMark>({ 'asideFor.0': { $exists: true } })) {
    const { _id, companyId, jobSeekerProfileId, asideFor, updatedAt } = mark;
    for (const openRoleId of asideFor) {
      const role = await roles.findOne<{ roleId: Types.ObjectId }>({ _id: openRoleId });
      if (role === null) continue;
      const place = { companyId, openRoleId, jobSeekerProfileId };
      await moves.updateOne(
        { ...place, where: 'aside' },
        { $setOnInsert: { roleId: role.roleId, reason: '', userId: null, at: updatedAt } },
        { upsert: true },
      );
    }
    if (mark.shortlistedAt === null && mark.note === '') await marks.deleteOne({ _id });
    else await marks.updateOne({ _id }, { $unset: { asideFor: 1 } });
  }
}

interface LastMove {
  readonly _id: Pick<OldMark, 'companyId' | 'jobSeekerProfileId'> & { readonly openRoleId: Types.ObjectId };
  readonly where: string;
  readonly at: Date;
}

/**
 * Takes that back: who is aside for a role is noted at the talent's mark, and nowhere else, so that whom a version from before
 * takes back is not aside again later. Who put them aside, and why, is lost.
 */
export async function movesToAsides(connection: Connection): Promise<void> {
  const moves = connection.collection('moves');
  const lastOfEach = moves.aggregate<LastMove>([
    { $match: { jobSeekerProfileId: { $ne: null } } },
    { $sort: { at: 1, _id: 1 } },
    {
      $group: {
        _id: { companyId: '$companyId', openRoleId: '$openRoleId', jobSeekerProfileId: '$jobSeekerProfileId' },
        where: { $last: '$where' },
        at: { $last: '$at' },
      },
    },
    { $match: { where: 'aside' } },
  ]);
  for await (const { _id, at } of lastOfEach) {
    const { companyId, openRoleId, jobSeekerProfileId } = _id;
    await connection
      .collection<OldMark>('talentMarks')
      .updateOne(
        { companyId, jobSeekerProfileId },
        { $addToSet: { asideFor: openRoleId }, $setOnInsert: { shortlistedAt: null, note: '', updatedAt: at } },
        { upsert: true },
      );
    await moves.deleteMany({ companyId, openRoleId, jobSeekerProfileId, where: 'aside' });
  }
}
