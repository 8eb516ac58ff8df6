import type { Connection } from 'mongoose';
import { alone } from './migration-lock.js';

/**
 * How far the filling of a store with made-up data came: `begun` by a start on an empty store that nobody had been let in to,
 * `whole`, or `left` as it was by somebody who was let in since: nothing of that is ever cleared.
 */
export type FillingState = 'begun' | 'whole' | 'left';

/** What the store knows of its filling. */
export interface Filling {
  readonly state: FillingState;
  /** When it was begun, by the clock of the data. */
  readonly at: Date;
  /** Collections that held nothing then. */
  readonly empty: readonly string[];
}

const ID = 'filling';
const settingsOf = (connection: Connection) => connection.collection<Filling & { readonly _id: string }>('settings');

/** @returns null for a store that was never filled, or by a version that noted nothing */
export const fillingOf = (connection: Connection): Promise<Filling | null> =>
  settingsOf(connection).findOne({ _id: ID });

/** Notes how far the filling came; when and into what it was begun stays unless told. */
export async function noteFilling(
  connection: Connection,
  filling: Pick<Filling, 'state'> & Partial<Filling>,
): Promise<void> {
  await settingsOf(connection).updateOne({ _id: ID }, { $set: filling }, { upsert: true });
}

/** To be called before anybody is let in: what was begun and is not whole stays as it is from now on. */
export async function leaveFilling(connection: Connection): Promise<void> {
  await settingsOf(connection).updateOne({ _id: ID, state: 'begun' }, { $set: { state: 'left' } });
}

/** Does something while no other process fills the store, or changes its form. */
export const fillingAlone = <Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> =>
  alone(connection, work);
