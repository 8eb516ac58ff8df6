import { randomUUID } from 'node:crypto';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { type Chance, wordFor } from '../../support/chance.js';
import { payByCard } from '../../support/payments.js';
import { companyForm, type Recruiter, requestTo, roleForm, type Talent } from '../../support/people.js';
import type { Answer } from '../../support/visitor.js';
import type { FaultWorld } from './fault-world.js';
import type { End, Records, SentRequest } from './records.js';

const AMOUNTS = [100_000, 200_000] as const;

/** Why a call that got no answer got none, in the words of the system. */
const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : null;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : null;
  return typeof code === 'string' ? code : String(error);
};

/** What people do with money; each call notes what was acknowledged, and copes with no answer. */
export class MoneyCalls {
  readonly #world: FaultWorld;
  readonly #records: Records;
  readonly #chance: Chance;
  readonly #recruiters: readonly Recruiter[];
  readonly #talents: readonly Talent[];
  #newcomers = 0;

  constructor(
    world: FaultWorld,
    records: Records,
    chance: Chance,
    people: { readonly recruiters: readonly Recruiter[]; readonly talents: readonly Talent[] },
  ) {
    this.#world = world;
    this.#records = records;
    this.#chance = chance;
    this.#recruiters = people.recruiters;
    this.#talents = people.talents;
  }

  /** @returns the answer, or null where the call may or may not have been carried out */
  async #call<Body>(what: string, send: () => Promise<Answer<Body>>): Promise<Answer<Body> | null> {
    const { api } = this.#world;
    const { ending } = api;
    try {
      const answer = await send();
      // A client that was held up on a busy machine was too slow for the server: nothing was carried out.
      if (answer.status < 500 && answer.status !== 408) return answer;
      if (answer.status !== 503 && answer.status !== 408)
        this.#records.complain(`${what} was answered with ${answer.status}: ${answer.text} ${api.said}`);
      else if (answer.status === 503 && !ending) this.#records.refusals += 1;
    } catch (error) {
      if (!ending) this.#records.dropped.push(`${what}: ${codeOf(error)}`);
    }
    await api.up;
    return null;
  }

  /** Asks a talent; who cannot afford it buys tokens. */
  async request(): Promise<void> {
    const [recruiter, talent] = [this.#chance.oneOf(this.#recruiters), this.#chance.oneOf(this.#talents)];
    const answer = await this.#call('createConnection', () =>
      recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) }),
    );
    if (answer === null) return;
    if (answer.status === 200) this.#records.sent({ id: answer.body.id, recruiter, talent });
    else if (answer.status === 402) await this.buy();
    else if (answer.status !== 409)
      this.#records.complain(`createConnection was answered with ${answer.status}: ${answer.text}`);
  }

  /** Ends a request, now and then in two ways at once. */
  async answer(): Promise<void> {
    const request = this.#records.takeOpen(this.#chance);
    if (request === null) return this.request();
    // Acceptances end a pair for good; they are kept rare, so that there is always somebody to ask.
    const end: End = this.#chance.next() < 0.1 ? 'accepted' : this.#chance.oneOf(['declined', 'withdrawn']);
    const ends: readonly End[] =
      this.#chance.next() < 0.2 ? [end, end === 'withdrawn' ? 'declined' : 'withdrawn'] : [end];
    const statuses = await Promise.all(ends.map((each) => this.#end(request, each)));
    if (statuses.includes(null) && request.ended === null) this.#records.reopen(request);
  }

  async #end(request: SentRequest, end: End): Promise<number | null> {
    request.attempted.push(end);
    const { visitor } = end === 'withdrawn' ? request.recruiter : request.talent;
    const answer = await this.#call('answerConnection', () =>
      visitor.call('answerConnection', { params: { id: request.id }, body: { status: end } }),
    );
    if (answer === null) return null;
    if (answer.status === 200) this.#records.ended(request, end);
    else if (answer.status !== 409 || request.attempted.length === 1)
      this.#records.complain(`answerConnection was answered with ${answer.status}: ${answer.text}`);
    return answer.status;
  }

  /** Buys a pack, with every event told three times at once, and looks whether it is there. */
  async buy(): Promise<void> {
    const { stripe } = this.#world;
    const recruiter = this.#chance.oneOf(this.#recruiters);
    const prepared = await this.#prepare(recruiter, this.#chance.oneOf(AMOUNTS), randomUUID());
    // Somebody else of this cast just paid the same purchase.
    if (prepared === null || prepared.clientSecret === null) return;
    const { clientSecret } = prepared;
    await payByCard(this.#world, prepared);
    const event = stripe.state.stored.events.findLast(
      ({ type, data: { object } }) => type === 'payment_intent.succeeded' && clientSecret.startsWith(object.id),
    );
    if (event === undefined) {
      // Asking for another pack meanwhile ended this one before it was paid: one intention is one charge.
      const ended = await this.#call('getPurchase', () =>
        recruiter.visitor.call('getPurchase', { params: { id: prepared.purchaseId } }),
      );
      if (ended === null || ended.body.state === 'canceled') return;
      throw new Error(`The payment did not succeed at the provider; the purchase is ${ended.body.state}.`);
    }
    const statuses = await Promise.all([1, 2, 3].map(() => stripe.webhooks.send(event).catch(() => null)));
    if (statuses.includes(200)) this.#records.paid(prepared.purchaseId);
    const { purchaseId: id } = prepared;
    const seen = await this.#call('getPurchase', () => recruiter.visitor.call('getPurchase', { params: { id } }));
    if (seen?.status === 200 && seen.body.state === 'paid') this.#records.paid(id);
  }

  /** Asks with the same attempt until there is an answer, as a page does whose buyer presses the button again. */
  async #prepare(recruiter: Recruiter, ammount: number, attempt: string): Promise<PaymentIntentAnswer | null> {
    const body = { ammount, currency: 'sek' as const, attempt };
    const first = await this.#call('createPaymentIntent', () =>
      recruiter.visitor.call('createPaymentIntent', { body }),
    );
    const answer =
      first ?? (await this.#call('createPaymentIntent', () => recruiter.visitor.call('createPaymentIntent', { body })));
    if (answer === null || answer.status === 200) return answer?.body ?? null;
    this.#records.complain(`createPaymentIntent was answered with ${answer.status}: ${answer.text}`);
    return null;
  }

  /** Somebody new comes with a company, whose form is sent until there is an answer. */
  async found(): Promise<void> {
    this.#newcomers += 1;
    const name = wordFor(this.#newcomers);
    const member = await this.#world.join({ givenName: `Founder${name}`, userType: 'talentSeeker' }).catch(() => null);
    if (member === null) {
      await this.#world.api.up;
      return;
    }
    const form = companyForm(`Company ${name}`);
    const save = () => member.visitor.call('saveCompany', { body: form });
    const answer = (await this.#call('saveCompany', save)) ?? (await this.#call('saveCompany', save));
    if (answer === null) return;
    if (answer.status !== 200) this.#records.complain(`saveCompany was answered with ${answer.status}: ${answer.text}`);
    else this.#records.founded(answer.body.id, member.me.id);
    await this.#call('createOpenRole', () => member.visitor.call('createOpenRole', { body: roleForm(this.#world) }));
  }
}
