// How soon a command ends that is told to: by `killOp`, `killCursors`, its own `maxTimeMS`.

/** Of each way, how often it is tried. */
const times = 20;
const documents = 4000;
const limitMs = 200;

/** Looks at every pair: nobody waits for its end. */
const endless = [
  { $lookup: { from: 'ends', pipeline: [{ $match: { $expr: { $lt: ['$n', 5] } } }], as: 'all' } },
  { $group: { _id: null, n: { $sum: { $size: '$all' } } } },
];
const slowText = { text: { $regex: '^(?=(a+)+$)' } };

/** @param {string} name @param {() => Promise<number>} measure milliseconds */
async function show(name, measure) {
  const taken = [];
  for (let at = 0; at < times; at += 1) taken.push(await measure());
  taken.sort((left, right) => left - right);
  const [middle, longest] = [taken[times >> 1], taken.at(-1)].map((each) => (each ?? Number.NaN).toFixed(1));
  console.log(`${name.padEnd(44)} ${String(middle).padStart(7)} ms, ${longest} ms at most of ${times}`);
}

/** @param {import('mongodb').MongoClient} client @param {string} comment @returns the command that carries it, once it is at work */
async function operationOf(client, comment) {
  for (;;) {
    const stages = [{ $currentOp: {} }, { $match: { 'command.comment': comment } }];
    const [found] = await client.db('admin').aggregate(stages).toArray();
    if (found !== undefined) return found['opid'];
  }
}

/** @param {import('mongodb').MongoClient} client of the store that is measured */
export async function measureEnds(client) {
  /** @type {import('mongodb').Collection<{_id: number, n: number, text: string}>} */
  const collection = client.db('bench').collection('ends');
  await collection.insertMany(
    Array.from({ length: documents }, (_, _id) => ({ _id, n: _id % 10, text: `${'a'.repeat(40)}${_id}!` })),
  );
  let number = 0;
  await show('an aggregation, after killOp', async () => {
    const comment = `ends ${(number += 1)}`;
    const ended = collection
      .aggregate(endless, { comment })
      .toArray()
      .catch(() => undefined)
      .then(() => performance.now());
    const op = await operationOf(client, comment);
    const from = performance.now();
    await client.db('admin').command({ killOp: 1, op });
    return (await ended) - from;
  });
  /** @param {Promise<unknown>} work @returns how much later than its limit it ends */
  const late = async (work) => {
    const from = performance.now();
    await work.catch(() => undefined);
    return performance.now() - from - limitMs;
  };
  await show('an aggregation, after its maxTimeMS', () =>
    late(collection.aggregate(endless, { maxTimeMS: limitMs }).toArray()),
  );
  await show('a regular expression, after its maxTimeMS', () =>
    late(collection.find(slowText, { maxTimeMS: limitMs }).toArray()),
  );
  await show('a cursor, by killCursors', async () => {
    const cursor = collection.find({ $expr: { $gte: ['$n', 0] } }, { batchSize: 2 });
    await cursor.next();
    const from = performance.now();
    await cursor.close();
    return performance.now() - from;
  });
}
