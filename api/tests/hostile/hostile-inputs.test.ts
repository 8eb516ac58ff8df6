import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Access, ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { Chance } from '../support/chance.js';
import { type ExampleCalls, exampleCalls } from '../support/example-calls.js';
import { companyForm, joinAsRecruiter, joinAsTalent, requestTo } from '../support/people.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorld, type World } from '../support/world.js';
import { type Field, fieldsOf } from './support/fields.js';
import {
  addressShapes,
  type HostileRequest,
  inWrongEncodings,
  withAddressValue,
  withBodyValue,
} from './support/requests.js';
import { ADDRESS_VALUES, BODY_VALUES, type Kinds } from './support/values.js';

const SEED = Number(process.env['HOSTILE_SEED'] ?? 15);
/** A kind has several values: one of them, of about half the kinds, for each field; or all with `HOSTILE_ALL=1`, as every night. */
const ALL = process.env['HOSTILE_ALL'] === '1';

/** What schemas say by themselves, and what programs print of values: nothing for people. */
const NOT_FOR_PEOPLE =
  /`|\$\{|\[object|^this |must be (one of|at (least|most)|defined|less than|greater than|an? (integer|valid))|required field$|must match|cannot be null|\bNaN\b|\bundefined\b|unspecified/;

const names = Object.keys(ENDPOINTS) as EndpointName[];

let world: World;
let callers: Readonly<Record<Access, readonly Visitor[]>>;
let examples: ExampleCalls;
let adminExamples: ExampleCalls;

async function examplesOf(serial: string): Promise<{ examples: ExampleCalls; recruiter: Visitor; talent: Visitor }> {
  const owner = await joinAsRecruiter(world, { givenName: `Rut${serial}` }, `Nordlys ${serial} AB`);
  const talent = await joinAsTalent(world, { givenName: `Ada${serial}` });
  const company = { ...companyForm(`Nordlys ${serial} AB`), inviteColleagues: `kim${serial}@x.example` };
  await owner.visitor.ok('saveCompany', { body: company });
  const inviteId = (await owner.visitor.ok('listCompanyInvites'))[0]?.id ?? '';
  const connectionId = (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id;
  const { purchaseId } = await owner.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } });
  const savedSearchId = (await owner.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id;
  return {
    examples: exampleCalls(world, { owner, talent, connectionId, inviteId, purchaseId, savedSearchId }),
    recruiter: owner.visitor,
    talent: talent.visitor,
  };
}

beforeAll(async () => {
  world = await startWorld();
  const { recruiter, talent, ...acting } = await examplesOf('a');
  // What an admin suspends or deletes is nobody who has calls to make.
  adminExamples = (await examplesOf('b')).examples;
  examples = acting.examples;
  const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  callers = {
    anonymous: [world.visitor()],
    user: [talent, recruiter],
    jobSeeker: [talent],
    talentSeeker: [recruiter],
    companyMember: [recruiter],
    admin: [admin],
  };
});
afterAll(() => world.stop());

const examplesFor = (name: EndpointName): ExampleCalls =>
  ENDPOINTS[name].access === 'admin' ? adminExamples : examples;

/** @returns what is wrong with an answer to a bad request, or null */
function faultOf({ status, headers, body }: Answer): string | null {
  if (status < 400) return null;
  if (status >= 500) return `${status}`;
  if (headers.get('content-type')?.includes('application/problem+json') !== true) return `${status} that is no problem`;
  const problem = body as { status?: unknown; title?: unknown; detail?: unknown; errors?: { message: unknown }[] };
  if (problem.status !== status || typeof problem.title !== 'string') return `${status} in another shape`;
  const said = [problem.detail, ...(problem.errors ?? []).map(({ message }) => message)];
  // What stands in quotation marks is what was sent.
  const unfit = said.find(
    (text) => typeof text !== 'string' || text.length > 300 || NOT_FOR_PEOPLE.test(text.replaceAll(/“[^”]*”/gu, '')),
  );
  return unfit === undefined ? null : `${status} that says ${JSON.stringify(unfit).slice(0, 200)}`;
}

const chosen = (kinds: Kinds, chance: Chance): readonly string[] =>
  Object.values(kinds).flatMap((values) => {
    if (ALL) return values;
    const one = chance.oneOf(values);
    return chance.below(2) === 0 ? [one] : [];
  });

function requestsFor(field: Field, chance: Chance): HostileRequest[] {
  const good = examplesFor(field.name);
  if (field.part === 'body')
    return [
      ...chosen(BODY_VALUES, chance).map((value) => withBodyValue(field, value, good)),
      ...(field.path.length === 0 ? inWrongEncodings(field, good) : []),
    ];
  const shapes = field.part === 'query' ? addressShapes(field.path[0] ?? '') : [];
  return [...chosen(ADDRESS_VALUES, chance), ...shapes].map((value) => withAddressValue(field, value, good));
}

const shown = ({ method, path, headers, body }: HostileRequest): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 300)}`;

async function faultsAt(field: Field, chance: Chance): Promise<string[]> {
  const { access }: ServedEndpoint = ENDPOINTS[field.name];
  const calls = requestsFor(field, chance).flatMap((request) => callers[access].map((caller) => ({ request, caller })));
  const faults = await Promise.all(
    calls.map(async ({ request, caller }) => {
      const { path, ...init } = request;
      const fault = faultOf(await caller.send(path, init));
      return fault === null ? [] : [`${fault} <- ${shown(request)}`];
    }),
  );
  return faults.flat();
}

describe(`hostile values in every field of every call (HOSTILE_SEED=${SEED})`, () => {
  test.each(names)('%s answers each with a 4xx in the one shape, or takes it', async (name) => {
    const chance = new Chance(SEED + names.indexOf(name));
    const faults: string[] = [];
    for (const field of fieldsOf(name, examplesFor(name))) faults.push(...(await faultsAt(field, chance)));
    expect(faults).toEqual([]);
  });

  test('every field of the table is reached', () => {
    const fields = names.flatMap((name) => fieldsOf(name, examplesFor(name)));
    const paths = fields.map(({ name, part, path }) => `${name}.${part}.${path.join('.')}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'getStatement.query.from',
        'reportHire.body.signedOn',
        'createSavedSearch.body.filters.salary',
      ]),
    );
  });

  test('the server is well afterwards', async () => {
    expect((await world.visitor().ok('healthReady')).status).toBe('ok');
    expect(Object.keys({})).toEqual([]);
  });
});
