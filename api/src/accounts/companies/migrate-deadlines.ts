import type { Connection } from 'mongoose';
import { dayOf, endOfDay } from '@vela/market/days';
import type { CompanyInviteDocument } from '../../records/company.js';

/** Invitations ended at the hour at which they were sent; their company is told a day, and now they hold to its end. */
export async function invitationsHoldThroughTheirDay(connection: Connection): Promise<void> {
  const invites = connection.collection<CompanyInviteDocument>('companyInvites');
  const pending = { usedBy: null, revokedAt: null };
  for await (const { _id, expiresAt } of invites.find(pending, { projection: { expiresAt: 1 } }))
    await invites.updateOne({ _id, ...pending }, { $set: { expiresAt: endOfDay(dayOf(expiresAt)) } });
}
