import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Connection, ConnectionStates, createConnection, type mongo } from 'mongoose';

/** Small whatever the market's size, or thrown away as a whole. */
const SMALL: ReadonlySet<string> = new Set([
  'categories',
  'migrations',
  'numberSeries',
  'posts',
  'rateTables',
  'releaseAccess',
  'releaseRollouts',
  'replicas',
  'settings',
]);

/** Fields by which a whole collection is looked through on purpose: what an administrator does now and then. */
const LOOKED_THROUGH: ReadonlySet<string> = new Set([
  // A merge in the catalogue follows everything that names what is merged.
  'connections roleId',
  'interests terms.categoryId',
  'interests terms.roleId',
  'openRoles roleId',
  'openRoles skills.skillId',
  'savedSearches filters.category',
  'savedSearches filters.role',
  'savedSearches filters.skill',
]);

type Filter = Readonly<Record<string, unknown>>;

interface Question {
  readonly collection: string;
  readonly filter: Filter;
  readonly sort: Filter;
  readonly hint: unknown;
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('_bsontype' in value) &&
  !(value instanceof Date) &&
  !(value instanceof RegExp);

/** A filter without its values: the names that are asked for, and how. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3).map(shapeOf);
  return isFilter(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)])) : '?';
};

const listOf = (value: unknown): readonly Filter[] => (Array.isArray(value) ? value.filter(isFilter) : []);
const filterOf = (value: unknown): Filter => (isFilter(value) ? value : {});

/** What a stage of a pipeline asks of other collections. */
function joinsOf(stages: readonly Filter[]): readonly Question[] {
  return stages.flatMap((stage) => {
    const lookup = filterOf(stage['$lookup']);
    const { from, foreignField, pipeline } = lookup;
    const inner = listOf(pipeline);
    if (typeof from !== 'string') return [];
    const joined = typeof foreignField === 'string' ? { [foreignField]: { $in: ['?'] } } : {};
    return [
      { collection: from, filter: { ...joined, ...filterOf(inner[0]?.['$match']) }, sort: {}, hint: undefined },
      ...joinsOf(inner),
    ];
  });
}

/** The questions that a command asks; none where it names its documents, or wants all of them. */
function questionsOf(name: string, command: mongo.Document): readonly Question[] {
  const collection: unknown = command[name];
  if (typeof collection !== 'string') return [];
  const asked = (filter: unknown, sort?: unknown): Question => ({
    collection,
    filter: filterOf(filter),
    sort: filterOf(sort),
    hint: command['hint'],
  });
  switch (name) {
    case 'find':
      return [asked(command['filter'], command['sort'])];
    case 'count':
    case 'distinct':
      return [asked(command['query'])];
    case 'findAndModify':
      return [asked(command['query'], command['sort'])];
    case 'update':
      return listOf(command['updates']).map(({ q }) => asked(q));
    case 'delete':
      return listOf(command['deletes']).map(({ q }) => asked(q));
    case 'aggregate': {
      const stages = listOf(command['pipeline']);
      if ('$changeStream' in (stages[0] ?? {})) return [];
      return [asked(stages[0]?.['$match']), ...joinsOf(stages)];
    }
    default:
      return [];
  }
}

/** What an answer to somebody asks the store, which is held against its indexes at the end. */
export interface WatchedQuestions {
  /** Watches what work asks that nobody's call began. @param by who is named for it, such as a job */
  during<Result>(by: string, work: () => Result): Result;
  /** @throws Error where a question looked at every document of a collection that grows */
  end(): Promise<void>;
}

const answering = new AsyncLocalStorage<string>();

/** Node tells of a call before anybody handles it, in the context in which it will be handled. */
const REQUESTS = 'http.server.request.start';

/**
 * Watches the questions that calls ask the store. A test's own, which may look wherever they like, are not among them.
 * @param connection of the server, whose commands are told of
 * @param uri of the store, for what is asked at the end: a test may have stopped its server
 */
export function watchQuestions(connection: Connection, uri: string): WatchedQuestions {
  const known = new Map<string, { readonly question: Question; readonly by: string }>();
  const begin = (message: unknown): void => {
    const { request } = message as { request: { method?: string; url?: string } };
    answering.enterWith(`${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`);
  };
  const note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    const by = answering.getStore();
    if (by === undefined) return;
    for (const question of questionsOf(commandName, command)) {
      const { collection, filter, sort } = question;
      const [first] = Object.keys(filter);
      if (first === undefined || SMALL.has(collection) || LOOKED_THROUGH.has(`${collection} ${first}`)) continue;
      const key = JSON.stringify([collection, shapeOf(filter), Object.keys(sort)]);
      if (!known.has(key)) known.set(key, { question, by });
    }
  };
  subscribe(REQUESTS, begin);
  connection.getClient().on('commandStarted', note);
  return {
    during: (by, work) => answering.run(by, work),
    end: async () => {
      unsubscribe(REQUESTS, begin);
      connection.getClient().off('commandStarted', note);
      const isOpen = connection.readyState === ConnectionStates.connected;
      const open = isOpen ? connection : await createConnection(uri).asPromise();
      const scans: string[] = [];
      for (const [key, { question, by }] of known)
        if (await looksAtAll(open, question)) scans.push(`${key} asked by ${by}`);
      if (!isOpen) await open.close();
      if (scans.length > 0)
        throw new Error(`Without an index the store looks at every document for\n${scans.join('\n')}`);
    },
  };
}

/** All names that a filter asks of, in whatever depth. */
const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : isFilter(value)
      ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
      : [];

/** The first fields of the indexes that a plan reads. */
const firstFieldsOf = (plan: unknown): string[] =>
  Array.isArray(plan)
    ? plan.flatMap(firstFieldsOf)
    : isFilter(plan)
      ? [...Object.keys(filterOf(plan['keyPattern'])).slice(0, 1), ...Object.values(plan).flatMap(firstFieldsOf)]
      : [];

/** @returns whether the store looks at all documents, or at all of an index that only gives the order */
async function looksAtAll(connection: Connection, { collection, filter, sort, hint }: Question): Promise<boolean> {
  const { db } = connection;
  if (db === undefined) throw new Error('The connection is closed.');
  const explain = { find: collection, filter, sort, ...(hint === undefined ? {} : { hint }) };
  const { queryPlanner } = await db.command({ explain, verbosity: 'queryPlanner' });
  const plan: unknown = filterOf(queryPlanner)['winningPlan'];
  const asked = namesIn(filter);
  return JSON.stringify(plan).includes('"COLLSCAN"') || firstFieldsOf(plan).some((field) => !asked.includes(field));
}
