import mongoose from 'mongoose';
import { type Check, failure, type Finding, messageOf, note } from './finding.js';

const TIME_MS = 6000;
/** Transactions with everything that is used are older; versions before are not looked after any more. */
const OLDEST = 7;

const textAt = (value: object, key: string): string => String(Reflect.get(value, key) ?? '');

function versionFindings(build: object): Finding[] {
  if (textAt(build, 'gitVersion') === 'embedded')
    return [failure('MONGODB_URI leads to the embedded store.', 'Put a replica set of MongoDB there.')];
  const version = textAt(build, 'version');
  return Number(version.split('.', 1)[0]) >= OLDEST
    ? []
    : [failure(`The store is MongoDB ${version}.`, `Use MongoDB ${OLDEST} or newer.`)];
}

function setFindings(hello: object): Finding[] {
  if (textAt(hello, 'setName') === '' && textAt(hello, 'msg') !== 'isdbgrid')
    return [failure('The store is a single node, which has no transactions.', 'Make it a replica set.')];
  const hosts: unknown = Reflect.get(hello, 'hosts');
  return Array.isArray(hosts) && hosts.length < 3
    ? [
        note(
          `The replica set has ${hosts.length} of at least three members.`,
          'Add members: one that fails stops it else.',
        ),
      ]
    : [];
}

const concernFindings = (concern: object | null): Finding[] => {
  const write: unknown = concern === null ? null : Reflect.get(concern, 'defaultWriteConcern');
  const w: unknown = typeof write === 'object' && write !== null ? Reflect.get(write, 'w') : 'majority';
  return w === 'majority' || w === undefined
    ? []
    : [
        note(
          `The cluster's default write concern is ${String(w)}.`,
          'Vela asks for "majority" by itself; set it as default for whoever writes by hand.',
        ),
      ];
};

/** Whether it can be reached, holds transactions, and keeps what it was given. */
export const storeCheck = (uri: string): Check => ({
  name: 'MongoDB',
  run: async () => {
    const connection = mongoose.createConnection(uri, {
      serverSelectionTimeoutMS: TIME_MS,
      writeConcern: { w: 'majority' },
    });
    try {
      await connection.asPromise();
      const admin = connection.getClient().db('admin');
      const [hello, build, concern] = await Promise.all([
        admin.command({ hello: 1 }),
        admin.command({ buildInfo: 1 }),
        // Not everybody who may read and write may ask for it.
        admin.command({ getDefaultRWConcern: 1 }).catch(() => null),
      ]);
      return [...versionFindings(build), ...setFindings(hello), ...concernFindings(concern)];
    } catch (error) {
      return [
        failure(`The store cannot be used: ${messageOf(error)}`, 'Look at MONGODB_URI, its user, and the network.'),
      ];
    } finally {
      await connection.close().catch(() => undefined);
    }
  },
});
