import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES } from '@vela/market/prices';

/** One account of the model: where its units are. */
export interface Pot {
  granted: number;
  free: number;
  reserved: number;
  consumed: number;
  expired: number;
  refunded: number;
  frozen: number;
  debt: number;
}

export type PotName = 'base' | 'launchOffer' | 'tokens';

export interface ModelRequest {
  readonly pot: PotName | null;
  readonly amount: number;
  readonly expiresAt: number;
}

export interface ModelPurchase {
  readonly tokens: number;
  readonly totalOre: number;
  credited: boolean;
  refundedOre: number;
  takenBack: number;
  spent: number;
  /** The dispute about it, if there was one. */
  dispute: { state: 'open' | 'won' | 'lost'; amountOre: number; frozen: number } | null;
}

const pot = (granted: number): Pot => ({
  granted,
  free: granted,
  reserved: 0,
  consumed: 0,
  expired: 0,
  refunded: 0,
  frozen: 0,
  debt: 0,
});

/**
 * What a company must have, told in the simplest words: pots of units that are moved by hand, without the ledger's
 * tables, transactions or entries. Random histories hold the real thing against it.
 */
export class CompanyModel {
  readonly base = pot(BASE_FREE_PROFILES);
  readonly launchOffer: Pot;
  readonly tokens = pot(0);
  /** Open requests by talent. */
  readonly open = new Map<number, ModelRequest>();
  readonly accepted = new Set<number>();
  readonly #offerEnd: number;

  /** @param foundedAt @param offerEnd last moment of the launch offer; both in milliseconds since 1970 */
  constructor(foundedAt: number, offerEnd: number) {
    this.launchOffer = pot(foundedAt <= offerEnd ? LAUNCH_OFFER_PROFILES : 0);
    this.#offerEnd = offerEnd;
  }

  /**
   * @param free whether the company has hired enough to connect without tokens
   * @returns what a request of that price takes, or null if it cannot be afforded
   */
  choice(price: number, now: number, free: boolean): Omit<ModelRequest, 'expiresAt'> | null {
    if (this.tokens.debt > 0) return null;
    if (price === 0 || free) return { pot: null, amount: 0 };
    if (now <= this.#offerEnd && this.launchOffer.free > 0) return { pot: 'launchOffer', amount: 1 };
    if (this.base.free > 0) return { pot: 'base', amount: 1 };
    return this.tokens.free >= price ? { pot: 'tokens', amount: price } : null;
  }

  request(talent: number, taken: ModelRequest): void {
    this.open.set(talent, taken);
    if (taken.pot === null) return;
    this[taken.pot].free -= taken.amount;
    this[taken.pot].reserved += taken.amount;
  }

  accept(talent: number): void {
    const taken = this.#close(talent);
    this.accepted.add(talent);
    if (taken.pot === null) return;
    this[taken.pot].reserved -= taken.amount;
    this[taken.pot].consumed += taken.amount;
  }

  /** Declined, withdrawn or expired: everything goes back; what came too late expires at once. */
  giveBack(talent: number, now: number): void {
    const taken = this.#close(talent);
    if (taken.pot === null) return;
    const from = this[taken.pot];
    from.reserved -= taken.amount;
    if (taken.pot === 'launchOffer' && now > this.#offerEnd) from.expired += taken.amount;
    else from.free += taken.amount;
    this.#repay();
  }

  /** What can be spent pays what is owed first. */
  #repay(): void {
    const repaid = Math.min(this.tokens.free, this.tokens.debt);
    this.tokens.free -= repaid;
    this.tokens.debt -= repaid;
  }

  #close(talent: number): ModelRequest {
    const taken = this.open.get(talent);
    if (taken === undefined) throw new Error(`The model knows of no open request to talent ${talent}.`);
    this.open.delete(talent);
    return taken;
  }

  /** Time has passed: requests whose time is over end, and so does the launch offer. */
  passTo(now: number): void {
    for (const [talent, { expiresAt }] of this.open) if (expiresAt <= now) this.giveBack(talent, now);
    if (now <= this.#offerEnd) return;
    this.launchOffer.expired += this.launchOffer.free;
    this.launchOffer.free = 0;
  }

  /** Given by the platform. */
  grant(tokens: number): void {
    this.tokens.granted += tokens;
    this.tokens.free += tokens;
    this.#repay();
  }

  credit(purchase: ModelPurchase): void {
    if (purchase.credited) return;
    purchase.credited = true;
    this.tokens.granted += purchase.tokens;
    this.tokens.free += purchase.tokens;
    this.#repay();
  }

  /** The bank takes a payment back until it is decided: what is there cannot be spent. */
  dispute(purchase: ModelPurchase, amountOre: number): void {
    this.credit(purchase);
    if (purchase.dispute !== null) return;
    const left = purchase.tokens - purchase.takenBack - purchase.spent;
    const due = Math.min(left, Math.floor((purchase.tokens * amountOre) / purchase.totalOre));
    const frozen = Math.min(due, this.tokens.free);
    this.tokens.free -= frozen;
    this.tokens.frozen += frozen;
    purchase.dispute = { state: 'open', amountOre, frozen };
  }

  /** The bank decides: what was frozen is given free, or gone with what can be found; the rest is owed. */
  decide(purchase: ModelPurchase, amountOre: number, state: 'won' | 'lost'): void {
    this.dispute(purchase, amountOre);
    const { dispute } = purchase;
    if (dispute?.state !== 'open') return;
    dispute.state = state;
    const { frozen } = dispute;
    dispute.frozen = 0;
    this.tokens.frozen -= frozen;
    if (state === 'won') {
      this.tokens.free += frozen;
      this.#repay();
      return;
    }
    const left = purchase.tokens - purchase.takenBack - purchase.spent;
    const due = Math.min(left, Math.floor((purchase.tokens * amountOre) / purchase.totalOre));
    const rest = due - frozen;
    const taken = Math.min(rest, this.tokens.free);
    this.tokens.refunded += due;
    this.tokens.free -= taken;
    this.tokens.debt += rest - taken;
    // Paid back since by a refund, and given free.
    if (rest < 0) this.#repay();
  }

  /** @param refundedOre paid back so far, VAT included */
  refund(purchase: ModelPurchase, refundedOre: number): void {
    this.credit(purchase);
    if (refundedOre <= purchase.refundedOre) return;
    purchase.refundedOre = refundedOre;
    const due = Math.floor((purchase.tokens * refundedOre) / purchase.totalOre) - purchase.takenBack - purchase.spent;
    const left = purchase.tokens - purchase.takenBack - purchase.spent - due;
    // What a dispute holds beyond what is left for it goes first, then what is free, then what else it holds.
    const beyond = Math.min(due, Math.max(0, (purchase.dispute?.frozen ?? 0) - left));
    const taken = Math.min(due - beyond, this.tokens.free);
    const thawed = Math.min(due - taken, purchase.dispute?.frozen ?? 0);
    if (purchase.dispute !== null) purchase.dispute.frozen -= thawed;
    purchase.takenBack += taken + thawed;
    purchase.spent += due - taken - thawed;
    this.tokens.free -= taken;
    this.tokens.frozen -= thawed;
    this.tokens.refunded += taken + thawed;
  }

  /** @returns the figures as the store keeps them */
  balance(): Record<PotName, Pot> {
    return { base: this.base, launchOffer: this.launchOffer, tokens: this.tokens };
  }
}
