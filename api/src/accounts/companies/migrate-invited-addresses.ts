import type { Connection } from 'mongoose';
import { isEmailAddress } from '@vela/contracts/email-addresses';
import { colleagueAddresses } from '@vela/contracts/schemas';
import type { CompanyInviteDocument } from '../../records/company.js';

/**
 * Invitations were stored with what stood around their address, such as `<kim@x.example>`, and whoever came by their link was told that they
 * were sent to somebody else. Where one address is in it, it is that.
 */
export async function invitationsNameAddresses(connection: Connection): Promise<void> {
  const invites = connection.collection<CompanyInviteDocument>('companyInvites');
  const pending = { usedBy: null, revokedAt: null };
  for await (const { _id, email } of invites.find(pending, { projection: { email: 1 } })) {
    const [address, ...others] = isEmailAddress(email) ? [] : colleagueAddresses(email).filter(isEmailAddress);
    if (address !== undefined && others.length === 0)
      await invites.updateOne({ _id, ...pending }, { $set: { email: address } });
  }
}
