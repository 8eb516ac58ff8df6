import type { Document as DriverDocument } from 'mongodb';
import type { Document } from '../values/value.js';
import type { Entities } from './entities.js';
import { textIn } from './specification.js';

/** Runs the operations of a `withTransaction` callback. */
export type RunOperations = (operations: readonly Document[]) => Promise<void>;

/** One operation's arguments, and what it may need besides. */
export interface Call {
  readonly arguments: Record<string, unknown>;
  readonly source: Document;
  readonly entities: Entities;
  readonly run: RunOperations;
}

/** What an operation of a test does with its entity. */
export type Operation<Target> = (target: Target, call: Call) => Promise<unknown>;

/** The operations of one kind of entity, by their names. */
export type Operations<Target> = Readonly<Record<string, Operation<Target>>>;

/** What a test wants and this driver does not have. */
export class NotInDriver extends Error {}

/** An operation that some drivers have and this one does not. */
export function notInDriver(what: string): () => Promise<never> {
  return () => Promise.reject(new NotInDriver(`The Node driver has no ${what}.`));
}

/** Takes named arguments out; what is left are options. */
export function take(
  call: Call,
  ...names: string[]
): { readonly taken: DriverDocument[]; readonly options: DriverDocument } {
  const options: DriverDocument = { ...call.arguments };
  const session = textIn(call.source, 'session');
  if (session !== undefined) options['session'] = call.entities.session(session);
  const taken = names.map((name) => {
    const value: unknown = options[name];
    delete options[name];
    return value as DriverDocument;
  });
  if (typeof options['returnDocument'] === 'string')
    options['returnDocument'] = options['returnDocument'].toLowerCase();
  return { taken, options };
}
