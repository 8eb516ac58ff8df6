// Many open lines at one API process: what they take, and what they cost the others.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../figures.mjs';
import { startLoad } from '../load/load.mjs';
import { quantile, RECRUITER } from './times.mjs';

/** As many as one person may have; see LIVE_STREAMS_PER_PERSON. */
const LINES_A_PERSON = 8;
const CONNECTIONS = 8;
const SECONDS = 4;
const ROUNDS = 5;
const NEWS = 20;
const SETTLE_MS = 1500;
const MEGABYTE = 1024 * 1024;

/** @param {number} pid @returns {number} memory of a process, megabytes */
function memoryOf(pid) {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}

/**
 * @param {import('./times.mjs').OwnApi} api @param {Record<string, string>} headers
 * @returns a line that counts what it hears
 */
async function openLine({ port }, headers) {
  const request = http.get({
    port,
    host: '127.0.0.1',
    path: '/api/live-events',
    headers: { ...headers, accept: 'text/event-stream' },
    agent: false,
  });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`A line was refused with ${response.statusCode}.`);
  const line = { heard: 0, end: () => request.destroy() };
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  response.on('data', (/** @type {Buffer} */ chunk) => {
    if (chunk.includes('data: ')) line.heard += 1;
  });
  return line;
}

/**
 * @param {import('./times.mjs').OwnApi} api
 * @param {Awaited<ReturnType<typeof import('../own-store.mjs').startOwnStore>>} store
 * @param {Record<string, string>} headers of the recruiter
 * @param {{id: string}} thread @param {number} count of lines
 */
export async function measureStreams(api, store, headers, thread, count) {
  const load = startLoad();
  /** @type {Awaited<ReturnType<typeof openLine>>[]} */ const lines = [];
  const smallGet = async () =>
    (await load.run({ port: api.port, paths: ['/api/users/me'], headers, connections: CONNECTIONS, seconds: SECONDS }))
      .p95;
  const rounds = async () => {
    const found = [];
    for (let round = 0; round < ROUNDS; round += 1) found.push(await smallGet());
    return median(found);
  };
  try {
    // Everybody is of the recruiter's company, so that each line hears all news: the most that there can be to do.
    const users = store.connection.collection('users');
    const recruiter = await users.findOne({ email: RECRUITER });
    const people = await users
      .find({ jobSeekerProfileId: { $exists: true }, linkedinSub: /^demo-\d+-talent-/ }, { projection: { email: 1 } })
      .limit(Math.ceil(count / LINES_A_PERSON))
      .toArray();
    if (recruiter === null || people.length * LINES_A_PERSON < count) throw new Error('There are too few people.');
    const { companyId, talentSeekerProfileId } = recruiter;
    await users.updateMany(
      { _id: { $in: people.map(({ _id }) => _id) } },
      { $set: { companyId, talentSeekerProfileId } },
    );
    await rounds();
    const before = memoryOf(api.pid);
    const idle = await rounds();
    const cookies = [];
    for (const { email } of people) cookies.push(await api.signIn(email));
    while (lines.length < count) {
      const [own] = [cookies[Math.floor(lines.length / LINES_A_PERSON)] ?? headers];
      lines.push(await openLine(api, own));
    }
    await wait(SETTLE_MS);
    const open = await rounds();
    const after = memoryOf(api.pid);

    const told = await Promise.all([rounds(), tellNews(api, headers, thread, lines)]);
    return {
      before,
      megabytes: Math.max(after, memoryOf(api.pid)) - before,
      idle,
      open,
      told: told[0],
      heard: quantile(told[1], 0.5).toFixed(0),
      heardMost: Math.max(...told[1]).toFixed(0),
    };
  } finally {
    for (const line of lines) line.end();
    load.stop();
  }
}

/** Writes messages, one a second, and notes how long until every line has heard of each. */
async function tellNews(
  /** @type {import('./times.mjs').OwnApi} */ api,
  /** @type {Record<string, string>} */ headers,
  /** @type {{id: string}} */ { id },
  /** @type {readonly {heard: number}[]} */ lines,
) {
  const took = [];
  for (let number = 1; number <= NEWS; number += 1) {
    const from = performance.now();
    const answer = await fetch(`${api.origin}/api/conversations/${id}/messages`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: `bench-news-number-${number}`, text: 'Something new' }),
    });
    if (!answer.ok) throw new Error(`A message was refused: ${await answer.text()}`);
    while (lines.some(({ heard }) => heard < number)) await wait(5);
    took.push(performance.now() - from);
    await wait(Math.max(0, 1000 - (performance.now() - from)));
  }
  return took;
}
