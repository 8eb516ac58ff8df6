import { Types } from 'mongoose';
import { checkBalances, recomputeBalance } from '../../../src/money/ledger/index.js';
import type { ConnectionDocument } from '../../../src/records/connection.js';
import type { LedgerEntryDocument } from '../../../src/records/ledger-entry.js';
import type { PurchaseDocument } from '../../../src/records/purchase.js';
import { wrongDocuments } from '../../support/wrong-documents.js';
import type { FaultWorld } from './fault-world.js';
import type { Records } from './records.js';

/** Has the provider tell every event again, twice at once, as it does until it is heard. @returns complaints */
export async function tellAllEvents({ stripe }: FaultWorld): Promise<string[]> {
  const complaints: string[] = [];
  for (const event of stripe.state.stored.events)
    for (const status of await Promise.all([stripe.webhooks.send(event), stripe.webhooks.send(event)]))
      if (status !== 200) complaints.push(`The event ${event.type} was answered with ${status}.`);
  return complaints;
}

const causedBy = (entries: readonly LedgerEntryDocument[]): ReadonlyMap<string, readonly string[]> => {
  const byCause = new Map<string, string[]>();
  for (const { causeId, kind, account, amount } of entries)
    byCause.set(
      causeId.toHexString(),
      [...(byCause.get(causeId.toHexString()) ?? []), `${kind} ${amount} ${account}`].toSorted(),
    );
  return byCause;
};

const ENTRY_OF_END: Readonly<Record<string, string>> = {
  accepted: 'consume',
  declined: 'release',
  withdrawn: 'release',
  expired: 'release',
};

/** The entries that a request must have led to, neither more nor fewer. */
function entriesOf({ status, reservation: { account, amount } }: ConnectionDocument): readonly string[] {
  if (account === null) return [];
  return ['reserve', ENTRY_OF_END[status] ?? null]
    .flatMap((kind) => (kind === null ? [] : [`${kind} ${amount} ${account}`]))
    .toSorted();
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Every acknowledged request is there, with the end that was acknowledged. */
function lostRequests(records: Records, kept: readonly ConnectionDocument[]): string[] {
  const statuses = new Map<string, string>(kept.map(({ _id, status }) => [_id.toHexString(), status]));
  return [...records.requests.values()].flatMap(({ id, ended, attempted }) => {
    const status = statuses.get(id);
    if (status === undefined) return [`The request ${id} was acknowledged and is lost.`];
    if (ended !== null) return status === ended ? [] : [`The request ${id} was ${ended} and is ${status}.`];
    return status === 'open' || attempted.some((end) => end === status)
      ? []
      : [`The request ${id} is ${status}, which nobody asked for.`];
  });
}

function wrongPurchases(
  { stripe }: FaultWorld,
  records: Records,
  kept: readonly PurchaseDocument[],
  causes: ReturnType<typeof causedBy>,
): string[] {
  const byId = new Map(kept.map((purchase) => [purchase._id.toHexString(), purchase]));
  const lost = [...records.purchases]
    .filter((id) => byId.get(id)?.state !== 'paid')
    .map((id) => `The purchase ${id} was paid and is not.`);
  const wrong = [...byId].flatMap(([id, { tokens, paymentIntentId, paidAt }]) => {
    const paid = paymentIntentId !== null && stripe.payments.intent(paymentIntentId).status === 'succeeded';
    const fits = same(causes.get(id) ?? [], paid ? [`purchase ${tokens} tokens`] : []) && (paidAt !== null) === paid;
    return fits ? [] : [`The purchase ${id} led to ${String(causes.get(id))}.`];
  });
  return [...lost, ...wrong];
}

/** Everybody who founded a company has exactly one, with one grant. */
async function wrongCompanies(
  { app }: FaultWorld,
  records: Records,
  entries: readonly LedgerEntryDocument[],
): Promise<string[]> {
  const companies = new Set(
    (await app.models.companies.find().select({ _id: 1 }).lean()).map(({ _id }) => _id.toHexString()),
  );
  const lost = [...records.companies.values()]
    .filter((id) => !companies.has(id))
    .map((id) => `The company ${id} was saved and is lost.`);
  const grants = new Map<string, number>();
  for (const { kind, account, causeId } of entries)
    if (kind === 'grant' && account === 'base')
      grants.set(causeId.toHexString(), (grants.get(causeId.toHexString()) ?? 0) + 1);
  const wrong = [...companies]
    .filter((id) => grants.get(id) !== 1)
    .map((id) => `The company ${id} has ${grants.get(id) ?? 0} grants.`);
  const negative: string[] = [];
  for (const id of companies)
    for (const [account, figures] of Object.entries(await recomputeBalance(app, new Types.ObjectId(id))))
      if (Math.min(...Object.values(figures)) < 0)
        negative.push(`The company ${id} has a figure below 0 in ${account}.`);
  return [...lost, ...wrong, ...negative];
}

/**
 * Holds what the store keeps against what people were told: nothing acknowledged is lost, nothing was granted, reserved,
 * consumed, released or credited twice, and every balance is what its entries add up to.
 * @returns a sentence for each thing that is wrong
 */
export async function audit(world: FaultWorld, records: Records): Promise<string[]> {
  const { models } = world.app;
  const [entries, connections, purchases] = await Promise.all([
    models.ledgerEntries.find().lean<LedgerEntryDocument[]>(),
    models.connections.find().lean<ConnectionDocument[]>(),
    models.purchases.find().lean<PurchaseDocument[]>(),
  ]);
  const causes = causedBy(entries);
  const known = new Set([...connections, ...purchases].map(({ _id }) => _id.toHexString()));
  const strays = entries.filter(
    ({ cause, causeId }) => cause !== 'companyCreated' && !known.has(causeId.toHexString()),
  );
  const differences = await checkBalances(world.app);
  return [
    ...records.complaints,
    ...lostRequests(records, connections),
    ...connections
      .filter((connection) => !same(causes.get(connection._id.toHexString()) ?? [], entriesOf(connection)))
      .map(
        ({ _id, status }) =>
          `The request ${_id.toHexString()} is ${status} and led to ${String(causes.get(_id.toHexString()))}.`,
      ),
    ...strays.map(
      ({ kind, cause, causeId }) => `There is a ${kind} of a ${cause} ${causeId.toHexString()} that does not exist.`,
    ),
    ...wrongPurchases(world, records, purchases, causes),
    ...(await wrongDocuments(world.app)),
    ...(await wrongCompanies(world, records, entries)),
    ...(differences === 0 ? [] : [`${differences} balances differ from their ledgers.`]),
  ];
}
