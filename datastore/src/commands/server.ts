import { Int32, Long, ObjectId } from 'bson';
import type { Engine } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import { documentOption, numberOption } from '../engine/options.js';
import { type ConnectionInfo, fields } from '../engine/request.js';
import { sessionTimeoutMinutes } from '../engine/sessions.js';
import { maximumDocumentBytes } from '../values/codec.js';
import { badValue } from '../values/errors.js';
import { interruption } from '../values/time-limit.js';
import type { Document } from '../values/value.js';
import { maximumMessageBytes } from '../wire/framing.js';

/** The MongoDB version whose behaviour this store has, and its wire version. */
const version = '8.0.0';
const wireVersion = 25;
/** The set's name; transactions and change streams need a replica set, if only of one. */
export const replicaSetName = 'rs0';
const electionId = new ObjectId('7fffffff0000000000000001');

/**
 * The handshake: this server is the primary of a replica set of one. There is no `topologyVersion`, so drivers ask
 * at intervals instead of waiting for news.
 */
export function hello(command: Document, connection: ConnectionInfo, engine: Engine): Document {
  const client = documentOption(command, 'client');
  const application = documentOption(client ?? {}, 'application')?.['name'];
  if (typeof application === 'string') connection.application = application;
  const opTime = { ts: engine.clock.now(), t: Long.ONE };
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: replicaSetName,
    setVersion: new Int32(1),
    hosts: [engine.address],
    primary: engine.address,
    me: engine.address,
    electionId,
    maxBsonObjectSize: new Int32(maximumDocumentBytes),
    maxMessageSizeBytes: new Int32(maximumMessageBytes),
    maxWriteBatchSize: new Int32(100_000),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: new Int32(sessionTimeoutMinutes),
    connectionId: new Int32(connection.id),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(wireVersion),
    readOnly: false,
    lastWrite: { opTime, lastWriteDate: new Date(), majorityOpTime: opTime, majorityWriteDate: new Date() },
  };
}

const handshake: CommandHandler = ({ command, connection }, engine) => fields(hello(command, connection, engine));

const buildInfo: CommandHandler = () =>
  fields({
    version,
    versionArray: [8, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    maxBsonObjectSize: new Int32(maximumDocumentBytes),
    storageEngines: ['lmdb'],
  });

const serverStatus: CommandHandler = (_, engine) =>
  fields({
    host: engine.address,
    version,
    process: 'embedded store',
    pid: Long.fromNumber(process.pid),
    uptime: process.uptime(),
    storageEngine: { name: 'lmdb', persistent: true },
    connections: { current: new Int32(engine.openConnections) },
  });

const replSetGetStatus: CommandHandler = (_, engine) =>
  fields({
    set: replicaSetName,
    myState: new Int32(1),
    members: [
      { _id: new Int32(0), name: engine.address, health: 1, state: new Int32(1), stateStr: 'PRIMARY', self: true },
    ],
  });

const getParameter: CommandHandler = ({ command }) => {
  const known: Document = {
    featureCompatibilityVersion: { version: '8.0' },
    enableTestCommands: true,
    requireApiVersion: false,
    authenticationMechanisms: [],
  };
  if (command['getParameter'] === '*') return fields(known);
  const asked = Object.fromEntries(Object.entries(known).filter(([name]) => name in command));
  if (Object.keys(asked).length === 0) throw badValue('no option found to get');
  return fields(asked);
};

const configureFailPoint: CommandHandler = ({ command }, engine) => {
  engine.failPoints.configure(command);
  return fields({ count: new Int32(0) });
};

const killOp: CommandHandler = ({ command }, engine) => {
  engine.operations.find(numberOption(command, 'op') ?? 0)?.end(interruption());
  return fields({ info: 'attempting to kill op' });
};

/** Commands about the server itself. */
export const serverCommands: Readonly<Record<string, CommandHandler>> = {
  hello: handshake,
  isMaster: handshake,
  ismaster: handshake,
  ping: () => fields(),
  buildInfo,
  buildinfo: buildInfo,
  serverStatus,
  replSetGetStatus,
  getParameter,
  getCmdLineOpts: () => fields({ argv: [], parsed: {} }),
  connectionStatus: () => fields({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  configureFailPoint,
  killOp,
};
