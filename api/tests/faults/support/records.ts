import type { Chance } from '../../support/chance.js';
import type { Recruiter, Talent } from '../../support/people.js';

export type End = 'accepted' | 'declined' | 'withdrawn';

/** A request whose sending was acknowledged. */
export interface SentRequest {
  readonly id: string;
  readonly recruiter: Recruiter;
  readonly talent: Talent;
  /** Ends that were asked for, answered or not. */
  readonly attempted: End[];
  /** The end that was acknowledged. */
  ended: End | null;
}

/** What people were told by the product, to be held against what it kept. */
export class Records {
  readonly requests = new Map<string, SentRequest>();
  readonly purchases = new Set<string>();
  /** Companies by who founded them. */
  readonly companies = new Map<string, string>();
  readonly complaints: string[] = [];
  /** Calls without an answer that were made while the API had not been told to end. */
  readonly dropped: string[] = [];
  /** Calls that were answered with 503 while the API had not been told to end. */
  refusals = 0;
  readonly #open: SentRequest[] = [];
  #acknowledged = 0;
  #awaited: { readonly count: number; readonly resolve: () => void } | null = null;

  complain(complaint: string): void {
    // The first of them tell the story.
    if (this.complaints.length < 20) this.complaints.push(complaint);
  }

  sent(request: Pick<SentRequest, 'id' | 'recruiter' | 'talent'>): void {
    const sent: SentRequest = { ...request, attempted: [], ended: null };
    if (this.requests.has(sent.id)) this.complain(`The request ${sent.id} was sent twice.`);
    this.requests.set(sent.id, sent);
    this.#open.push(sent);
    this.#acknowledge();
  }

  /** @returns a request that nobody else is about to answer, or null if there is none */
  takeOpen(chance: Chance): SentRequest | null {
    return this.#open.splice(chance.below(this.#open.length), 1)[0] ?? null;
  }

  /** The request may still be open: its answer was lost. */
  reopen(request: SentRequest): void {
    this.#open.push(request);
  }

  ended(request: SentRequest, end: End): void {
    if (request.ended !== null) this.complain(`The request ${request.id} was ${request.ended} and ${end}.`);
    request.ended = end;
    this.#acknowledge();
  }

  paid(purchaseId: string): void {
    this.purchases.add(purchaseId);
    this.#acknowledge();
  }

  founded(companyId: string, userId: string): void {
    this.companies.set(userId, companyId);
    this.#acknowledge();
  }

  #acknowledge(): void {
    this.#acknowledged += 1;
    if (this.#awaited === null || this.#acknowledged < this.#awaited.count) return;
    this.#awaited.resolve();
    this.#awaited = null;
  }

  /** Waits until so many more calls were acknowledged. */
  progress(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited = { count: this.#acknowledged + count, resolve };
    });
  }
}
