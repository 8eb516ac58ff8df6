import { LRUCache } from 'lru-cache';
import type { Connection, mongo } from 'mongoose';
import { CACHED_COLLECTIONS, isCached } from '../../records/reads.js';
import { commandKey } from '../store-events/index.js';
import type { RecordCache, RecordWrite } from './record-cache.js';

/** Transactions that are neither committed nor given up are few. */
const TRANSACTIONS_MAX = 1000;

const textOf = (id: unknown): string | null =>
  typeof id === 'string' ? id : id instanceof Object && 'toHexString' in id ? String(id) : null;

/** @param filter or document @returns the one record that it can be */
const idIn = (filter: unknown): string | null =>
  typeof filter === 'object' && filter !== null && '_id' in filter ? textOf(filter._id) : null;

const listIn = (command: mongo.Document, key: string): readonly mongo.Document[] => {
  const list: unknown = command[key];
  return Array.isArray(list) ? (list as mongo.Document[]) : [];
};

/** Whether a command may write anything, in whatever collection. */
const writesAnywhere = (commandName: string, command: mongo.Document): boolean =>
  commandName === 'bulkWrite' ||
  commandName === 'dropDatabase' ||
  commandName === 'renameCollection' ||
  (commandName === 'aggregate' && listIn(command, 'pipeline').some((stage) => '$out' in stage || '$merge' in stage));

/** @returns the ids of the records that a command writes, null for any; undefined where it writes none */
function idsOf(commandName: string, command: mongo.Document): readonly (string | null)[] | undefined {
  if (commandName === 'insert') return listIn(command, 'documents').map(idIn);
  if (commandName === 'update') return listIn(command, 'updates').map(({ q }) => idIn(q));
  if (commandName === 'delete') return listIn(command, 'deletes').map(({ q }) => idIn(q));
  if (commandName === 'findAndModify') return [idIn(command['query'])];
  if (commandName === 'drop') return [null];
  return undefined;
}

function writesOf({ commandName, command }: mongo.CommandStartedEvent): readonly RecordWrite[] {
  if (writesAnywhere(commandName, command)) return CACHED_COLLECTIONS.map((collection) => ({ collection, id: null }));
  const collection: unknown = command[commandName];
  if (typeof collection !== 'string' || !isCached(collection)) return [];
  return (idsOf(commandName, command) ?? []).map((id) => ({ collection, id }));
}

/** @returns what tells a transaction from others, or null for a command outside of any */
const transactionOf = ({ command }: mongo.CommandStartedEvent): string | null => {
  const lsid = command['lsid'] as { readonly id?: mongo.Binary } | undefined;
  return command['autocommit'] === false && lsid?.id !== undefined
    ? `${lsid.id.toString('hex')} ${String(command['txnNumber'])}`
    : null;
};

/**
 * Tells a cache of every write that goes through a connection, by the driver's own events, so that no writer can forget to:
 * when the store has answered and before whoever wrote hears of it; those of a transaction when it was committed, or may
 * have been.
 * @param connection made as `watched`
 * @returns stops it
 */
export function hearOfWritesHere(connection: Connection, cache: RecordCache): () => void {
  const client = connection.getClient();
  const underWay = new Map<string, readonly RecordWrite[]>();
  const inTransactions = new LRUCache<string, readonly RecordWrite[]>({ max: TRANSACTIONS_MAX });

  cache.countWrites();
  const onStarted = (event: mongo.CommandStartedEvent): void => {
    const transaction = transactionOf(event);
    if (transaction !== null && event.commandName === 'commitTransaction')
      underWay.set(commandKey(event), inTransactions.get(transaction) ?? []);
    const writes = writesOf(event);
    if (writes.length === 0) return;
    if (transaction === null) underWay.set(commandKey(event), writes);
    else inTransactions.set(transaction, [...(inTransactions.get(transaction) ?? []), ...writes]);
  };
  const onEnded = (event: mongo.CommandSucceededEvent | mongo.CommandFailedEvent): void => {
    const key = commandKey(event);
    const writes = underWay.get(key);
    if (writes === undefined) return;
    underWay.delete(key);
    for (const { collection, id } of writes) cache.changedHere(collection, id);
  };
  client.on('commandStarted', onStarted);
  client.on('commandSucceeded', onEnded);
  client.on('commandFailed', onEnded);
  return () => {
    client.off('commandStarted', onStarted);
    client.off('commandSucceeded', onEnded);
    client.off('commandFailed', onEnded);
  };
}
