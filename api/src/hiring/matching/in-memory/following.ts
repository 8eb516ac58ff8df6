import type { RateTable } from '@vela/matching';
import type { Log } from '../../../platform/observability/index.js';
import type { Catalogue, CatalogueSnapshot } from '../../../reference/categories/index.js';
import { holdersOfRenamed } from './names.js';

/** What columns are made from besides the profiles. */
interface Basis {
  /** By whose names profiles are found. */
  readonly named: CatalogueSnapshot;
  /** Day of the rates by which everybody's pay is reckoned. */
  readonly ratesOf: string;
}

interface FollowingNeeds {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
  /** Reads profiles anew, of a filter. */
  readonly readHolders: (filter: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly log: Log;
}

/** Has an index follow what its columns were made from: whoever it concerns is read anew, while the index answers. */
export class Following {
  readonly #needs: FollowingNeeds;
  #basis: Basis;
  /** Profiles that are being read anew. */
  #reading: Promise<void> | null = null;

  constructor(needs: FollowingNeeds) {
    this.#needs = needs;
    this.#basis = { named: needs.catalogue.current, ratesOf: '' };
  }

  /** What the columns are made from, or will be when what is being read is taken in. */
  get basis(): Basis {
    return this.#basis;
  }

  /** Notes that the columns are made from what holds now. */
  begin(): void {
    const { catalogue, rates } = this.#needs;
    this.#basis = { named: catalogue.current, ratesOf: rates.date };
  }

  /** Begins to read whoever another basis concerns. */
  follow(): void {
    this.#followNames();
    this.#followRates();
  }

  /** Resolves when everybody who was to be read anew is taken in. */
  async settled(): Promise<void> {
    await this.#reading;
  }

  /** Whether the columns are made from the same as before, and from what holds now. */
  isStill({ named, ratesOf }: Basis): boolean {
    return this.#basis.named === named && this.#basis.ratesOf === ratesOf && this.#needs.rates.date === ratesOf;
  }

  /** People are found by names of roles and skills: who has one that is called otherwise by now is read anew. */
  #followNames(): void {
    const before = this.#basis.named;
    const now = this.#needs.catalogue.current;
    if (now === before) return;
    this.#basis = { ...this.#basis, named: now };
    const holders = holdersOfRenamed(before, now);
    if (holders !== null) this.#read(holders, { named: before });
  }

  /** Pay is compared in one currency: by other rates everybody's is another. */
  #followRates(): void {
    const before = this.#basis.ratesOf;
    const { date } = this.#needs.rates;
    if (date === before) return;
    this.#basis = { ...this.#basis, ratesOf: date };
    this.#read({ availableForContact: true }, { ratesOf: before });
  }

  /** @param before what holds again where they cannot be read, so that it is tried again */
  #read(filter: Readonly<Record<string, unknown>>, before: Partial<Basis>): void {
    const reading = this.#needs.readHolders(filter).catch((error: unknown) => {
      this.#needs.log.error({ err: error }, 'profiles could not be read anew for other names or rates');
      this.#basis = { ...this.#basis, ...before };
    });
    const all = Promise.all([this.#reading, reading])
      .then(() => undefined)
      .finally(() => {
        if (this.#reading === all) this.#reading = null;
      });
    this.#reading = all;
  }
}
