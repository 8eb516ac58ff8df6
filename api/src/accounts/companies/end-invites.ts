import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { daysLater } from '@vela/market/days';
import { INVITATION_KEPT_DAYS } from '@vela/market/retention';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyInviteDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

/** @returns when the address of an invitation that is over now is forgotten */
export const forgottenAt = ({ clock }: Pick<Platform, 'clock'>): Date => daysLater(clock.now(), INVITATION_KEPT_DAYS);

/** Takes invitations back. Their addresses go as long after it as those of others after their last day. */
export async function revokeWhere(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock'>,
  pending: QueryFilter<CompanyInviteDocument>,
  session: ClientSession | null = null,
): Promise<void> {
  const { companyInvites } = app.models;
  const within = session === null ? {} : { session };
  // Whoever was invited and is gone is forgotten with the invitation's last day, not later.
  await companyInvites.updateMany({ ...pending, forgetAt: null }, { $set: { forgetAt: forgottenAt(app) } }, within);
  await companyInvites.updateMany(pending, { $set: { revokedAt: app.clock.now() } }, within);
}

/** Ends invitations to a company that nobody has taken up yet. */
export async function revokeInvites(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await revokeWhere(app, { companyId, usedBy: null, revokedAt: null }, session);
}

/**
 * Ends invitations that somebody sent and nobody has taken up yet. Whoever is in a company no longer, or may not act for it, lets nobody in:
 * an invitation to another address of theirs would be a way back.
 */
export async function revokeInvitesBy(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock'>,
  invitedBy: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await revokeWhere(app, { invitedBy, usedBy: null, revokedAt: null }, session);
}
