import type { MongoClient } from 'mongodb';
import { equalValues } from '../values/order.js';
import { type Document, fieldOf } from '../values/value.js';
import type { Entities } from './entities.js';
import { Mismatch } from './matching.js';
import { documentIn, documentsIn, numberIn, textIn } from './specification.js';

interface RunnerContext {
  readonly entities: Entities;
  readonly admin: MongoClient;
  /** Fail points that are to be switched off at the end. */
  readonly failPoints: Set<string>;
}

type RunnerOperation = (fields: Document, context: RunnerContext) => Promise<void> | void;

function check(holds: boolean, what: string): void {
  if (!holds) throw new Mismatch(what);
}

const setFailPoint: RunnerOperation = async (fields, { admin, failPoints }) => {
  const failPoint = documentIn(fields, 'failPoint');
  failPoints.add(textIn(failPoint, 'configureFailPoint') ?? '');
  await admin.db('admin').command({ ...failPoint });
};

async function collectionExists(fields: Document, admin: MongoClient): Promise<boolean> {
  const found = admin.db(textIn(fields, 'databaseName')).listCollections({ name: textIn(fields, 'collectionName') });
  return (await found.toArray()).length > 0;
}

async function indexExists(fields: Document, admin: MongoClient): Promise<boolean> {
  if (!(await collectionExists(fields, admin))) return false;
  const collection = admin.db(textIn(fields, 'databaseName')).collection(textIn(fields, 'collectionName') ?? '');
  return collection.indexExists(textIn(fields, 'indexName') ?? '');
}

function lastSessionIds(fields: Document, entities: Entities) {
  const commands = entities
    .eventsOf(textIn(fields, 'client') ?? '')
    .filter(({ kind }) => kind === 'commandStartedEvent')
    .map((event) => fieldOf(documentIn(event.fields, 'command'), 'lsid'));
  return commands.slice(-2);
}

const sessionOf = (fields: Document, { entities }: RunnerContext) => entities.session(textIn(fields, 'session'));

/** What the tests ask of their runner. */
export const runnerOperations: Readonly<Record<string, RunnerOperation>> = {
  failPoint: setFailPoint,
  targetedFailPoint: setFailPoint,
  createEntities: (fields, { entities }) => entities.create(documentsIn(fields, 'entities')),
  async assertCollectionExists(fields, { admin }) {
    check(await collectionExists(fields, admin), 'the collection is missing');
  },
  async assertCollectionNotExists(fields, { admin }) {
    check(!(await collectionExists(fields, admin)), 'the collection should not be there');
  },
  async assertIndexExists(fields, { admin }) {
    check(await indexExists(fields, admin), 'the index is missing');
  },
  async assertIndexNotExists(fields, { admin }) {
    check(!(await indexExists(fields, admin)), 'the index should not be there');
  },
  assertSessionDirty: (fields, context) => check(sessionOf(fields, context).serverSession.isDirty, 'it is not dirty'),
  assertSessionNotDirty: (fields, context) => check(!sessionOf(fields, context).serverSession.isDirty, 'it is dirty'),
  assertSessionPinned: (fields, context) => check(sessionOf(fields, context).isPinned, 'it is not pinned'),
  assertSessionUnpinned: (fields, context) => check(!sessionOf(fields, context).isPinned, 'it is pinned'),
  assertSessionTransactionState(fields, context) {
    const states = {
      none: 'NO_TRANSACTION',
      starting: 'STARTING_TRANSACTION',
      in_progress: 'TRANSACTION_IN_PROGRESS',
      committed: 'TRANSACTION_COMMITTED',
      aborted: 'TRANSACTION_ABORTED',
    };
    const transaction: unknown = Reflect.get(sessionOf(fields, context), 'transaction');
    const state: unknown = Reflect.get(Object(transaction) as object, 'state');
    check(
      state === Object.entries(states).find(([name]) => name === textIn(fields, 'state'))?.[1],
      `the transaction is ${String(state)}`,
    );
  },
  assertSameLsidOnLastTwoCommands(fields, { entities }) {
    const [first, second] = lastSessionIds(fields, entities);
    check(first !== undefined && equalValues(first, second), 'the sessions differ');
  },
  assertDifferentLsidOnLastTwoCommands(fields, { entities }) {
    const [first, second] = lastSessionIds(fields, entities);
    check(first !== undefined && !equalValues(first, second), 'the sessions are the same');
  },
  assertNumberConnectionsCheckedOut(fields, { entities }) {
    const count = entities.connectionsCheckedOut(textIn(fields, 'client') ?? '');
    check(count === numberIn(fields, 'connections'), `${count} connections are in use`);
  },
};
