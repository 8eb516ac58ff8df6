import { type QueryFilter, Types } from 'mongoose';
import type { AdminRoleInput, AdminUser, AdminUserPage, AdminUserQuery, ReasonInput } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';
import { tellingWords } from '@vela/market/anonymity';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { sortedBy } from '../../platform/database/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import { beginsWith, plainText } from '../../platform/searching/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { isAmongAdmins, type UserDocument } from '../../records/user.js';
import { eraseAccount, type EraseNeeds } from '../privacy/index.js';
import { pageOf } from './page-of.js';
import { idIn } from './search-words.js';

type Needs = EraseNeeds & Settings<'adminEmails'>;

export const noSuchUser = () => notFound(t('There is no such account.'));

const isAdminBySettings = ({ config }: Settings<'adminEmails'>, user: UserDocument): boolean =>
  isAmongAdmins(user, config.adminEmails);

const rowOf = (app: Settings<'adminEmails'>, user: UserDocument): AdminUser => ({
  id: user._id.toHexString(),
  name: `${user.givenName} ${user.familyName}`.trim(),
  email: user.email,
  jobSeeker: user.jobSeekerProfileId !== null,
  talentSeeker: user.talentSeekerProfileId !== null,
  companyId: user.companyId?.toHexString() ?? null,
  admin: user.admin,
  adminBySettings: isAdminBySettings(app, user),
  referral: user.referral,
  createdAt: user.createdAt.toISOString(),
  lastSignInAt: user.lastSignInAt.toISOString(),
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
});

/** A code finds whose it is and who came by it. Two words begin a given and a family name; one may begin either, or an address. Each way has its index. */
function searched(search: string): QueryFilter<UserDocument> {
  const _id = idIn(search);
  if (_id !== null) return { _id };
  const text = plainText(search);
  const codes = [{ referral: search }, { referralCode: search }];
  if (text === '') return { $or: codes };
  const [first = '', ...rest] = text.split(/\s+/);
  const names =
    rest.length === 0 ? [] : [{ 'search.family': beginsWith(rest.join(' ')), 'search.name': beginsWith(first) }];
  const whole = beginsWith(text);
  return {
    $or: [{ 'search.email': whole }, { 'search.name': whole }, { 'search.family': whole }, ...codes, ...names],
  };
}

/** By what a list of people may be sorted, and the index that has that order. */
const ORDERS: Readonly<Record<AdminUserQuery['sort'], { readonly field: string; readonly index: 1 | -1 }>> = {
  createdAt: { field: 'createdAt', index: -1 },
  name: { field: 'search.name', index: 1 },
  lastSignInAt: { field: 'lastSignInAt', index: 1 },
};

const FILTERS = { admins: { admin: true }, suspended: { suspendedAt: { $type: 'date' } } } as const;

/** @returns a page of accounts */
export async function pageOfUsers(
  app: Collections<'users'> & Settings<'adminEmails'>,
  { search = '', filter, sort, direction, page }: AdminUserQuery,
): Promise<AdminUserPage> {
  const conditions = { ...(search === '' ? {} : searched(search)), ...(filter === undefined ? {} : FILTERS[filter]) };
  const { field, index } = ORDERS[sort];
  const { total, found } = await pageOf(app.models.users, {
    filter: conditions,
    sort: sortedBy(field, direction),
    sortIndex: { [field]: index, _id: index },
    page,
  });
  return { total, rows: found.map((user) => rowOf(app, user)) };
}

/** @throws AppError 404 */
export async function readUser(
  app: Collections<'users'> & Settings<'adminEmails'>,
  id: Types.ObjectId,
): Promise<AdminUser> {
  const user = await app.models.users.findById(id).lean<UserDocument | null>();
  if (user === null) throw noSuchUser();
  return rowOf(app, user);
}

/**
 * Gives or takes the admin role. Who is one by the platform's settings stays one.
 * @throws AppError 404, 409 for oneself, for an admin by settings, and where it is so already
 */
export async function setAdmin(
  app: Collections<'auditEntries' | 'users'> & Pick<Platform, 'clock' | 'inTransaction'> & Settings<'adminEmails'>,
  caller: Caller,
  id: string,
  { admin, reason }: AdminRoleInput,
): Promise<AdminUser> {
  if (caller.userId.equals(id)) throw new AppError(409, t('You cannot change your own role.'));
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const user = await app.models.users.findById(_id).session(session).lean<UserDocument | null>();
    if (user === null) throw noSuchUser();
    const bySettings = isAdminBySettings(app, user);
    if (!admin && bySettings)
      throw new AppError(409, t('This person is an admin by the platform’s settings (ADMIN_EMAILS).'));
    // Who was one by settings that have changed since loses the role with the next login, unless it is given to them.
    if (admin && (bySettings || user.adminGranted === true))
      throw new AppError(409, t('This person is an administrator already.'));
    if (!admin && !user.admin) throw new AppError(409, t('This person is no administrator any more.'));
    await app.models.users.updateOne({ _id }, { $set: { admin, adminGranted: admin } }, { session });
    await recordAudit(app, session, {
      action: admin ? 'admin.roleGiven' : 'admin.roleTaken',
      actorId: caller.userId,
      subject: 'user',
      subjectId: _id,
      details: { reason },
    });
  });
  return readUser(app, _id);
}

/**
 * Deletes an account as its owner could, and notes who did it and why. That note outlives the account.
 * @throws AppError 404, 409 for oneself, 422 for a reason that says whose account it was
 */
export async function deleteUser(app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<void> {
  if (caller.userId.equals(id)) throw new AppError(409, t('Delete your own account in the privacy centre.'));
  const person = await app.models.users.findById(id).lean<UserDocument | null>();
  if (person === null) throw noSuchUser();
  const telling = tellingWords(reason, { ...person, linkedinProfile: null });
  if (telling.length > 0)
    throw fieldError(
      'reason',
      t('The reason stays when the account is gone. Say it without {words}.', {
        words: listed(telling.map(({ words }) => t('“{text}”', { text: words }))),
      }),
    );
  await eraseAccount(app, new Types.ObjectId(id), { actorId: caller.userId, note: reason });
}
