import { OVERVIEW_PAGE_DAYS, OVERVIEW_WEEKS } from '@vela/contracts/constants';
import { dayOf } from '@vela/contracts/hires';
import type { AdminOverview, ConnectionStatus } from '@vela/contracts/schemas';
import type { Platform } from '../../platform/services/index.js';
import type { EventCountDocument } from '../../records/event-count.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<
  | 'abuseReports'
  | 'companies'
  | 'connections'
  | 'eventCounts'
  | 'hires'
  | 'invoices'
  | 'jobSeekerProfiles'
  | 'openRoles'
  | 'outbox'
  | 'purchases'
  | 'users'
> &
  Pick<Platform, 'clock'>;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const PAGES_SHOWN = 20;

/** @returns the Monday, 0:00 UTC, of the week of a moment */
function mondayOf(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

async function sumOf(app: Collections<'purchases'>, match: object, figure: string): Promise<number> {
  const [row] = await app.models.purchases.aggregate<{ sum: number }>([
    { $match: match },
    { $group: { _id: null, sum: { $sum: figure } } },
  ]);
  return row?.sum ?? 0;
}

async function week(
  { models, ...app }: Collections<'connections' | 'purchases' | 'users'>,
  startsAt: Date,
): Promise<AdminOverview['weeks'][number]> {
  const within = { $gte: startsAt, $lt: new Date(startsAt.getTime() + WEEK_MS) };
  const [newUsers, requests, accepted, tokensSold] = await Promise.all([
    models.users.countDocuments({ createdAt: within }),
    models.connections.countDocuments({ createdAt: within }),
    models.connections.countDocuments({ status: 'accepted', answeredAt: within }),
    sumOf({ models, ...app }, { state: 'paid', paidAt: within }, '$tokens'),
  ]);
  return { startsOn: dayOf(startsAt), newUsers, requests, accepted, tokensSold };
}

async function requestsByState({ models }: Collections<'connections'>): Promise<AdminOverview['requests']> {
  const count = (status: ConnectionStatus) => models.connections.countDocuments({ status });
  const [open, accepted, declined, withdrawn, expired] = await Promise.all([
    count('open'),
    count('accepted'),
    count('declined'),
    count('withdrawn'),
    count('expired'),
  ]);
  return { open, accepted, declined, withdrawn, expired };
}

async function owed({ models }: Collections<'invoices'>, dueOn: object): Promise<{ count: number; ore: number }> {
  const [row] = await models.invoices.aggregate<{ count: number; ore: number }>([
    { $match: { paidAt: null, dueOn } },
    { $group: { _id: null, count: { $sum: 1 }, ore: { $sum: '$price.totalOre' } } },
  ]);
  return { count: row?.count ?? 0, ore: row?.ore ?? 0 };
}

async function pageCounts({
  models,
  clock,
}: Collections<'eventCounts'> & Pick<Platform, 'clock'>): Promise<AdminOverview['pages']> {
  const since = dayOf(new Date(clock.now().getTime() - OVERVIEW_PAGE_DAYS * DAY_MS));
  const rows = await models.eventCounts.aggregate<{ _id: Pick<EventCountDocument, 'page' | 'event'>; count: number }>([
    { $match: { day: { $gte: since } } },
    { $group: { _id: { page: '$page', event: '$event' }, count: { $sum: '$count' } } },
    { $sort: { count: -1 } },
    { $limit: PAGES_SHOWN },
  ]);
  return rows.map(({ _id: { page, event }, count }) => ({ page, event, count }));
}

/** @returns how the platform stands now, with the last weeks */
export async function readOverview(app: Needs): Promise<AdminOverview> {
  const { models, clock } = app;
  const now = clock.now();
  const monday = mondayOf(now).getTime();
  const mondays = Array.from(
    { length: OVERVIEW_WEEKS },
    (_, index) => new Date(monday - (OVERVIEW_WEEKS - 1 - index) * WEEK_MS),
  );
  const today = dayOf(now);
  const [
    users,
    talents,
    companies,
    openRoles,
    requests,
    tokensSold,
    reported,
    confirmed,
    open,
    overdue,
    openReports,
    failedMessages,
    pages,
    weeks,
  ] = await Promise.all([
    models.users.estimatedDocumentCount(),
    models.jobSeekerProfiles.estimatedDocumentCount(),
    models.companies.estimatedDocumentCount(),
    models.openRoles.countDocuments({ status: 'open' }),
    requestsByState(app),
    sumOf(app, { state: 'paid' }, '$tokens'),
    models.hires.countDocuments({ status: 'reported' }),
    models.hires.countDocuments({ status: 'confirmed' }),
    owed(app, { $gte: today }),
    owed(app, { $lt: today }),
    models.abuseReports.countDocuments({ status: 'open' }),
    models.outbox.countDocuments({ status: 'failed' }),
    pageCounts(app),
    Promise.all(mondays.map((startsAt) => week(app, startsAt))),
  ]);
  const answered = requests.accepted + requests.declined;
  return {
    users,
    talents,
    companies,
    openRoles,
    requests,
    tokensSold,
    openReports,
    failedMessages,
    pages,
    weeks,
    acceptancePercent: answered === 0 ? null : Math.round((100 * requests.accepted) / answered),
    hires: { reported, confirmed },
    invoices: { open: open.count, openOre: open.ore, overdue: overdue.count, overdueOre: overdue.ore },
  };
}
