import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REQUEST_OPEN_DAYS } from '@vela/contracts/constants';
import { seniorityOf } from '@vela/contracts/seniority';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { Types } from 'mongoose';
import { HireModel } from '../../testing/hire-model.js';
import { hireSteps, type HiringCompany } from '../../testing/hire-steps.js';
import { CompanyModel, type ModelPurchase, type ModelRequest } from '../../testing/money-model.js';
import { CARDS, intentIdOf, prepare } from '../../testing/payments.js';
import { joinAsRecruiter, joinAsTalent, requestTo, type Talent } from '../../testing/people.js';
import type { Visitor } from '../../testing/visitor.js';
import { startWorld, type World } from '../../testing/world.js';
import { expireRequests } from '../connections/expire.js';
import { reconcileRefunds } from '../subscriptions/reconcile.js';
import { expireLaunchOffers, recomputeBalance } from './index.js';

const STEPS = Number(process.env['HISTORY_STEPS'] ?? 400);
const SEED = Number(process.env['HISTORY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const YEARS = [0, 1, 2, 4, 4, 7, 10, 15, 25, 3, 6, 0, 13, 5];
const COMPANIES = 4;
const CHECK_EVERY = 20;
const OFFER_END = Date.parse('2027-04-30T23:59:59.999Z');
const DAY_MS = 86_400_000;

/** mulberry32: small, and the same for a seed everywhere. @returns from 0 to below 1 */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const chance = chanceFrom(SEED);
const below = (limit: number): number => Math.floor(chance() * limit);
function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

interface Bought {
  readonly prepared: PaymentIntentAnswer;
  readonly model: ModelPurchase;
}
interface Company extends HiringCompany {
  readonly model: CompanyModel;
  readonly purchases: Bought[];
  /** Open connections by talent. */
  readonly ids: Map<number, string>;
  readonly accepted: Map<number, string>;
}

let world: World;
let talents: readonly Talent[];
let companies: readonly Company[];
let boss: Visitor;
const signInBoss = async (): Promise<Visitor> => (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
let hires: ReturnType<typeof hireSteps>;
const letters = 'abcdefghijklmnopqrstuvwxyz';

beforeAll(async () => {
  // Jobs that run by the minute of the real clock would credit what the model does not know of yet.
  world = await startWorld({}, { jobs: 'none' });
  world.stripe.webhooks.holding = true;
  talents = await Promise.all(YEARS.map((experienceYears, index) => joinAsTalent(world, { givenName: `Talent${letters[index] ?? ''}` }, { experienceYears })));
  companies = await Promise.all(Array.from({ length: COMPANIES }, async (_, index) => ({
    recruiter: await joinAsRecruiter(world, { givenName: `Recruiter${letters[index] ?? ''}` }, `Company ${index}`),
    model: new CompanyModel(OFFER_END), purchases: [], ids: new Map<number, string>(),
    hiring: new HireModel(), accepted: new Map<number, string>(), mayReachFree: index % 2 === 0,
  })));
  boss = await signInBoss();
  hires = hireSteps({ world, admin: () => boss, years: YEARS, person, chance });
}, 60_000);
afterAll(() => world.stop());

const now = (): number => world.clock.now().getTime();
const priceOf = (talent: number): number => seniorityOf(YEARS[talent] ?? 0).tokens;
const expiry = (): number => now() + REQUEST_OPEN_DAYS * DAY_MS;
const person = (talent: number): Talent => {
  const found = talents[talent];
  if (found === undefined) throw new Error('There is no such talent.');
  return found;
};
const send = ({ recruiter }: Company, talent: number) => recruiter.visitor.call('createConnection', { body: requestTo(recruiter, person(talent)) });

async function request(company: Company): Promise<void> {
  const talent = below(YEARS.length);
  const { model } = company;
  const connected = model.open.has(talent) || model.accepted.has(talent);
  const taken = model.choice(priceOf(talent), now(), company.hiring.connectsFreely);
  const answer = await send(company, talent);
  expect(answer.status).toBe(connected ? 409 : taken === null ? 402 : 200);
  if (answer.status !== 200 || taken === null) return;
  model.request(talent, { ...taken, expiresAt: expiry() });
  company.ids.set(talent, answer.body.id);
}

/** Everybody who is not connected yet is asked at once; which requests fit is settled by who comes first. */
async function stampede(company: Company): Promise<void> {
  const { model, ids } = company;
  const free = YEARS.map((_, talent) => talent).filter((talent) => !model.open.has(talent) && !model.accepted.has(talent));
  const answers = await Promise.all(free.map(async (talent) => ({ talent, answer: await send(company, talent) })));
  for (const { talent, answer } of answers) {
    if (answer.status !== 200) continue;
    const stored = await world.server.app.models.connections.findById(answer.body.id).lean();
    const { account, amount } = stored?.reservation ?? { account: null, amount: 0 };
    const taken: ModelRequest = { pot: account, amount, expiresAt: expiry() };
    expect(amount).toBe(account === null ? 0 : account === 'tokens' ? priceOf(talent) : 1);
    model.request(talent, taken);
    ids.set(talent, answer.body.id);
  }
  for (const { talent, answer } of answers.filter((each) => each.answer.status !== 200)) {
    expect(answer.status).toBe(402);
    expect(model.choice(priceOf(talent), now(), company.hiring.connectsFreely)).toBeNull();
  }
}

const ENDS = ['accepted', 'declined', 'withdrawn'] as const;
type End = (typeof ENDS)[number];
const finish = ({ recruiter }: Company, talent: number, id: string, status: End) =>
  (status === 'withdrawn' ? recruiter : person(talent)).visitor.call('answerConnection', { params: { id }, body: { status } });

function ended({ model, ids, accepted }: Company, talent: number, end: End | null): void {
  if (end === 'accepted') {
    model.accept(talent);
    accepted.set(talent, ids.get(talent) ?? '');
  } else model.giveBack(talent, now());
  ids.delete(talent);
}

async function answer(company: Company): Promise<void> {
  if (company.ids.size === 0) return;
  const [talent, id] = oneOf([...company.ids]);
  // Acceptances end a pair for good; they are kept rare, so that long histories stay lively.
  const end = chance() < 0.15 ? 'accepted' : oneOf(['declined', 'withdrawn'] as const);
  expect((await finish(company, talent, id, end)).status).toBe(200);
  ended(company, talent, end);
}

/** All ends of a request at once: one wins. */
async function race(company: Company): Promise<void> {
  if (company.ids.size === 0) return;
  const [talent, id] = oneOf([...company.ids]);
  const contenders: End[] = chance() < 0.2 ? [...ENDS, ...ENDS] : ['declined', 'withdrawn', 'withdrawn', 'declined'];
  const answers = await Promise.all(contenders.map(async (end) => ({ end, status: (await finish(company, talent, id, end)).status })));
  const winners = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(winners).toHaveLength(1);
  ended(company, talent, winners[0]?.end ?? null);
}

async function passTime(): Promise<void> {
  world.clock.advance({ days: below(6), minutes: below(1000) });
  boss = await signInBoss();
  const { app } = world.server;
  await Promise.all([expireRequests(app), expireRequests(app)]);
  await expireLaunchOffers(app);
  await hires.makeOutInvoices(companies);
  for (const { model, ids } of companies) {
    model.passTo(now());
    for (const talent of ids.keys()) if (!model.open.has(talent)) ids.delete(talent);
  }
}

async function buy(company: Company): Promise<void> {
  const prepared = await prepare(company.recruiter, oneOf([100_000, 200_000]));
  const { tokens, totalOre } = prepared;
  company.purchases.push({ prepared, model: { tokens, totalOre, credited: false, refundedOre: 0, takenBack: 0, spent: 0 } });
  world.stripe.payments.confirm(world.stripe.payments.intent(intentIdOf(prepared)), oneOf([CARDS.good, CARDS.good, CARDS.declined]), '');
}

/** The buyer's page asks how a purchase stands. */
async function ask({ recruiter, model, purchases }: Company): Promise<void> {
  if (purchases.length === 0) return;
  const { prepared, model: purchase } = oneOf(purchases);
  const { state } = await recruiter.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
  const paid = world.stripe.payments.intent(intentIdOf(prepared)).status === 'succeeded';
  if (paid) model.credit(purchase);
  expect(state).toBe(paid ? 'paid' : 'failed');
}

const refundAtProvider = ({ purchases }: Company): Promise<void> => {
  const refundable = purchases.map(({ prepared }) => world.stripe.payments.intent(intentIdOf(prepared))).filter(({ latest_charge: charge }) =>
    charge !== null && !world.stripe.payments.charge(charge).refunded);
  if (refundable.length > 0) {
    const intent = oneOf(refundable);
    const { amount, amount_refunded: before } = world.stripe.payments.charge(intent.latest_charge ?? '');
    world.stripe.payments.refund(intent, chance() < 0.5 ? undefined : 1 + below(amount - before));
  }
  return Promise.resolve();
};

function follow(event: (typeof world.stripe.state.kept.events)[number]): void {
  const { object } = event.data;
  for (const { model, purchases } of companies)
    for (const { prepared, model: purchase } of purchases) {
      if (intentIdOf(prepared) !== (object.object === 'charge' ? object.payment_intent : object.id)) continue;
      if (event.type === 'charge.refunded' && object.object === 'charge') model.refund(purchase, object.amount_refunded);
      // Other events have the payment read at the provider, where it may have succeeded meanwhile.
      else if (event.type !== 'payment_intent.created' && world.stripe.payments.intent(intentIdOf(prepared)).status === 'succeeded') model.credit(purchase);
    }
}

/** Events of any age, in any order, each several times at once. */
async function deliver(): Promise<void> {
  const { events } = world.stripe.state.kept;
  for (let left = 1 + below(4); left > 0 && events.length > 0; left -= 1) {
    const event = oneOf(events.slice(chance() < 0.7 ? -12 : 0));
    const statuses = await Promise.all(Array.from({ length: 1 + below(4) }, () => world.stripe.webhooks.send(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    follow(event);
  }
}

/** What can happen, and how often. A new part of the money adds its steps here. */
const STEPS_OF_LIFE: readonly (readonly [weight: number, step: (company: Company) => Promise<void>])[] = [
  [34, request], [24, answer], [8, race], [4, stampede], [4, passTime], [8, buy], [6, ask], [4, refundAtProvider], [10, deliver],
  [4, (company) => hires.reportHire(company)], [3, (company) => hires.answerHire(company)], [4, (company) => hires.decideHire(company)], [2, (company) => hires.endHire(company)],
];
const WEIGHTS = STEPS_OF_LIFE.reduce((sum, [weight]) => sum + weight, 0);

function nextStep(): (company: Company) => Promise<void> {
  let at = chance() * WEIGHTS;
  for (const [weight, step] of STEPS_OF_LIFE) {
    at -= weight;
    if (at < 0) return step;
  }
  return request;
}

async function check(): Promise<void> {
  const { app } = world.server;
  for (const { recruiter, model } of companies) {
    const id = new Types.ObjectId(recruiter.company.id);
    const [stored, recomputed] = await Promise.all([app.models.companies.findById(id).lean(), recomputeBalance(app, id)]);
    expect(stored?.balance).toEqual(model.balance());
    expect(recomputed).toEqual(model.balance());
    for (const pot of Object.values(recomputed)) expect(Math.min(...Object.values(pot))).toBeGreaterThanOrEqual(0);
  }
  await hires.checkHires(companies);
}

test(`any history leaves the ledger as the model says (HISTORY_SEED=${SEED}, HISTORY_STEPS=${STEPS})`, async () => {
  for (let step = 1; step <= STEPS; step += 1) {
    const what = nextStep();
    try {
      await what(oneOf(companies));
      if (step % CHECK_EVERY === 0) await check();
    } catch (error) {
      throw new Error(`HISTORY_SEED=${SEED}, step ${step} (${what.name}): ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  for (const event of world.stripe.state.kept.events) {
    await world.stripe.webhooks.send(event);
    follow(event);
  }
  await reconcileRefunds(world.server.app);
  await check();
}, 60_000 + STEPS * 400);
