import { EJSON } from 'bson';
import {
  type AbstractCursor,
  type ChangeStream,
  type ClientSession,
  type ClientSessionOptions,
  type Collection,
  type Db,
  type DbOptions,
  GridFSBucket,
  MongoClient,
  type MongoClientOptions,
  type ServerApi,
} from 'mongodb';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { plainValue } from './plain-values.js';
import { documentIn, textIn } from './specification.js';

/** What a test goes through document by document. */
export type OpenCursor = AbstractCursor | ChangeStream;

/** Something a driver told about its work, as the tests expect it. */
export interface ObservedEvent {
  readonly kind: string;
  readonly fields: Document;
}

/** Events of the driver by their names in the tests. */
const driverEvents = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
  connectionCheckOutStartedEvent: 'connectionCheckOutStarted',
  connectionReadyEvent: 'connectionReady',
  connectionCheckedOutEvent: 'connectionCheckedOut',
  connectionCheckedInEvent: 'connectionCheckedIn',
} as const;

/** Commands no test wants to see. */
const unobserved = ['configureFailPoint', 'hello', 'isMaster', 'endSessions'];

/** The objects of one test: clients, databases, collections, sessions. */
export class Entities {
  readonly #uri: string;
  readonly #clients = new Map<string, MongoClient>();
  readonly #databases = new Map<string, Db>();
  readonly #collections = new Map<string, Collection>();
  readonly #sessions = new Map<string, { readonly session: ClientSession; readonly id: Value }>();
  readonly #buckets = new Map<string, GridFSBucket>();
  readonly #cursors = new Map<string, OpenCursor>();
  readonly #checkedOut = new Map<string, number>();
  readonly #events = new Map<string, ObservedEvent[]>();
  readonly #results = new Map<string, Value>();

  constructor(uri: string) {
    this.#uri = uri;
  }

  /** Makes entities in the order they are described. */
  async create(descriptions: readonly Document[]): Promise<void> {
    for (const description of descriptions) {
      const [kind = ''] = Object.keys(description);
      const fields = documentIn(description, kind);
      const id = textIn(fields, 'id') ?? '';
      if (kind === 'client') await this.#createClient(id, fields);
      else if (kind === 'database') this.#createDatabase(id, fields);
      else if (kind === 'collection') this.#createCollection(id, fields);
      else if (kind === 'session') this.#createSession(id, fields);
      else if (kind === 'bucket') this.#buckets.set(id, new GridFSBucket(this.database(textIn(fields, 'database'))));
      else throw new Error(`this runner cannot make a ${kind}`);
    }
  }

  async #createClient(id: string, fields: Document): Promise<void> {
    const observed = fieldOf(fields, 'observeEvents');
    const ignored = fieldOf(fields, 'ignoreCommandMonitoringEvents');
    const options = driverOptions(documentIn(fields, 'uriOptions'));
    const client = new MongoClient(this.#uri, {
      monitorCommands: true,
      // Where a test wants a member the set does not have.
      serverSelectionTimeoutMS: 2000,
      ...options,
      ...('serverApi' in fields
        ? { serverApi: driverOptions(documentIn(fields, 'serverApi')) as unknown as ServerApi }
        : {}),
    });
    const events: ObservedEvent[] = [];
    for (const [kind, name] of Object.entries(driverEvents)) {
      if (!Array.isArray(observed) || !observed.includes(kind)) continue;
      client.on(name as 'commandStarted', (event) => {
        const described = plainValue(event);
        const commandName = isDocument(described) ? (textIn(described, 'commandName') ?? '') : '';
        const unwanted = unobserved.includes(commandName) || (Array.isArray(ignored) && ignored.includes(commandName));
        if (isDocument(described) && !unwanted) events.push({ kind, fields: described });
      });
    }
    const count = (difference: number) => () => this.#checkedOut.set(id, this.connectionsCheckedOut(id) + difference);
    client.on('connectionCheckedOut', count(1)).on('connectionCheckedIn', count(-1));
    this.#events.set(id, events);
    this.#clients.set(id, await client.connect());
  }

  #createDatabase(id: string, fields: Document): void {
    const options = driverOptions(documentIn(fields, 'databaseOptions'));
    this.#databases.set(
      id,
      this.client(textIn(fields, 'client')).db(textIn(fields, 'databaseName'), options as DbOptions),
    );
  }

  #createCollection(id: string, fields: Document): void {
    const options = driverOptions(documentIn(fields, 'collectionOptions'));
    this.#collections.set(
      id,
      this.database(textIn(fields, 'database')).collection(textIn(fields, 'collectionName') ?? '', options),
    );
  }

  #createSession(id: string, fields: Document): void {
    const session = this.client(textIn(fields, 'client')).startSession(
      driverOptions(documentIn(fields, 'sessionOptions')) as ClientSessionOptions,
    );
    this.#sessions.set(id, { session, id: plainValue(session.id) });
  }

  client(id: string | undefined): MongoClient {
    return found(this.#clients, id);
  }

  database(id: string | undefined): Db {
    return found(this.#databases, id);
  }

  collection(id: string | undefined): Collection {
    return found(this.#collections, id);
  }

  session(id: string | undefined): ClientSession {
    return found(this.#sessions, id).session;
  }

  sessionId(id: string): Value {
    return found(this.#sessions, id).id;
  }

  bucket(id: string | undefined): GridFSBucket {
    return found(this.#buckets, id);
  }

  cursor(id: string | undefined): OpenCursor {
    return found(this.#cursors, id);
  }

  /** How many connections of a client are in use. */
  connectionsCheckedOut(client: string): number {
    return this.#checkedOut.get(client) ?? 0;
  }

  /** What an entity is. */
  kindOf(id: string): 'client' | 'database' | 'collection' | 'session' | 'bucket' | 'cursor' | 'unknown' {
    if (this.#buckets.has(id)) return 'bucket';
    if (this.#cursors.has(id)) return 'cursor';
    if (this.#clients.has(id)) return 'client';
    if (this.#databases.has(id)) return 'database';
    if (this.#collections.has(id)) return 'collection';
    return this.#sessions.has(id) ? 'session' : 'unknown';
  }

  /** Keeps what an operation gave, under a name of the test's. */
  keep(id: string, result: unknown): void {
    const isCursor = typeof result === 'object' && result !== null && 'tryNext' in result;
    if (isCursor) this.#cursors.set(id, result as OpenCursor);
    else this.#results.set(id, plainValue(result));
  }

  /** What was kept. */
  result(id: string): Value {
    return found(this.#results, id);
  }

  eventsOf(client: string): readonly ObservedEvent[] {
    return this.#events.get(client) ?? [];
  }

  /** Ends what is open. */
  async close(): Promise<void> {
    for (const cursor of this.#cursors.values()) await cursor.close().catch(() => undefined);
    for (const { session } of this.#sessions.values()) await session.endSession();
    for (const client of this.#clients.values()) await client.close();
  }
}

function found<Entity>(entities: ReadonlyMap<string, Entity>, id: string | undefined): Entity {
  const entity = entities.get(id ?? '');
  if (entity === undefined) throw new Error(`there is no entity '${id ?? ''}'`);
  return entity;
}

/** Options as the driver takes them; the two formats use the same names. */
export function driverOptions(options: Document): MongoClientOptions & Record<string, unknown> {
  const plain: unknown = EJSON.deserialize(options);
  return { ...(plain as Record<string, unknown>) };
}
