import type { Connection } from 'mongoose';
import { recordAuditOn } from '../../platform/audit/index.js';
import type { UserDocument } from '../../records/user.js';

/**
 * A company whose owner was suspended before companies passed on belongs to the longest-serving colleague who can act, where there
 * is one. The log says so; nobody is told, as no mail is sent before the API runs.
 */
export async function companiesPassToWhoCanAct(connection: Connection): Promise<void> {
  const users = connection.collection<UserDocument>('users');
  const owners = users.find({ companyOwner: true, suspendedAt: { $type: 'date' } }, { projection: { companyId: 1 } });
  for await (const { companyId } of owners) {
    if (companyId === null) continue;
    const acting = { companyId, suspendedAt: { $not: { $type: 'date' } } } as const;
    if ((await users.findOne({ ...acting, companyOwner: true })) !== null) continue;
    const heir = await users.findOne(acting, { sort: { createdAt: 1 } });
    if (heir === null) continue;
    await users.updateMany({ companyId, companyOwner: true }, { $set: { companyOwner: false } });
    await users.updateOne({ _id: heir._id }, { $set: { companyOwner: true } });
    await recordAuditOn(connection, {
      action: 'company.handedOver',
      subject: 'user',
      subjectId: heir._id,
      companyId,
      details: { kind: 'ownerSuspended' },
    });
  }
}
