import { type ClientSession, Types } from 'mongoose';
import { JOIN_REQUESTS_MAX } from '@vela/contracts/constants';
import { COMPANY_KNOWN } from '@vela/contracts/problem';
import { PATHS } from '@vela/contracts/routes';
import type { JoinRequestInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { type IdentifiedCompany, identityKeysOf } from '@vela/market/companies';
import { countryIdOf } from '@vela/market/countries';
import { daysLater } from '@vela/market/days';
import { JOIN_REQUEST_KEPT_DAYS } from '@vela/market/retention';
import type { Settings } from '../../config/index.js';
import type { TalentSeekerCaller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

export const companyKnown = (): AppError =>
  new AppError(
    409,
    t(
      'A company with this number is on Vela already. You can ask its owner to let you join, or write to us if you think that this is wrong.',
    ),
    { type: COMPANY_KNOWN },
  );

const holderOf = (
  { models }: Collections<'companies'>,
  keys: readonly string[],
  own: Types.ObjectId | null,
): Promise<CompanyDocument | null> =>
  models.companies
    .findOne({ identityKeys: { $in: [...keys] }, closedAt: null, ...(own === null ? {} : { _id: { $ne: own } }) })
    .lean<CompanyDocument | null>();

/**
 * A number belongs to one company.
 * @param own the company that gives the number, null while there is none
 * @returns the keys that it claims; the index of claims decides between two that come at once
 * @throws AppError 409 `COMPANY_KNOWN`
 */
export async function claimedKeys(
  app: Collections<'companies'>,
  company: IdentifiedCompany,
  own: Types.ObjectId | null,
): Promise<string[]> {
  const keys = [...identityKeysOf(company)];
  if (keys.length > 0 && (await holderOf(app, keys, own)) !== null) throw companyKnown();
  return keys;
}

type AskNeeds = Collections<'companies' | 'joinRequests' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** @returns whether it is new, and there are not too many that wait already */
async function noteRequest(
  { models, clock }: AskNeeds,
  companyId: Types.ObjectId,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  if ((await models.joinRequests.countDocuments({ companyId }).session(session)) >= JOIN_REQUESTS_MAX) return false;
  const askedAt = clock.now();
  const { upsertedCount } = await models.joinRequests.updateOne(
    { companyId, userId },
    { $setOnInsert: { askedAt, expiresAt: daysLater(askedAt, JOIN_REQUEST_KEPT_DAYS) } },
    { session, upsert: true },
  );
  return upsertedCount === 1;
}

/** The asker's name and address go to the owner of the company: who joins is the owner's to decide. */
async function tellOwner(
  app: AskNeeds,
  asker: UserDocument,
  company: CompanyDocument,
  session: ClientSession,
): Promise<void> {
  const owner = await app.models.users
    .findOne({ companyId: company._id, companyOwner: true })
    .session(session)
    .lean<UserDocument | null>();
  if (owner === null || !(await noteRequest(app, company._id, asker._id, session))) return;
  await leaveMail(app, session, `companyJoin:${new Types.ObjectId().toHexString()}`, {
    to: { user: owner._id },
    template: 'companyJoin',
    about: asker._id,
    by: { sender: asker._id },
    values: {
      firstName: owner.givenName,
      companyName: company.name,
      askerName: `${asker.givenName} ${asker.familyName}`.trim(),
      askerEmail: asker.email,
      link: app.config.appOrigin + PATHS.companyProfile,
    },
  });
}

/** Asks the owner of the company with a number to let the caller join. Nobody learns from the answer whether there is one. */
export async function askToJoin(
  app: AskNeeds,
  caller: TalentSeekerCaller,
  { country, organizationNumber }: JoinRequestInput,
): Promise<{ ok: true }> {
  const keys = identityKeysOf({ country: countryIdOf(country) ?? '', organizationNumber, VAT: '' });
  const company = keys.length === 0 ? null : await holderOf(app, keys, caller.companyId);
  const asker = await app.models.users.findById(caller.userId).lean<UserDocument | null>();
  if (company !== null && asker !== null) await app.inTransaction((session) => tellOwner(app, asker, company, session));
  return { ok: true };
}
