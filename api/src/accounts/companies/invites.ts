import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import { colleagueAddresses, type Invitation as InvitationAnswer } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { endOfDayAfter } from '@vela/market/days';
import { inboxOf } from '@vela/market/mail-budgets';
import type { Settings } from '../../config/index.js';
import { type AppError, fieldError, notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument, CompanyInviteDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { forgottenAt, revokeWhere } from './end-invites.js';
import { companyMet, meetCompany } from './meet.js';
import { colleagueOf } from './membership.js';
import { pendingOf } from './pending-invites.js';
import { type LeaveNeeds, leavePlaceholder } from './placeholder.js';

/** Days after which an invitation is over; its company is told the last one. */
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
  if (member !== undefined)
    throw fieldError('inviteColleagues', t('{member} belongs to your company already.', { member }));
  return addresses;
}

/** Where a colleague signs up through an invitation. */
const linkOf = (appOrigin: string, token: string): string =>
  `${appOrigin}${PATHS.talentSeekerSignupForm}?companyLink=${token}`;

interface Invitation {
  readonly companyId: Types.ObjectId;
  readonly companyName: string;
  readonly invitedBy: Types.ObjectId;
  readonly inviterName: string;
  readonly email: string;
}

/**
 * Writes an invitation, which replaces an earlier one to the same address, and leaves its mail in the outbox. Where no mail goes out, the link
 * that was mailed before goes on working, as long as the new one would have: the company reads the same either way.
 */
async function invite(
  app: Collections<'companyInvites'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>,
  { companyId, companyName, invitedBy, inviterName, email }: Invitation,
  session: ClientSession,
): Promise<void> {
  const { models, clock, config } = app;
  const now = clock.now();
  const token = randomBytes(24).toString('base64url');
  const invitation = { invitedBy, createdAt: now, expiresAt: endOfDayAfter(now, VALID_DAYS) };
  const _id = new Types.ObjectId();
  const mail = await leaveMail(app, session, `companyInvite:${_id.toHexString()}`, {
    to: { address: email },
    template: 'companyInvite',
    about: invitedBy,
    by: { sender: invitedBy, company: companyId },
    values: { inviterName, companyName, link: linkOf(config.appOrigin, token), validDays: String(VALID_DAYS) },
  });
  if (mail === 'held') {
    const { matchedCount } = await models.companyInvites.updateOne(
      { ...pendingOf(app, companyId), email },
      { $set: { ...invitation, forgetAt: null } },
      { session },
    );
    if (matchedCount > 0) return;
  }
  await revokeWhere(app, { companyId, email, usedBy: null, revokedAt: null }, session);
  const created: CompanyInviteDocument = {
    _id,
    companyId,
    email,
    tokenHash: hashOf(token),
    ...invitation,
    revokedAt: null,
    usedBy: null,
  };
  await models.companyInvites.insertOne(created, { session });
}

const fullName = ({ givenName, familyName }: Pick<UserDocument, 'givenName' | 'familyName'>): string =>
  `${givenName} ${familyName}`.trim() || t('A colleague');

/**
 * Invites several colleagues.
 * @param session transaction of the company's save
 * @throws AppError 409 if the company is closed or suspended, 429 where that is more than one person, company or inbox is given
 */
export async function inviteColleagues(
  app: Collections<'companies' | 'companyInvites' | 'users'> &
    Pick<Platform, 'clock' | 'outbox'> &
    Settings<'appOrigin'>,
  emails: readonly string[],
  origin: Omit<Invitation, 'email' | 'inviterName'>,
  session: ClientSession,
): Promise<void> {
  if (emails.length === 0) return;
  await meetCompany(app, origin.companyId, session);
  const inviter = await app.models.users.findById(origin.invitedBy).session(session).lean<UserDocument | null>();
  const inviterName = inviter === null ? t('A colleague') : fullName(inviter);
  for (const email of emails) await invite(app, { ...origin, inviterName, email }, session);
}

/** @returns an address as far as who knows it recognizes it, such as `k…@nordlys.example` */
const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

const noLongerValid = (): AppError =>
  fieldError('magicLink', t('This invitation is no longer valid. Ask for a new one.'));

const forAnotherAddress = (invited: string, own: string): AppError =>
  fieldError(
    'magicLink',
    own === ''
      ? t(
          'This invitation was sent to {invited}, and you are signed in as somebody without an address. Sign in with the account of that address, or ask your colleague to invite yours.',
          { invited: maskedAddress(invited) },
        )
      : t(
          'This invitation was sent to {invited}, and you are signed in as {own}. Sign in with the account of that address, or ask your colleague to invite {own}.',
          { invited: maskedAddress(invited), own },
        ),
  );

/**
 * Lets a user join the company that an invitation names, and leaves behind a placeholder of their own. Who joined by it
 * before and asks again, since no answer came, is where they wanted to be.
 * @param token the `companyLink` of the sign-up address
 * @param session transaction of the profile's save
 * @throws AppError 422 if the invitation is used, revoked, over, unknown or was sent to another address, its company is closed or
 * suspended, or the user has a company already
 */
export async function acceptInvite(
  app: LeaveNeeds & Collections<'joinRequests'>,
  user: Pick<UserDocument, '_id' | 'companyId' | 'email'>,
  token: string,
  session: ClientSession,
): Promise<void> {
  const { models, clock } = app;
  const { _id, companyId } = user;
  const taken = { tokenHash: hashOf(token), usedBy: _id, companyId };
  if (companyId !== null && (await models.companyInvites.exists(taken).session(session)) !== null) return;
  const usable = { tokenHash: hashOf(token), usedBy: null, revokedAt: null, expiresAt: { $gt: clock.now() } };
  const invited = await models.companyInvites.findOne(usable).session(session).lean<CompanyInviteDocument | null>();
  if (invited !== null && inboxOf(invited.email) !== inboxOf(user.email))
    throw forAnotherAddress(invited.email, user.email);
  const invitation = await models.companyInvites.findOneAndUpdate(
    usable,
    { $set: { usedBy: _id, forgetAt: forgottenAt(app) } },
    { session },
  );
  if (invitation === null || (await companyMet(app, invitation.companyId, session)) === null) throw noLongerValid();
  await leavePlaceholder(app, user, session);
  const { matchedCount } = await models.users.updateOne(
    { _id, companyId: null },
    { $set: colleagueOf(invitation.companyId) },
    { session },
  );
  if (matchedCount === 0) throw fieldError('magicLink', t('You already belong to a company.'));
  // Who asked to join as well waits for nothing any more, and takes the place of nobody who does.
  await models.joinRequests.deleteMany({ companyId: invitation.companyId, userId: _id }, { session });
}

/**
 * Who invites to which company, for whoever holds the link; the mail with the link says the same.
 * @param token the `companyLink` of the sign-up address
 * @throws AppError 404 for an invitation that is used, revoked, over or unknown
 */
export async function readInvitation(
  { models, clock }: Collections<'companies' | 'companyInvites' | 'users'> & Pick<Platform, 'clock'>,
  token: string,
): Promise<InvitationAnswer> {
  const usable = { tokenHash: hashOf(token), usedBy: null, revokedAt: null, expiresAt: { $gt: clock.now() } };
  const invitation = await models.companyInvites.findOne(usable).lean<CompanyInviteDocument | null>();
  if (invitation === null) throw notFound(t('This invitation is no longer valid. Ask for a new one.'));
  const [company, inviter] = await Promise.all([
    models.companies.findById(invitation.companyId).lean<CompanyDocument | null>(),
    models.users.findById(invitation.invitedBy).lean<UserDocument | null>(),
  ]);
  return {
    companyName: company?.name || t('A company'),
    inviterName: inviter === null ? t('A colleague') : fullName(inviter),
  };
}
