import type { ClientSession, Types } from 'mongoose';

/** What goes on between companies and talents: accounts have it ended without knowing what it is. */
export interface Ties {
  /**
   * Ends what goes on between a company and talents who hide from it: its open requests are declined and give back what they
   * reserved, conversations end, and mails that wait tell no more how to reach them.
   */
  end(companyId: Types.ObjectId, profileIds: readonly Types.ObjectId[], session: ClientSession): Promise<void>;
  /** Withdraws a company's open requests to all talents who hide from anybody, whoever that is. */
  withdrawFromShielded(companyId: Types.ObjectId, session: ClientSession): Promise<void>;
}
