import { expect, test } from '@jest/globals';
import { type Access, ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import { pathTo } from '@vela/contracts/routes';
import { Chance, seedFrom } from '../support/chance.js';
import { type ExampleCalls, exampleCalls } from '../support/example-calls.js';
import { COMPANY_FORM, joinAsRecruiter, joinAsTalent, requestTo } from '../support/people.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { type FaultWorld, startFaultWorld } from './support/fault-world.js';
import { type MalformedCall, malformedCall } from './support/malformed-bodies.js';

const BODIES = Number(process.env['FAULT_BODIES'] ?? 1000);
const SEED = seedFrom('FAULT_SEED');
const AT_ONCE = 8;
const WARM_UP = 500;
const LARGE_BYTES = 10_000_000;
const MEGABYTE = 2 ** 20;
/** What code that runs for the first time may keep; a body, or what is made of it, may not stay. */
const MAY_STAY_MB = 8;

interface People {
  readonly callers: Readonly<Record<Access, Visitor>>;
  readonly examples: ExampleCalls;
}

async function people(world: FaultWorld): Promise<People> {
  const owner = await joinAsRecruiter(world, { givenName: 'Rut' });
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const { visitor: admin } = await world.join({ givenName: 'Boss', email: 'admin@vela.example' });
  await owner.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, inviteColleagues: 'kim@x.example' } });
  const [inviteId, connectionId, purchaseId, savedSearchId] = [
    (await owner.visitor.ok('listCompanyInvites'))[0]?.id ?? '',
    (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id,
    (await owner.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } })).purchaseId,
    (await owner.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id,
  ];
  return {
    examples: exampleCalls(world, { owner, talent, connectionId, inviteId, purchaseId, savedSearchId }),
    callers: {
      anonymous: world.visitor(),
      user: talent.visitor,
      jobSeeker: talent.visitor,
      talentSeeker: owner.visitor,
      companyMember: owner.visitor,
      admin,
    },
  };
}

function send({ callers, examples }: People, { name, body, headers }: MalformedCall): Promise<Answer> {
  const { path, method, access }: ServedEndpoint = ENDPOINTS[name];
  const { params } = (examples[name] ?? {}) as { readonly params?: Record<string, string> };
  return callers[access].send(pathTo(path, params), { method, body, headers });
}

test(
  `${BODIES} malformed bodies are refused, and nothing of them stays (FAULT_BODIES=${BODIES}, FAULT_SEED=${SEED})`,
  async () => {
    const world = await startFaultWorld();
    try {
      const everybody = await people(world);
      const chance = new Chance(SEED);
      const statuses = new Map<number, number>();
      let left = 0;
      const sendOn = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const call = malformedCall(chance, everybody.examples);
          const { status, text } = await send(everybody, call);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status < 400 || status >= 500)
            throw new Error(`${call.name} answered ${status} ${text} to ${String(call.body).slice(0, 2000)}`);
        }
      };
      const sendMany = async (count: number): Promise<void> => {
        left = count;
        await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
      };
      const { pid } = world.api;
      await sendMany(WARM_UP);
      const before = await world.api.heapBytes();
      await sendMany(BODIES - WARM_UP);
      const large = `{"aboutMe":"${'x'.repeat(LARGE_BYTES)}"}`;
      for (let count = 0; count < 5; count += 1) {
        // The server may hang up while the rest is still being sent.
        const answer = await send(everybody, {
          name: 'saveJobSeekerProfile',
          body: large,
          headers: { 'content-type': 'application/json' },
        }).catch(() => null);
        expect(answer?.status ?? 413).toBe(413);
      }
      const grownBy = ((await world.api.heapBytes()) - before) / MEGABYTE;
      process.stdout.write(
        `[malformed] ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; heap ${(before / MEGABYTE).toFixed(1)} MB, grown by ${grownBy.toFixed(1)} MB\n`,
      );
      expect([world.api.pid, world.api.said]).toEqual([pid, '']);
      expect((await world.visitor().ok('healthReady')).status).toBe('ok');
      expect(grownBy).toBeLessThan(MAY_STAY_MB);
      // They were refused for what they are, not for who sent them.
      expect((statuses.get(400) ?? 0) + (statuses.get(422) ?? 0)).toBeGreaterThan(BODIES * 0.7);
    } finally {
      await world.stop();
    }
  },
  120_000 + BODIES * 100,
);
