import { OVERVIEW_PAGE_DAYS, OVERVIEW_WEEKS } from '@vela/contracts/constants';
import type { AdminOverview, ConnectionStatus } from '@vela/contracts/schemas';
import { addDays, type Day, dayOf, HOUR_MS, mondayOf, startOfDay } from '@vela/market/days';
import { lastOverdueDay } from '@vela/market/fees';
import type { RateTable } from '@vela/matching';
import { onTheMarket } from '../../hiring/open-roles/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CspViolationDocument } from '../../records/csp-violation.js';
import type { EventCountDocument } from '../../records/event-count.js';
import type { Collections } from '../../records/models.js';
import { areOldRates } from '../../reference/rates/index.js';

type Needs = Collections<
  | 'abuseReports'
  | 'companies'
  | 'connections'
  | 'cspViolations'
  | 'eventCounts'
  | 'hires'
  | 'invoices'
  | 'jobSeekerProfiles'
  | 'openRoles'
  | 'outbox'
  | 'paymentCases'
  | 'purchases'
  | 'users'
> &
  Pick<Platform, 'clock'> & { readonly rates: RateTable };

const WEEK_DAYS = 7;
const PAGES_SHOWN = 20;
/** An invoice that was to be made out so long ago waits for something: the job that makes them out runs each minute. */
const UNINVOICED_AFTER_MS = HOUR_MS;

async function sumOf(app: Collections<'purchases'>, match: object, figure: string): Promise<number> {
  const [row] = await app.models.purchases.aggregate<{ sum: number }>([
    { $match: match },
    { $group: { _id: null, sum: { $sum: figure } } },
  ]);
  return row?.sum ?? 0;
}

/** @param monday with which the week begins */
async function week(
  { models, ...app }: Collections<'connections' | 'purchases' | 'users'>,
  monday: Day,
): Promise<AdminOverview['weeks'][number]> {
  const within = { $gte: startOfDay(monday), $lt: startOfDay(addDays(monday, WEEK_DAYS)) };
  const [newUsers, requests, accepted, tokensSold] = await Promise.all([
    models.users.countDocuments({ createdAt: within }),
    models.connections.countDocuments({ createdAt: within }),
    models.connections.countDocuments({ status: 'accepted', answeredAt: within }),
    sumOf({ models, ...app }, { state: 'paid', paidAt: within }, '$tokens'),
  ]);
  return { startsOn: monday, newUsers, requests, accepted, tokensSold };
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

async function ofInvoices(
  { models }: Collections<'invoices'>,
  figure: 'dueOre' | 'overpaidOre',
  match: object = {},
): Promise<{ count: number; ore: number }> {
  const [row] = await models.invoices.aggregate<{ count: number; ore: number }>([
    { $match: { [figure]: { $gt: 0 }, ...match } },
    { $group: { _id: null, count: { $sum: 1 }, ore: { $sum: `$${figure}` } } },
  ]);
  return { count: row?.count ?? 0, ore: row?.ore ?? 0 };
}

async function pageCounts({
  models,
  clock,
}: Collections<'eventCounts'> & Pick<Platform, 'clock'>): Promise<AdminOverview['pages']> {
  const since = addDays(dayOf(clock.now()), -OVERVIEW_PAGE_DAYS);
  const rows = await models.eventCounts.aggregate<{ _id: Pick<EventCountDocument, 'page' | 'event'>; count: number }>([
    { $match: { day: { $gte: since } } },
    { $group: { _id: { page: '$page', event: '$event' }, count: { $sum: '$count' } } },
    { $sort: { count: -1 } },
    { $limit: PAGES_SHOWN },
  ]);
  return rows.map(({ _id: { page, event }, count }) => ({ page, event, count }));
}

async function cspViolationCounts({
  models,
  clock,
}: Collections<'cspViolations'> & Pick<Platform, 'clock'>): Promise<AdminOverview['cspViolations']> {
  const since = addDays(dayOf(clock.now()), -OVERVIEW_PAGE_DAYS);
  const rows = await models.cspViolations.aggregate<{
    _id: Pick<CspViolationDocument, 'directive' | 'blocked' | 'page'>;
    count: number;
  }>([
    { $match: { day: { $gte: since } } },
    { $group: { _id: { directive: '$directive', blocked: '$blocked', page: '$page' }, count: { $sum: '$count' } } },
    { $sort: { count: -1 } },
    { $limit: PAGES_SHOWN },
  ]);
  return rows.map(({ _id, count }) => ({ ..._id, count }));
}

/** @returns how the platform stands now, with the last weeks */
export async function readOverview(app: Needs): Promise<AdminOverview> {
  const { models, clock } = app;
  const now = clock.now();
  const today = dayOf(now);
  const mondays = Array.from({ length: OVERVIEW_WEEKS }, (_, index) =>
    addDays(mondayOf(today), (index + 1 - OVERVIEW_WEEKS) * WEEK_DAYS),
  );
  const [
    users,
    talents,
    companies,
    closedCompanies,
    openRoles,
    requests,
    tokensSold,
    reported,
    confirmed,
    uninvoiced,
    open,
    overdue,
    overpaid,
    paymentCases,
    openReports,
    failedMessages,
    pages,
    cspViolations,
    weeks,
  ] = await Promise.all([
    models.users.estimatedDocumentCount(),
    models.jobSeekerProfiles.estimatedDocumentCount(),
    models.companies.estimatedDocumentCount(),
    models.companies.countDocuments({ closedAt: { $type: 'date' } }),
    onTheMarket(app).then((shown) => models.openRoles.countDocuments(shown)),
    requestsByState(app),
    sumOf(app, { state: 'paid' }, '$tokens'),
    models.hires.countDocuments({ status: 'reported' }),
    models.hires.countDocuments({ status: 'confirmed' }),
    models.hires.countDocuments({ invoiceDueAt: { $ne: null, $lte: new Date(now.getTime() - UNINVOICED_AFTER_MS) } }),
    ofInvoices(app, 'dueOre', { dueOn: { $gt: lastOverdueDay(today) } }),
    ofInvoices(app, 'dueOre', { dueOn: { $lte: lastOverdueDay(today) } }),
    ofInvoices(app, 'overpaidOre'),
    models.paymentCases.countDocuments({ closedAt: null }),
    models.abuseReports.countDocuments({ status: 'open' }),
    models.outbox.countDocuments({ status: 'failed' }),
    pageCounts(app),
    cspViolationCounts(app),
    Promise.all(mondays.map((monday) => week(app, monday))),
  ]);
  const answered = requests.accepted + requests.declined;
  return {
    users,
    talents,
    companies: companies - closedCompanies,
    openRoles,
    requests,
    tokensSold,
    paymentCases,
    openReports,
    failedMessages,
    rates: { date: app.rates.date, old: areOldRates(app.rates, today) },
    pages,
    cspViolations,
    weeks,
    acceptancePercent: answered === 0 ? null : Math.round((100 * requests.accepted) / answered),
    hires: { reported, confirmed, uninvoiced },
    invoices: {
      open: open.count,
      openOre: open.ore,
      overdue: overdue.count,
      overdueOre: overdue.ore,
      overpaid: overpaid.count,
      overpaidOre: overpaid.ore,
    },
  };
}
