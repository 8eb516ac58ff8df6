import type { ClientSession, Types } from 'mongoose';
import { meetActing, revokeInvites, someoneActs } from '../../accounts/companies/index.js';
import { type FinishNeeds, withdrawRequests } from '../../hiring/connections/index.js';
import { callOffMeetings, type CallOffNeeds } from '../../hiring/conversations/index.js';
import type { Collections } from '../../records/models.js';

export type StopNeeds = CallOffNeeds & FinishNeeds & Collections<'companies' | 'companyInvites'>;

/**
 * Stops what a company has under way once nobody of it may act: a yes would name a talent to people whom the platform threw
 * out, a meeting would have nobody who comes, and an invitation would be a way back in. What is sent at the same moment meets it.
 * @param session the transaction in which the last of those who act was suspended, or left
 */
export async function stopWhereNobodyActs(
  app: StopNeeds,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await meetActing(app, companyId, session);
  if (await someoneActs(app, companyId, session)) return;
  await withdrawRequests(app, companyId, session);
  await callOffMeetings(app, { companyId }, session);
  await revokeInvites(app, companyId, session);
}
