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

/** A dispute about a purchase; what it lent others took that looked for tokens. */
interface ModelDispute {
  state: 'open' | 'won' | 'lost';
  readonly amountOre: number;
  frozen: number;
  lent: number;
  taken: number;
  owed: number;
  /** What its credit note is about. */
  creditedOre: number;
}

export interface ModelPurchase {
  readonly tokens: number;
  readonly totalOre: number;
  credited: boolean;
  refundedOre: number;
  takenBack: number;
  spent: number;
  /** What of it went to a debt and is not owed again. */
  repaid: number;
  /** What credit notes are about that nothing took back, öre with VAT. */
  creditedOre: number;
  /** Receipts of payments that were there again, öre with VAT. */
  readonly restoredOre: number[];
  /** The dispute about it, if there was one. */
  dispute: ModelDispute | null;
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
  /** In the order in which they were begun. */
  readonly #purchases: ModelPurchase[] = [];
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

  /** What can be spent pays what is owed first. @param purchase what it is of, if of one */
  #repay(purchase?: ModelPurchase): void {
    const repaid = Math.min(this.tokens.free, this.tokens.debt);
    this.tokens.free -= repaid;
    this.tokens.debt -= repaid;
    if (purchase !== undefined) purchase.repaid += repaid;
  }

  /** What had repaid a debt that would be there otherwise is owed again, once it is paid back itself. */
  #owedAgain(purchase: ModelPurchase, wanted: number): number {
    const lost = this.#purchases.flatMap(({ dispute }) => (dispute?.state === 'lost' ? [dispute.owed] : []));
    const repaid = lost.reduce((sum, owed) => sum + owed, 0) - this.tokens.debt;
    const again = Math.max(0, Math.min(wanted, purchase.repaid, repaid));
    purchase.repaid -= again;
    this.tokens.debt += again;
    return again;
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

  /** Somebody is about to buy; nothing is credited yet. */
  begin(tokens: number, totalOre: number): ModelPurchase {
    const purchase: ModelPurchase = {
      tokens,
      totalOre,
      credited: false,
      refundedOre: 0,
      takenBack: 0,
      spent: 0,
      repaid: 0,
      creditedOre: 0,
      restoredOre: [],
      dispute: null,
    };
    this.#purchases.push(purchase);
    return purchase;
  }

  credit(purchase: ModelPurchase): void {
    if (purchase.credited) return;
    purchase.credited = true;
    this.tokens.granted += purchase.tokens;
    this.tokens.free += purchase.tokens;
    this.#repay(purchase);
  }

  /** What a dispute about a purchase stands for, of the tokens that are left of it. */
  #disputed({ tokens, totalOre, takenBack, spent, dispute }: ModelPurchase, amountOre: number): number {
    const left = tokens - takenBack - spent - (dispute === null ? 0 : dispute.taken + dispute.owed);
    return Math.min(left, Math.floor((tokens * amountOre) / totalOre));
  }

  /** Open disputes about other purchases: tokens are all alike. */
  #others(purchase: ModelPurchase): [ModelPurchase, ModelDispute][] {
    return this.#purchases.flatMap((other): [ModelPurchase, ModelDispute][] =>
      other !== purchase && other.dispute?.state === 'open' ? [[other, other.dispute]] : [],
    );
  }

  /** @returns how many of the tokens that somebody looks for are held by disputes about other purchases, and now are not */
  #borrow(purchase: ModelPurchase, wanted: number): number {
    let left = wanted;
    for (const [, dispute] of this.#others(purchase)) {
      const lent = Math.min(left, dispute.frozen);
      dispute.frozen -= lent;
      dispute.lent += lent;
      left -= lent;
    }
    this.tokens.frozen -= wanted - left;
    return wanted - left;
  }

  /** What comes back and is free is held by who had lent it. */
  #return(purchase: ModelPurchase, tokens: number): void {
    let left = Math.min(tokens, this.tokens.free);
    for (const [other, dispute] of this.#others(purchase)) {
      const about = this.#disputed(other, dispute.amountOre) - dispute.frozen;
      const held = Math.max(0, Math.min(left, dispute.lent, about));
      dispute.lent -= held;
      left -= held;
      this.#freeze(dispute, held);
    }
  }

  #freeze(dispute: ModelDispute, tokens: number): void {
    dispute.frozen += tokens;
    this.tokens.free -= tokens;
    this.tokens.frozen += tokens;
  }

  /** The bank takes a payment back until it is decided: what is there cannot be spent. */
  dispute(purchase: ModelPurchase, amountOre: number): void {
    this.credit(purchase);
    if (purchase.dispute !== null) return;
    const due = this.#disputed(purchase, amountOre);
    purchase.dispute = { state: 'open', amountOre, frozen: 0, lent: 0, taken: 0, owed: 0, creditedOre: 0 };
    this.#freeze(purchase.dispute, Math.min(due, this.tokens.free));
  }

  /** The bank decides: what was frozen is given free, or gone with what can be found; the rest is owed. */
  decide(purchase: ModelPurchase, amountOre: number, state: 'won' | 'lost'): void {
    this.dispute(purchase, amountOre);
    const { dispute } = purchase;
    if (dispute === null || dispute.state === 'won' || dispute.state === state) return;
    if (dispute.state === 'lost') {
      this.#decideAnew(purchase, dispute);
      return;
    }
    dispute.state = state;
    const { frozen } = dispute;
    dispute.frozen = 0;
    this.tokens.frozen -= frozen;
    if (state === 'won') {
      this.tokens.free += frozen;
      this.#repay(purchase);
      return;
    }
    const due = this.#disputed(purchase, amountOre);
    const rest = due - frozen;
    const free = Math.min(rest, this.tokens.free);
    const borrowed = this.#borrow(purchase, rest - free);
    dispute.owed = rest - free - borrowed;
    dispute.taken = due - dispute.owed;
    this.tokens.refunded += due;
    this.tokens.free -= free;
    this.tokens.debt += dispute.owed;
    // Paid back since by a refund, and given free.
    if (rest < 0) this.#repay(purchase);
    dispute.creditedOre = Math.min(amountOre, purchase.totalOre - purchase.creditedOre);
    purchase.creditedOre += dispute.creditedOre;
  }

  /** A bank that had decided against the company changes its mind. */
  #decideAnew(purchase: ModelPurchase, dispute: ModelDispute): void {
    const forgiven = Math.min(dispute.owed, this.tokens.debt);
    const { taken } = dispute;
    this.tokens.refunded -= taken + dispute.owed;
    this.tokens.debt -= forgiven;
    this.tokens.free += taken + dispute.owed - forgiven;
    this.#repay(purchase);
    Object.assign(dispute, { state: 'won', taken: 0, owed: 0 });
    this.#return(purchase, taken);
    if (dispute.creditedOre === 0) return;
    purchase.restoredOre.push(dispute.creditedOre);
    purchase.creditedOre -= dispute.creditedOre;
  }

  /** @param refundedOre paid back so far, VAT included; less than before where a refund failed */
  refund(purchase: ModelPurchase, refundedOre: number): void {
    this.credit(purchase);
    if (refundedOre === purchase.refundedOre) return;
    purchase.refundedOre = refundedOre;
    const { dispute } = purchase;
    const due = Math.floor((purchase.tokens * refundedOre) / purchase.totalOre) - purchase.takenBack - purchase.spent;
    if (due < 0) this.#refundFailed(purchase, -due);
    else {
      const left = this.#disputed(purchase, purchase.totalOre) - due;
      // What a dispute holds beyond what is left for it goes first, then what is free, then what else it holds.
      const beyond = Math.min(due, Math.max(0, (dispute?.frozen ?? 0) - left));
      const taken = Math.min(due - beyond, this.tokens.free);
      const thawed = Math.min(due - taken, dispute?.frozen ?? 0);
      if (dispute !== null) dispute.frozen -= thawed;
      this.tokens.frozen -= thawed;
      this.tokens.free -= taken;
      const borrowed = this.#borrow(purchase, due - taken - thawed);
      const found = taken + thawed + borrowed + this.#owedAgain(purchase, due - taken - thawed - borrowed);
      purchase.takenBack += found;
      purchase.spent += due - found;
      this.tokens.refunded += found;
    }
    const lostOre = dispute?.state === 'lost' ? dispute.amountOre : 0;
    purchase.creditedOre = Math.max(purchase.creditedOre, Math.min(refundedOre + lostOre, purchase.totalOre));
  }

  /** What had been spent is given back first: nobody has anything of it. */
  #refundFailed(purchase: ModelPurchase, tokens: number): void {
    const spent = Math.min(tokens, purchase.spent);
    const back = tokens - spent;
    purchase.spent -= spent;
    purchase.takenBack -= back;
    this.tokens.refunded -= back;
    this.tokens.free += back;
    this.#repay(purchase);
    const most = Math.min(back, this.tokens.free);
    const { dispute } = purchase;
    const own =
      dispute?.state === 'open'
        ? Math.max(0, Math.min(most, this.#disputed(purchase, dispute.amountOre) - dispute.frozen))
        : 0;
    if (dispute !== null) this.#freeze(dispute, own);
    this.#return(purchase, most - own);
  }

  /** @returns the figures as the store keeps them */
  balance(): Record<PotName, Pot> {
    return { base: this.base, launchOffer: this.launchOffer, tokens: this.tokens };
  }
}
