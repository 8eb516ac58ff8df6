// Two small clients of one kind, so that servers are compared and not drivers: each writes one request to a Unix socket,
// and has its answer when the last byte of it is there. PostgreSQL's asks with prepared statements; the store's sends what the
// Node driver would, session and times included.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Binary, BSON, Int32, Long, ObjectId, Timestamp } from 'mongodb';

/** One connection that asks one thing after the other. */
class Exchange {
  /** @type {Buffer} */
  #received = Buffer.alloc(0);
  /** @type {{resolve: (reply: Buffer) => void, reject: (error: Error) => void} | undefined} */
  #waiting;
  #socket;
  #lengthOf;

  /** @param {string} file @param {(received: Buffer) => number} lengthOf how long the whole answer is; 0 while that is unknown */
  constructor(file, lengthOf) {
    this.#lengthOf = lengthOf;
    this.#socket = connect(file);
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
  }

  /** @param {Buffer} chunk */
  #take(chunk) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const length = this.#lengthOf(this.#received);
    if (length === 0 || this.#received.length < length) return;
    const reply = this.#received;
    this.#received = Buffer.alloc(0);
    this.#waiting?.resolve(reply);
  }

  /** @param {Buffer} request @returns {Promise<Buffer>} its answer */
  ask(request) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }
}

/** @param {string} type @param {...Buffer} parts @returns {Buffer} one message of PostgreSQL's protocol */
function postgresMessage(type, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** @param {string} value */
const text = (value) => Buffer.from(`${value}\0`);
/** @param {number} value */
const int16 = (value) => Buffer.from([value >> 8, value & 0xff]);
/** @param {number} value */
const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** An answer of PostgreSQL's ends with `ReadyForQuery`. @param {Buffer} received */
function postgresLength(received) {
  for (let at = 0; at + 5 <= received.length; at += 1 + received.readInt32BE(at + 1)) {
    if (received[at] === 0x45) throw new Error(received.toString('latin1', at));
    if (received[at] === 0x5a) return at + 6;
  }
  return 0;
}

/** @param {string} file of the socket @param {Record<string, string>} statements prepared, by their names */
export async function postgresClient(file, statements) {
  const exchange = new Exchange(file, postgresLength);
  const startup = Buffer.concat([
    int32(196_608),
    text('user'),
    text('postgres'),
    text('database'),
    text('postgres'),
    text(''),
  ]);
  await exchange.ask(Buffer.concat([int32(startup.length + 4), startup]));
  const sync = postgresMessage('S');
  for (const [name, sql] of Object.entries(statements))
    await exchange.ask(Buffer.concat([postgresMessage('P', text(name), text(sql), int16(0)), sync]));
  const tail = Buffer.concat([
    postgresMessage('D', Buffer.from('P'), text('')),
    postgresMessage('E', text(''), int32(0)),
    sync,
  ]);
  return {
    /** @param {string} name @param {...string} values */
    run: (name, ...values) => {
      const given = values.flatMap((value) => [int32(Buffer.byteLength(value)), Buffer.from(value)]);
      const bound = postgresMessage('B', text(''), text(name), int16(0), int16(values.length), ...given, int16(0));
      return exchange.ask(Buffer.concat([bound, tail]));
    },
    close: () => exchange.close(),
  };
}

/** @param {Buffer} received */
const storeLength = (received) => (received.length < 4 ? 0 : received.readInt32LE(0));

/** Stand in a prepared request for what each one has of its own. */
const marks = {
  id: new Int32(0x7b1d_0001),
  number: Long.fromBigInt(0x7b1d_0002_7b1d_0003n),
  newId: new ObjectId('7b1d00047b1d00057b1d0006'),
};

/** @param {import('mongodb').Document} command @param {import('mongodb').Document} [document] that goes beside it */
function prepareStoreMessage(command, document) {
  const body = BSON.serialize(command);
  const beside = document && Buffer.concat([text('documents'), BSON.serialize({ _id: marks.newId, ...document })]);
  const message = Buffer.alloc(21 + body.length + (beside === undefined ? 0 : 5 + beside.length));
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(2013, 12);
  message.set(body, 21);
  if (beside !== undefined) {
    message.writeUInt8(1, 21 + body.length);
    message.writeInt32LE(4 + beside.length, 22 + body.length);
    message.set(beside, 26 + body.length);
  }
  const at = {
    id: message.indexOf(int32(marks.id.value).reverse()),
    number: message.indexOf(Buffer.from(marks.number.toBytesLE())),
    newId: message.indexOf(marks.newId.id),
  };
  return { message, at };
}

const okOne = Buffer.from([0x01, 0x6f, 0x6b, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
const okInteger = Buffer.from([0x10, 0x6f, 0x6b, 0, 1, 0, 0, 0]);

/** @param {string} file of the socket @param {import('mongodb').Document} document what is inserted */
export function storeClient(file, document) {
  const exchange = new Exchange(file, storeLength);
  const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
  const common = {
    lsid: { id: new Binary(randomBytes(16), Binary.SUBTYPE_UUID) },
    $clusterTime: { clusterTime: new Timestamp({ t: 1, i: 1 }), signature },
    $db: 'bench',
  };
  const write = { ordered: true, txnNumber: marks.number };
  const inside = { ...write, autocommit: false };
  const increase = { update: 'people', updates: [{ q: { _id: marks.id }, u: { $inc: { score: 1 } } }] };
  const prepared = {
    find: prepareStoreMessage({
      find: 'people',
      filter: { _id: marks.id },
      limit: 1,
      singleBatch: true,
      batchSize: 1,
      ...common,
    }),
    insert: prepareStoreMessage({ insert: 'inserted', ...write, ...common }, document),
    update: prepareStoreMessage({ ...increase, ...write, ...common }),
    first: prepareStoreMessage({ ...increase, ...inside, startTransaction: true, ...common }),
    second: prepareStoreMessage({ insert: 'inserted', ...inside, ...common }, document),
    commit: prepareStoreMessage({
      commitTransaction: 1,
      txnNumber: marks.number,
      autocommit: false,
      ...common,
      $db: 'admin',
    }),
  };
  let number = 0;
  /** @param {Buffer} message */
  const ask = async (message) => {
    const reply = await exchange.ask(message);
    if ((!reply.includes(okInteger) && !reply.includes(okOne)) || reply.includes('writeErrors'))
      throw new Error(reply.toString('latin1'));
  };
  /** @param {ReturnType<typeof prepareStoreMessage>} request @param {number} [id] */
  const send = ({ message, at }, id = 0) => {
    if (at.id >= 0) message.writeInt32LE(id, at.id);
    if (at.number >= 0) message.writeBigInt64LE(BigInt(number), at.number);
    if (at.newId >= 0) message.set(new ObjectId().id, at.newId);
    return ask(message);
  };
  return {
    /** @param {number} id */
    find: (id) => send(prepared.find, id),
    insert: () => {
      number += 1;
      return send(prepared.insert);
    },
    /** @param {number} id */
    update: (id) => {
      number += 1;
      return send(prepared.update, id);
    },
    /** @param {number} id */
    transaction: async (id) => {
      number += 1;
      await send(prepared.first, id);
      await send(prepared.second);
      await send(prepared.commit);
    },
    /** @param {import('mongodb').Document[]} pipeline */
    aggregate: (pipeline) => ask(prepareStoreMessage({ aggregate: 'people', pipeline, cursor: {}, ...common }).message),
    close: () => exchange.close(),
  };
}
