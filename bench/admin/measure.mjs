// What the admin area and the jobs cost on a filled store.
import {
  checkBalances,
  connectStore,
  createApp,
  endInactiveAccounts,
  expireLaunchOffers,
  expireRequests,
  readConfig,
  remindOfRequests,
  tellOfNewPeople,
} from '@vela/api';
import { median } from '../figures.mjs';
import { startOwnApi } from '../own-api.mjs';

/** The demo market's recruiter, made an admin. */
const ADMIN = 'helena.rydberg@recruiter.vela.example';
const ROUNDS = 10;
/** One account in five came by a link of somebody, by one of so many codes. */
const REFERRED_SHARE = 5;
const CODES = 400;
const BATCH = 10_000;

/** The pages that an admin opens, and what they search for. */
const PAGES = {
  Overview: '/api/admin/overview',
  Users: '/api/admin/users?page=1',
  'Users, page 1,000': '/api/admin/users?page=1000',
  'Users by one letter': '/api/admin/users?page=1&search=a',
  'Users by a given name': '/api/admin/users?page=1&search=anna',
  'Users by both names': '/api/admin/users?page=1&search=anna%20berg',
  'Users by address': '/api/admin/users?page=1&search=helena.rydberg@',
  'Users by nothing there is': '/api/admin/users?page=1&search=xqzt',
  Admins: '/api/admin/users?page=1&filter=admins',
  Referrals: '/api/admin/referrals?page=1',
  'Referrals by code': '/api/admin/referrals?page=1&search=code-1',
  Companies: '/api/admin/companies?sort=name&direction=ascending&page=1',
  Messages: '/api/admin/outbox?status=delivered&page=1',
  Newsletter: '/api/admin/newsletter?page=1',
  'Audit log': '/api/admin/audit?page=1',
};

/** The jobs that read from what grows with the market. */
const JOBS = {
  'expire requests': expireRequests,
  'remind of requests': remindOfRequests,
  'expire launch offers': expireLaunchOffers,
  'check balances': checkBalances,
  'tell of new people': tellOfNewPeople,
  'end inactive accounts': endInactiveAccounts,
};

/** @typedef {Awaited<ReturnType<typeof import('../own-store.mjs').startOwnStore>>} OwnStore */

/** Makes an admin and gives accounts referral codes. @param {OwnStore} store */
export async function prepare({ connection }) {
  const users = connection.collection('users');
  await users.updateOne({ email: ADMIN }, { $set: { admin: true, adminGranted: true } });
  let number = 0;
  /** @type {import('mongodb').AnyBulkWriteOperation[]} */
  let changes = [];
  const flush = async () => {
    if (changes.length > 0) await users.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  for await (const { _id } of users.find({ referral: null }, { projection: { _id: 1 } })) {
    number += 1;
    if (number % REFERRED_SHARE !== 0) continue;
    changes.push({ updateOne: { filter: { _id }, update: { $set: { referral: `code-${(number * 7919) % CODES}` } } } });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** @param {OwnStore} store @returns for each page the first call and the median of the next, in milliseconds */
export async function measurePages(store) {
  const api = await startOwnApi(store, { ANSWER_CACHE_MS: '0' });
  try {
    const headers = await api.signIn(ADMIN);
    const ask = (/** @type {string} */ address) =>
      timed(async () => {
        const answer = await fetch(api.origin + address, { headers });
        if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      });
    // The first of all also opens lines and reads the session.
    await ask('/api/users/me');
    const rows = [];
    for (const [name, address] of Object.entries(PAGES)) {
      const first = await ask(address);
      const next = [];
      for (let round = 0; round < ROUNDS; round += 1) next.push(await ask(address));
      rows.push({ name, first, median: median(next) });
    }
    return rows;
  } finally {
    await api.stop();
  }
}

/** Saved searches that nobody looked at for long: the most that the job has to read for. @param {OwnStore} store */
async function addSavedSearches({ connection }) {
  const admin = await connection.collection('users').findOne({ email: ADMIN });
  if (admin === null) throw new Error(`The store does not know ${ADMIN}.`);
  const { _id: userId, companyId } = admin;
  const old = new Date(0);
  await connection.collection('savedSearches').insertMany(
    [0, 1, 2, 3, 6].map((month) => ({
      companyId,
      userId,
      name: `${month} months`,
      filters: { availability: [month] },
      createdAt: old,
      seenAt: old,
      toldCount: Number.MAX_SAFE_INTEGER,
      toldAt: null,
    })),
  );
}

/** @param {OwnStore} store @returns for each job the first run and the median of the next, in milliseconds */
export async function measureJobs(store) {
  await addSavedSearches(store);
  const connection = await connectStore(store.uri);
  const app = createApp(
    readConfig({
      MONGODB_URI: store.uri,
      LINKEDIN_CLIENT_ID: 'none',
      LINKEDIN_CLIENT_SECRET: 'none',
      LOG_LEVEL: 'warn',
    }),
    connection,
    {},
  );
  try {
    await app.catalogue.reload();
    const rows = [];
    for (const [name, run] of Object.entries(JOBS)) {
      const first = await timed(() => run(app));
      const next = [];
      for (let round = 0; round < ROUNDS; round += 1) next.push(await timed(() => run(app)));
      rows.push({ name: `Job: ${name}`, first, median: median(next) });
    }
    return rows;
  } finally {
    app.availability.stop();
    await connection.close();
  }
}
