import type { Connection, mongo } from 'mongoose';
import type { Part } from '@vela/telemetry';
import type { Metrics, Tracing } from '../observability/index.js';
import { commandKey } from '../store-events/index.js';

/** Commands that wait for news, or keep a connection: how long they take says nothing of the store. */
const WAITING: ReadonlySet<string> = new Set(['hello', 'ismaster', 'ping', 'endSessions', 'killCursors']);
const MS_PER_SECOND = 1000;

interface Command {
  readonly part: Part | null;
  readonly waits: boolean;
}

/** Of what is asked, the collection alone: filters and documents hold what people wrote. */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): string {
  const name: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof name === 'string' ? name : '';
}

/** A cursor that waits for changes is asked for long. */
const awaitsChanges = ({ commandName, command }: mongo.CommandStartedEvent): boolean =>
  WAITING.has(commandName) || (commandName === 'getMore' && 'maxTimeMS' in command);

/**
 * Counts and times the commands of a connection, and makes each a span of the request that it is for: which command on
 * which collection, never what is looked for or written.
 * @param connection made as `watched`
 * @returns stops it
 */
export function watchStore(
  connection: Connection,
  { metrics, tracing }: { readonly metrics: Metrics; readonly tracing: Tracing },
): () => void {
  const client = connection.getClient();
  const commands = new Map<string, Command>();

  const onStarted = (event: mongo.CommandStartedEvent): void => {
    const { commandName } = event;
    const collection = collectionOf(event);
    const part = tracing.part(`${commandName} ${collection}`.trim(), {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      ...(collection === '' ? {} : { 'db.collection.name': collection }),
    });
    commands.set(commandKey(event), { part, waits: awaitsChanges(event) });
  };
  const onEnded = (event: mongo.CommandSucceededEvent | mongo.CommandFailedEvent, failed: boolean): void => {
    const key = commandKey(event);
    const command = commands.get(key);
    commands.delete(key);
    command?.part?.end(failed);
    if (command?.waits === false) metrics.observeStore(event.commandName, failed, event.duration / MS_PER_SECOND);
  };
  const onSucceeded = (event: mongo.CommandSucceededEvent): void => onEnded(event, false);
  const onFailed = (event: mongo.CommandFailedEvent): void => onEnded(event, true);

  const pool = metrics.storeConnections;
  const counts: Readonly<Partial<Record<string, () => void>>> = {
    connectionCheckOutStarted: () => pool.inc({ state: 'waited for' }),
    connectionCheckOutFailed: () => pool.dec({ state: 'waited for' }),
    connectionCheckedOut: () => {
      pool.dec({ state: 'waited for' });
      pool.inc({ state: 'in use' });
    },
    connectionCheckedIn: () => pool.dec({ state: 'in use' }),
  };
  client.on('commandStarted', onStarted);
  client.on('commandSucceeded', onSucceeded);
  client.on('commandFailed', onFailed);
  const events = Object.entries(counts) as [keyof mongo.MongoClientEvents, () => void][];
  for (const [event, count] of events) client.on(event, count);
  return () => {
    client.off('commandStarted', onStarted);
    client.off('commandSucceeded', onSucceeded);
    client.off('commandFailed', onFailed);
    for (const [event, count] of events) client.off(event, count);
  };
}
