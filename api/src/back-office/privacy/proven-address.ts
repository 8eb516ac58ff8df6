import { provenEmailOf, type UserDocument } from '../../records/user.js';

/** What is kept under an address is somebody's own only where they proved the address. */
export interface ProvenAddress {
  /** In lower case, as invitations and the newsletter know it; null where none was proved. */
  readonly email: string | null;
  /** Every way in which mails that were left name it. */
  readonly written: readonly string[];
}

export const NO_ADDRESS: ProvenAddress = { email: null, written: [] };

export function provenAddressOf(user: Pick<UserDocument, 'email' | 'emailVerified'>): ProvenAddress {
  const proven = provenEmailOf(user);
  if (proven === null) return NO_ADDRESS;
  const email = proven.toLowerCase();
  return { email, written: [proven, email] };
}
