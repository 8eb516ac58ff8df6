import { savedSearchAddress } from '@vela/contracts/filters';
import { PATHS } from '@vela/contracts/routes';
import { daysLater } from '@vela/market/days';
import { toldCount } from '@vela/market/visibility';
import type { RateTable } from '@vela/matching';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { SavedSearchDocument } from '../../records/saved-search.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { countNewPeople, type NewPeople } from './new-people.js';

/** At most one mail in so many days for each search. */
const PAUSE_DAYS = 1;

interface Needs
  extends
    Collections<'companies' | 'jobSeekerProfiles' | 'savedSearches' | 'users'>,
    Pick<Platform, 'clock' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

const addressOf = (app: Settings<'appOrigin'>, { _id, filters }: SavedSearchDocument): string =>
  `${app.config.appOrigin}${PATHS.search}?${savedSearchAddress({ id: _id.toHexString(), filters })}`;

/**
 * Whether a mail has somebody to tell of: who joined since the last one; or more than were told of so far, where somebody who joined before
 * it meets the search only now.
 */
const isNews = ({ toldCount: told }: SavedSearchDocument, { total, untold }: NewPeople): boolean =>
  untold > 0 || total > told;

/** @param at when it was counted: who joins from then on waits for the next mail */
async function tell(app: Needs, search: SavedSearchDocument, found: NewPeople, at: Date): Promise<boolean> {
  if (!isNews(search, found)) return false;
  const user = await app.models.users.findById(search.userId).lean<UserDocument | null>();
  // Who left the company is told no more, who is suspended once they are back.
  if (user === null || user.suspendedAt != null || !search.companyId.equals(user.companyId ?? '')) return false;
  return app.inTransaction(async (session) => {
    // Of two instances at once one tells.
    const { modifiedCount } = await app.models.savedSearches.updateOne(
      { _id: search._id, toldAt: search.toldAt, seenAt: search.seenAt },
      { $set: { toldCount: Math.max(search.toldCount + found.untold, found.total), toldAt: at } },
      { session },
    );
    if (modifiedCount === 0) return false;
    await leaveMail(app, session, `savedSearch:${search._id.toHexString()}:${at.getTime()}`, {
      to: { user: user._id },
      template: 'savedSearchNews',
      values: {
        firstName: user.givenName,
        searchName: search.name,
        // Of few, how many they are is not told.
        newPeople: String(toldCount(found.total) ?? ''),
        url: addressOf(app, search),
      },
    });
    return true;
  });
}

/** Tells by mail, at most daily, how many new people match saved searches; never who. @returns how many mails were left */
export async function tellOfNewPeople(app: Needs): Promise<number> {
  const now = app.clock.now();
  const due = await app.models.savedSearches
    .find({ $or: [{ toldAt: null }, { toldAt: { $lte: daysLater(now, -PAUSE_DAYS) } }] })
    .lean<SavedSearchDocument[]>();
  const counts = await countNewPeople(app, due);
  const told = await eachByItself([...due.entries()], 'saved searches were not told of', async ([number, search]) => {
    const found = counts[number];
    return found !== undefined && (await tell(app, search, found, now));
  });
  return told.filter(Boolean).length;
}
