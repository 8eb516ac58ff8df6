import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import { colleagueAddresses } from '@vela/contracts/schemas';
import { daysLater } from '@vela/market/days';
import type { Settings } from '../../config/index.js';
import { fieldError } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyInviteDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

const VALID_DAYS = 14;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Reads the "invite colleagues" text; its form has been checked with the rest of the body.
 * @param members addresses of those who belong to the company already
 * @returns whom to invite, each once
 * @throws AppError 422 if somebody named belongs to it already
 */
export function newColleagues(text: string, members: readonly string[]): readonly string[] {
  const addresses = colleagueAddresses(text);
  const member = addresses.find((address) => members.includes(address));
  if (member !== undefined) throw fieldError('inviteColleagues', `${member} belongs to your company already.`);
  return addresses;
}

/** Where a colleague signs up through an invitation. */
const linkOf = (appOrigin: string, token: string): string =>
  `${appOrigin}${PATHS.talentSeekerSignupForm}?companyLink=${token}`;

interface Invitation {
  readonly companyId: Types.ObjectId;
  readonly companyName: string;
  readonly invitedBy: Types.ObjectId;
  readonly email: string;
}

/** Writes an invitation, which replaces an earlier one to the same address, and leaves its mail in the outbox. */
async function invite(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>,
  { companyId, companyName, invitedBy, email }: Invitation,
  session: ClientSession,
): Promise<void> {
  const { models, clock, config } = app;
  const now = clock.now();
  const token = randomBytes(24).toString('base64url');
  await models.companyInvites.updateMany(
    { companyId, email, usedBy: null, revokedAt: null },
    { $set: { revokedAt: now } },
    { session },
  );
  const created: CompanyInviteDocument = {
    _id: new Types.ObjectId(),
    companyId,
    email,
    tokenHash: hashOf(token),
    invitedBy,
    createdAt: now,
    expiresAt: daysLater(now, VALID_DAYS),
    revokedAt: null,
    usedBy: null,
  };
  await models.companyInvites.insertOne(created, { session });
  await leaveMail(app, session, `companyInvite:${created._id.toHexString()}`, {
    to: { address: email },
    template: 'companyInvite',
    values: { companyName, link: linkOf(config.appOrigin, token), validDays: String(VALID_DAYS) },
  });
}

/** Invites several colleagues. @param session transaction of the company's save */
export async function inviteColleagues(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>,
  emails: readonly string[],
  origin: Omit<Invitation, 'email'>,
  session: ClientSession,
): Promise<void> {
  for (const email of emails) await invite(app, { ...origin, email }, session);
}

/**
 * Lets a user join the company that an invitation names.
 * @param token the `companyLink` of the sign-up address
 * @param session transaction of the profile's save
 * @throws AppError 422 if the invitation is used, revoked, over or unknown, or the user has a company already
 */
export async function acceptInvite(
  app: Collections<'companyInvites' | 'users'> & Pick<Platform, 'clock'>,
  userId: Types.ObjectId,
  token: string,
  session: ClientSession,
): Promise<void> {
  const { models, clock } = app;
  const invitation = await models.companyInvites.findOneAndUpdate(
    { tokenHash: hashOf(token), usedBy: null, revokedAt: null, expiresAt: { $gt: clock.now() } },
    { $set: { usedBy: userId } },
    { session },
  );
  if (invitation === null) throw fieldError('magicLink', 'This invitation is no longer valid. Ask for a new one.');
  const { matchedCount } = await models.users.updateOne(
    { _id: userId, companyId: null },
    { $set: { companyId: invitation.companyId, companyOwner: false } },
    { session },
  );
  if (matchedCount === 0) throw fieldError('magicLink', 'You already belong to a company.');
}
