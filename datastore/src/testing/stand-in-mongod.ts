// Behaves like a `mongod` as far as its starter can tell: the same options, a replica set that has to be initiated
// once and remembers its members, an end on SIGTERM. What it was asked is written to `commands.log` in its folder.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decode, encode } from '../values/codec.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { messageSplitter } from '../wire/framing.js';
import { encodeReply, parseRequest } from '../wire/message.js';

const { values } = parseArgs({
  options: {
    dbpath: { type: 'string' },
    port: { type: 'string' },
    bind_ip: { type: 'string' },
    replSet: { type: 'string' },
  },
});
const folder = values.dbpath ?? '.';
const configFile = path.join(folder, 'set.json');
const host = `127.0.0.1:${values.port ?? ''}`;

interface SetConfig {
  readonly version: number;
  readonly host: string;
}

function readConfig(): SetConfig | undefined {
  return existsSync(configFile) ? (JSON.parse(readFileSync(configFile, 'utf8')) as SetConfig) : undefined;
}

function configure(command: Document, name: string): Document {
  const config = fieldOf(command, name);
  const members = isDocument(config) ? fieldOf(config, 'members') : undefined;
  const [member] = Array.isArray(members) ? members : [];
  writeFileSync(
    configFile,
    JSON.stringify({
      version: (readConfig()?.version ?? 0) + 1,
      host: isDocument(member) ? fieldOf(member, 'host') : '',
    }),
  );
  return { ok: 1 };
}

function answer(command: Document): Document {
  const [name = ''] = Object.keys(command);
  if (name !== 'hello') appendFileSync(path.join(folder, 'commands.log'), `${name}\n`);
  const config = readConfig();
  switch (name) {
    case 'hello':
      return { ok: 1, isWritablePrimary: config?.host === host };
    case 'replSetInitiate':
      return config === undefined ? configure(command, name) : { ok: 0, code: 23, errmsg: 'already initialized' };
    case 'replSetGetConfig':
      return { ok: 1, config: { version: config?.version ?? 0 } };
    case 'replSetReconfig':
      return fieldOf(command, 'force') === true
        ? configure(command, name)
        : { ok: 0, code: 10107, errmsg: 'not primary' };
    default:
      return { ok: 0, code: 59, errmsg: `no such command: '${name}'` };
  }
}

const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on(
    'data',
    messageSplitter((message) => {
      const request = parseRequest(message);
      socket.write(encodeReply(request.id, encode(answer(decode(request.body)))));
    }),
  );
});
appendFileSync(path.join(folder, 'commands.log'), `started ${values.bind_ip ?? ''} ${values.replSet ?? ''}\n`);
server.listen(Number(values.port), values.bind_ip);
process.on('SIGTERM', () => process.exit(0));
