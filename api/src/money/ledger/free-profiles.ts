import type { ClientSession, Types } from 'mongoose';
import { type FreeProfilesAsker, personKeysOf } from '@vela/market/offers';
import type { Settings } from '../../config/index.js';
import { beginAnew } from '../../platform/database/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { FreeProfileMarkDocument } from '../../records/free-profile-mark.js';
import type { Collections } from '../../records/models.js';
import { postFreeProfiles } from './grants.js';
import { post } from './post.js';

type Needs = Collections<'companies' | 'freeProfileMarks' | 'ledgerEntries'> & Pick<Platform, 'clock' | 'marks'>;

/** What the marks of free profiles are for: they cannot be held against any other. */
export const FREE_PROFILES = 'free profiles';

/** One key with its marks, that of the newest secret first. */
type Marked = readonly [string, ...string[]];

const markedBy = ({ marks }: Pick<Platform, 'marks'>, keys: readonly string[]): Promise<readonly Marked[]> =>
  Promise.all(keys.map((key) => marks.of(FREE_PROFILES, key)));

const firstOf = (marked: readonly Marked[]): string[] => marked.map(([newest]) => newest);

const wereGiven = async (
  { models }: Collections<'freeProfileMarks'>,
  marked: readonly Marked[],
  session: ClientSession,
): Promise<boolean> =>
  (await models.freeProfileMarks.exists({ _id: { $in: marked.flat() } }).session(session)) !== null;

async function noteGiven(
  { models, clock }: Collections<'freeProfileMarks'> & Pick<Platform, 'clock'>,
  marked: readonly Marked[],
  session: ClientSession,
): Promise<void> {
  const givenAt = clock.now();
  await models.freeProfileMarks
    .insertMany(
      firstOf(marked).map((_id) => ({ _id, givenAt })),
      { session },
    )
    .catch(beginAnew);
}

/**
 * Grants a new company its free profiles, unless its person or the company itself was given some before, under whatever
 * account. Marks and grant are one transaction, so that of two that come at once one is given.
 * @param identityKeys the company's, see `identityKeysOf`
 */
export async function grantFreeProfiles(
  app: Needs & Settings<'launchOfferUntil'>,
  companyId: Types.ObjectId,
  { asker, identityKeys }: { readonly asker: FreeProfilesAsker; readonly identityKeys: readonly string[] },
  session: ClientSession,
): Promise<void> {
  const [person, company] = await Promise.all([markedBy(app, personKeysOf(asker)), markedBy(app, identityKeys)]);
  if (await wereGiven(app, [...person, ...company], session)) {
    await app.models.companies.updateOne(
      { _id: companyId },
      { $set: { freeProfilesGivenBefore: app.clock.now() } },
      { session },
    );
    return;
  }
  await noteGiven(app, [...person, ...company], session);
  await app.models.companies.updateOne(
    { _id: companyId },
    { $set: { freeProfileMarks: firstOf(company) } },
    { session },
  );
  await postFreeProfiles(app, companyId, session);
}

async function expireFreeProfiles(
  app: Needs,
  { _id, balance }: CompanyDocument,
  session: ClientSession,
): Promise<void> {
  const origin = { companyId: _id, kind: 'expire', cause: 'givenBefore', causeId: _id } as const;
  for (const account of ['base', 'launchOffer'] as const) {
    const amount = balance[account].free;
    if (amount > 0) await post(app, { ...origin, account, amount }, session);
  }
  await app.models.companies.updateOne({ _id }, { $set: { freeProfilesGivenBefore: app.clock.now() } }, { session });
}

/**
 * A company that says who it is only after it was given its free profiles: they are its own from then on, or, where that
 * identity had been given some before, what is left of them expires. What open requests hold expires when it comes back.
 * @param identityKeys all that it is known by now
 */
export async function followIdentity(
  app: Needs,
  companyId: Types.ObjectId,
  identityKeys: readonly string[],
  session: ClientSession,
): Promise<void> {
  const company = await app.models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  if (company.freeProfilesGivenBefore != null) return;
  const own = new Set(company.freeProfileMarks);
  const marked = await markedBy(app, identityKeys);
  const fresh = marked.filter((marks) => !marks.some((mark) => own.has(mark)));
  if (fresh.length === 0) return;
  if (await wereGiven(app, fresh, session)) {
    await expireFreeProfiles(app, company, session);
    return;
  }
  await noteGiven(app, fresh, session);
  await app.models.companies.updateOne(
    { _id: companyId },
    { $addToSet: { freeProfileMarks: { $each: firstOf(fresh) } } },
    { session },
  );
}

/** Gives up what a company that used none of its free profiles was known by: whoever else is known by it is given theirs. */
export async function giveUpMarks(
  { models }: Collections<'companies' | 'freeProfileMarks'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const { freeProfileMarks = [] } = company;
  if (freeProfileMarks.length === 0) return;
  await models.freeProfileMarks.deleteMany({ _id: { $in: freeProfileMarks } }, { session });
  await models.companies.updateOne({ _id: companyId }, { $unset: { freeProfileMarks: 1 } }, { session });
}

/** @returns when a person was given free profiles, as far as a mark tells; null where they were not */
export async function freeProfilesGivenTo(
  app: Collections<'freeProfileMarks'> & Pick<Platform, 'marks'>,
  asker: FreeProfilesAsker,
): Promise<Date | null> {
  const marked = await markedBy(app, personKeysOf(asker));
  const mark = await app.models.freeProfileMarks
    .findOne({ _id: { $in: marked.flat() } })
    .sort({ givenAt: 1 })
    .lean<FreeProfileMarkDocument | null>();
  return mark?.givenAt ?? null;
}
