import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  handleFor,
  joinAs,
  joinAsRecruiter,
  joinAsTalent,
  listen,
  profileForm,
  type ReplicaWorld,
  requestTo,
  roleForm,
  startReplicaWorld,
  until,
  Visitor,
} from '@vela/api/testing';
import { type Gateway, startGateway } from '@vela/gateway';

const START_MS = 240_000;
const TEST_MS = 120_000;
const POLL_MS = 10;
/** Processes are started from their sources, which a busy machine takes minutes for. */
const RESTARTS_MS = 900_000;
const ROUNDS = 3;
const MAILS = 40;
const ASKED_A_MINUTE = 4;
/** Answers between the steps of a restart. */
const BETWEEN = 12;

let world: ReplicaWorld;
let site: string;
let gateways: Gateway[] = [];
let startOne: (port: number) => Promise<Gateway>;
/** Which process is asked next: each person of these tests is at that one. */
let at = 0;
const portNow = (): number => world.apis[at === 0 ? 0 : 1].port;
const people = {
  get category() {
    return world.category;
  },
  join: (person: Parameters<typeof joinAs>[0]) => joinAs(person, new Visitor(portNow)),
};
/** Does something at one process. */
async function here<Result>(process: 0 | 1, act: () => Promise<Result>): Promise<Result> {
  at = process;
  return act();
}

beforeAll(async () => {
  world = await startReplicaWorld({ RATE_LIMIT_ASK: String(ASKED_A_MINUTE) });
  site = await mkdtemp(path.join(tmpdir(), 'vela-site-'));
  const api = world.apis.map(({ port }) => `http://127.0.0.1:${port}`);
  startOne = (port) => startGateway({ site, api }, port, '127.0.0.1');
  gateways = await Promise.all([startOne(0), startOne(0)]);
}, START_MS);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await world.stop();
  await rm(site, { recursive: true, force: true });
}, TEST_MS);

describe('what was changed at one process is what the other one answers', () => {
  test(
    'to whoever changed it: a profile, again and again, though the old one had just been answered',
    async () => {
      const talent = await joinAsTalent(people, { givenName: 'Ada' });
      const stale: number[] = [];
      const seen = async () => (await talent.visitor.send('/api/users/me')).text;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const [writes, reads] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        await here(reads, seen);
        const body = profileForm(people, { minSalary: 50_000 + round });
        await here(writes, () => talent.visitor.ok('saveJobSeekerProfile', { body }));
        if (!(await here(reads, seen)).includes(String(50_000 + round))) stale.push(round);
      }
      expect(stale).toEqual([]);
    },
    TEST_MS,
  );

  test(
    'roles in the list of the company, and who may be found: a talent who pauses is gone when they are told so',
    async () => {
      const recruiter = await joinAsRecruiter(people, { givenName: 'Rut' });
      const talent = await joinAsTalent(people, { givenName: 'Pia' });
      const roles = () => here(1, () => recruiter.visitor.ok('listOpenRoles'));
      const found = async () =>
        (await here(1, () => recruiter.visitor.send('/api/search'))).text.includes(handleFor(recruiter, talent));
      const save = (availableForContact: boolean) =>
        here(0, () =>
          talent.visitor.ok('saveJobSeekerProfile', { body: profileForm(people, { availableForContact }) }),
        );
      for (let round = 1; round <= ROUNDS; round += 1) {
        const before = await roles();
        const made = await here(0, () => recruiter.visitor.ok('createOpenRole', { body: roleForm(people) }));
        expect(before.map(({ id }) => id)).not.toContain(made.id);
        expect((await roles()).map(({ id }) => id)).toContain(made.id);
        await save(false);
        expect(await found()).toBe(false);
        await save(true);
        expect(await found()).toBe(true);
      }
    },
    TEST_MS,
  );

  test(
    'nobody who signed out or was suspended is answered',
    async () => {
      const { visitor } = await here(0, () => people.join({ givenName: 'Siv' }));
      const cookie = visitor.cookie ?? '';
      const me = () =>
        here(1, async () => (await new Visitor(portNow).send('/api/users/me', { headers: { cookie } })).body);
      expect(await me()).not.toBeNull();
      await here(0, () => visitor.ok('signOut'));
      expect(await me()).toBeNull();

      const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example' }));
      const other = await here(1, () => people.join({ givenName: 'Una' }));
      expect(await here(1, () => other.visitor.ok('getMe'))).not.toBeNull();
      const suspended = { params: { id: other.me.id }, body: { reason: 'Wrote to everybody at once' } };
      await here(0, () => admin.visitor.ok('adminSuspendUser', suspended));
      const still = await here(1, () =>
        new Visitor(portNow).send('/api/users/me', { headers: { cookie: other.visitor.cookie ?? '' } }),
      );
      expect(still.body).toBeNull();
    },
    TEST_MS,
  );

  test(
    'a skill that was just added can be chosen, and is listed',
    async () => {
      const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example', signin: true }));
      const talent = await joinAsTalent(people, { givenName: 'Kim' });
      const skills = () => here(1, () => talent.visitor.ok('listAllSkills'));
      for (const name of ['Zig', 'Roc', 'Gleam']) {
        expect((await skills()).map((skill) => skill.name)).not.toContain(name);
        const body = { kind: 'skill' as const, name, categoryId: world.category.id };
        await here(0, () => admin.visitor.ok('adminCreateTerm', { body }));
        const skillId = (await skills()).find((skill) => skill.name === name)?.id ?? '';
        const form = profileForm(people, { jobSeekerProfileSkills: [{ skillId, level: 3 }] });
        expect((await here(1, () => talent.visitor.call('saveJobSeekerProfile', { body: form }))).status).toBe(200);
      }
    },
    TEST_MS,
  );

  test(
    'open pages hear of it, wherever they listen',
    async () => {
      const recruiter = await joinAsRecruiter(people, { givenName: 'Rona' }, 'Rona AB');
      const talent = await joinAsTalent(people, { givenName: 'Tove' });
      const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
      const ports = [...world.apis, ...gateways].map(({ port }) => port);
      const lines = ports.map((port) => listen(port, recruiter.visitor.cookie));
      await Promise.all(lines.map((line) => line.until('retry:')));
      const body = { clientId: 'a-message-to-all-pages', text: 'Hello' };
      await here(0, () => talent.visitor.ok('sendMessage', { params: { id }, body }));
      await Promise.all(lines.map((line) => line.until('"kind":"message"')));
      await Promise.all(lines.map((line) => line.stop()));
    },
    TEST_MS,
  );

  test(
    'a purchase that is asked for again with the same word is the same purchase',
    async () => {
      const { visitor } = await joinAsRecruiter(people, { givenName: 'Kassa' }, 'Kassa AB');
      const body = { ammount: 100_000, currency: 'sek' as const, attempt: randomUUID() };
      const ask = (process: 0 | 1) => here(process, () => visitor.ok('createPaymentIntent', { body }));
      const [first, again] = [await ask(0), await ask(1)];
      expect(again.purchaseId).toBe(first.purchaseId);
      expect(await world.app.models.purchases.countDocuments({ attempts: body.attempt })).toBe(1);
    },
    TEST_MS,
  );

  test(
    'calls that are limited are counted together',
    async () => {
      const visitor = new Visitor(portNow);
      const ask = (count: number) =>
        here(count % 2 === 0 ? 0 : 1, () => visitor.send('/api/companies/invitation?token=nobody-sent-this-one'));
      const statuses: number[] = [];
      for (let count = 0; count < ASKED_A_MINUTE; count += 1) statuses.push((await ask(count)).status);
      expect(statuses).not.toContain(429);
      for (const process of [0, 1]) expect((await ask(process)).status).toBe(429);
    },
    TEST_MS,
  );
});

describe('workers', () => {
  const all = (act: (worker: ReplicaWorld['workers'][number]) => Promise<unknown>) =>
    Promise.all(world.workers.map(act));

  test(
    'of two that find the same job due one does it',
    async () => {
      const recruiter = await joinAsRecruiter(people, { givenName: 'Resa' }, 'Resa AB');
      const talent = await joinAsTalent(people, { givenName: 'Tage' });
      const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      const { connections, ledgerEntries, outbox } = world.app.models;
      const jobs = connections.db.collection<{ _id: string; term: number; endedAt?: Date }>('jobs');
      const job = { _id: 'expire requests' };
      await all((worker) => worker.kill());
      const query = { userType: 'talentSeeker' as const, status: 'expired' as const };
      const isEnded = async (process: 0 | 1) =>
        (await here(process, () => recruiter.visitor.ok('listConnections', { query }))).some((one) => one.id === id);
      // Both hold this answer for as long as they can.
      for (const process of [0, 1] as const) expect(await isEnded(process)).toBe(false);
      const past = new Date(0);
      await connections.updateOne({ _id: id }, { $set: { expiresAt: past } });
      await jobs.updateOne(job, { $set: { dueAt: past, until: past } });
      const before = await jobs.findOne(job);
      await all((worker) => worker.start());
      await until(async () => (await jobs.findOne(job))?.endedAt?.getTime() !== before?.endedAt?.getTime());
      // What a worker changed is what every process answers, by the time that its job is over.
      for (const process of [0, 1] as const) expect(await isEnded(process)).toBe(true);
      expect((await jobs.findOne(job))?.term).toBe((before?.term ?? 0) + 1);
      expect(await ledgerEntries.countDocuments({ causeId: id, kind: 'release' })).toBe(1);
      expect(await outbox.countDocuments({ key: { $regex: id } })).toBeGreaterThan(0);
    },
    START_MS,
  );

  test(
    'mails go once, though one is killed while they go',
    async () => {
      const [first] = world.workers;
      const values = { firstName: 'Ada', unsubscribeUrl: 'http://site.test/unsubscribe' };
      const { outbox } = world.app.models;
      const gone = () => outbox.countDocuments({ status: 'delivered', key: { $regex: '^once:' } });
      await world.app.inTransaction(async (session) => {
        for (let number = 0; number < MAILS; number += 1) {
          const mail = { to: `reader${number}@people.example`, template: 'newsletterWelcome', values };
          await world.app.outbox.enqueue(session, 'mail', `once:${number}`, mail);
        }
      });
      await until(async () => (await gone()) > 0);
      await first.kill();
      const allGone = () => until(async () => (await gone()) === MAILS);
      // What the killed one had begun is taken for dead after half a minute.
      await allGone().catch(allGone);
      // A server that is given a mail again, as it took it when the worker died, knows it by its id.
      const taken = world.mail.mails.filter(({ to }) => to.includes('reader'));
      expect(new Set(taken.map(({ id }) => id)).size).toBe(MAILS);
      await first.start();
    },
    START_MS,
  );
});

/** @returns why a call broke off; errors of fetch are of another realm than this test's */
function codeOf(error: unknown): unknown {
  const cause: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : null;
  return typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : null;
}

let turn = 0;
/** Which gateway is about to be started anew. */
let leaving: number | null = null;

/** Asks the gateways by turns, but for one that leaves. */
function byTurns(...[path, options]: Parameters<Visitor['send']>) {
  const there = gateways.filter((_, index) => index !== leaving);
  const { port } = there[(turn += 1) % there.length] ?? { port: 0 };
  return new Visitor(() => port).send(path, options);
}

test(
  'APIs, a worker and gateways are started anew, one after the other, and no request that comes by turns is lost',
  async () => {
    const recruiter = await joinAsRecruiter(people, { givenName: 'Rolla' }, 'Rolla AB');
    const headers = { cookie: recruiter.visitor.cookie ?? '' };
    const lost: string[] = [];
    let answered = 0;
    let isOver = false;
    const goOn = async (call: () => Promise<{ readonly status: number; readonly text: string }>): Promise<void> => {
      while (!isOver) {
        const answer = await call().catch((error: unknown) => ({
          status: 0,
          text: `${String(error)} ${String(codeOf(error))}`,
        }));
        answered += 1;
        if (answer.status !== 200) lost.push(`${answer.status} ${answer.text}`);
      }
    };
    const read = () => byTurns('/api/open-roles', { headers });
    const body = JSON.stringify(roleForm(people));
    const json = { ...headers, 'content-type': 'application/json' };
    const load = Promise.all([
      goOn(read),
      goOn(read),
      goOn(() => byTurns('/api/open-roles', { method: 'POST', body, headers: json })),
      goOn(() => byTurns('/api/search', { headers })),
    ]);
    // As long as it takes: processes start beside, and whoever never answers meets the limit of the test.
    const more = async (): Promise<void> => {
      const from = answered;
      while (answered < from + BETWEEN && !isOver) await pause(POLL_MS);
    };
    try {
      await more();
      for (const one of [world.workers[0], ...world.apis]) {
        const [ending] = await Promise.all([one.terminate(), more()]);
        expect(ending).toMatchObject({ code: 0, signal: null });
        await more();
        await one.start();
        await more();
      }
      for (const [index, gateway] of gateways.entries()) {
        // What is before it is told first, as an orchestrator does.
        leaving = index;
        await Promise.all([gateway.stop(), more()]);
        gateways[index] = await startOne(gateway.port);
        leaving = null;
        await more();
      }
    } finally {
      isOver = true;
      await load;
    }
    expect(lost).toEqual([]);
  },
  RESTARTS_MS,
);
