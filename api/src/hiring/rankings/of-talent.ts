import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { RankingDocument } from '../../records/ranking.js';

type Needs = Collections<'companies' | 'rankings'> & Pick<Platform, 'handles'>;

/** Companies whose handles are looked for at once. */
const COMPANIES = 500;

/** All handles that any company knows a talent by, some companies at a time. */
async function* handlesOf({ models, handles }: Needs, profileId: Types.ObjectId): AsyncGenerator<string[]> {
  const companies = await models.companies.find({}, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  for (let from = 0; from < companies.length; from += COMPANIES) {
    const some = companies.slice(from, from + COMPANIES);
    const all = await Promise.all(some.map(async ({ _id }) => (await handles.for(_id)).everyHandleOf(profileId)));
    yield all.flat();
  }
}

/** @returns where a talent was shown, the oldest first */
export async function rankingsOf(app: Needs, profileId: Types.ObjectId): Promise<RankingDocument[]> {
  const found: RankingDocument[] = [];
  for await (const talent of handlesOf(app, profileId))
    found.push(...(await app.models.rankings.find({ talent: { $in: talent } }).lean<RankingDocument[]>()));
  return found.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Deletes where a talent was shown. @param session of the transaction that it is a part of; null outside of one */
export async function eraseRankings(
  app: Needs,
  profileId: Types.ObjectId,
  session: ClientSession | null,
): Promise<void> {
  for await (const talent of handlesOf(app, profileId))
    await app.models.rankings.deleteMany({ talent: { $in: talent } }, session === null ? {} : { session });
}
