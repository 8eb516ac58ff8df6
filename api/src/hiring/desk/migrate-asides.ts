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
