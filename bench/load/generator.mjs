// Asks a server over and over, in a process of its own, so that it takes no time from what it measures or from what
// measures it. Plain sockets that are kept open: one request on each at a time, answers read by their length.
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const STATUS = /^HTTP\/1\.1 (\d{3})/;

/** Takes the bytes of one answer apart as they come. */
class Answer {
  #head = '';
  #missing = -1;
  status = 0;

  /** @param {Buffer} chunk @returns {boolean} whether the answer is complete */
  take(chunk) {
    if (this.#missing >= 0) {
      this.#missing -= chunk.length;
      return this.#missing === 0;
    }
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const head = this.#head.slice(0, end);
    const length = LENGTH.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer did not tell its length:\n${head}`);
    this.status = Number(STATUS.exec(head)?.[1]);
    this.#missing = Number(length) - (this.#head.length - end - END_OF_HEAD.length);
    return this.#missing === 0;
  }
}

/**
 * One connection that asks until it is told to end.
 * @param {number} port
 * @param {() => Buffer} nextRequest
 * @param {(status: number, ms: number) => boolean} onAnswer whether to go on
 * @returns {Promise<void>} settles at the end
 */
const ask = (port, nextRequest, onAnswer) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = new Answer();
    let asked = 0;
    const send = () => {
      answer = new Answer();
      asked = performance.now();
      socket.write(nextRequest());
    };
    socket.once('connect', send);
    socket.on('data', (chunk) => {
      try {
        if (!answer.take(chunk)) return;
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      if (onAnswer(answer.status, performance.now() - asked)) return send();
      socket.end();
      resolve();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection.')));
  });

/** @param {string} lines of every request @param {string | import('./load.mjs').Posted} what */
function requestOf(lines, what) {
  if (typeof what === 'string') return Buffer.from(`GET ${what} HTTP/1.1\r\n${lines}\r\n`);
  const body = Buffer.from(JSON.stringify(what.body));
  const head = `POST ${what.path} HTTP/1.1\r\n${lines}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** @param {import('./load.mjs').Load} load */
async function run({ port, paths, headers, connections, seconds }) {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: 'keep-alive', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const requests = paths.map((what) => requestOf(lines, what));
  // What is posted is posted once.
  const posts = paths.some((what) => typeof what !== 'string');
  const isSpent = () => posts && turn >= requests.length;
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  let turn = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask(
        port,
        () => requests[turn++ % requests.length] ?? Buffer.alloc(0),
        (status, ms) => {
          times.push(ms);
          if (status !== 200 && status !== 201) refused += 1;
          return performance.now() < end && !isSpent();
        },
      ),
    ),
  );
  const took = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { answers: times.length, refused, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

process.on('message', (/** @type {import('./load.mjs').Load} */ load) => {
  run(load).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
