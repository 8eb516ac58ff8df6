import { DAY_MS } from '@vela/market/days';
import { FEE_REFUNDS, INVOICE_AFTER_DAYS } from '@vela/market/fees';
import { HIRES_UNTIL_FREE, seniorityOf } from '@vela/market/prices';

const ORE_PER_KRONA = 100;

export interface ModelHire {
  readonly id: string;
  readonly talent: number;
  readonly feeOre: number;
  status: 'reported' | 'confirmed' | 'rejected';
  confirmedAt: number;
  invoiced: boolean;
  /** Of the company when the fee was invoiced. */
  vatPercent: number;
  creditOre: number | null;
}

/** What a company's hires must have come to, told in the simplest words. */
export class HireModel {
  /** What the company pays now. */
  vatPercent = 25;
  readonly hires: ModelHire[] = [];

  /** @param years the talent's experience */
  report(id: string, talent: number, years: number): void {
    this.hires.push({
      id,
      talent,
      feeOre: seniorityOf(years).feeSek * ORE_PER_KRONA,
      status: 'reported',
      confirmedAt: 0,
      invoiced: false,
      vatPercent: 0,
      creditOre: null,
    });
  }

  /** @returns whether a talent may be reported: there is no hire of theirs that is reported, or confirmed and goes on */
  reportable = (talent: number): boolean =>
    this.hires.every((hire) => hire.talent !== talent || hire.status === 'rejected' || hire.creditOre !== null);

  with = (status: ModelHire['status']): ModelHire[] => this.hires.filter((hire) => hire.status === status);

  confirm(hire: ModelHire, now: number): void {
    hire.status = 'confirmed';
    hire.confirmedAt = now;
  }

  #invoice(hire: ModelHire): void {
    if (hire.invoiced) return;
    hire.invoiced = true;
    hire.vatPercent = this.vatPercent;
  }

  invoiced = (): ModelHire[] => this.hires.filter(({ invoiced }) => invoiced);

  /** The contract ended in its first, second or third month: invoiced at the latest now, and credited. */
  end(hire: ModelHire, month: number): void {
    this.#invoice(hire);
    hire.creditOre = Math.round((hire.feeOre * (FEE_REFUNDS[month]?.percent ?? 0)) / 100);
  }

  passTo(now: number): void {
    for (const hire of this.with('confirmed'))
      if (now >= hire.confirmedAt + INVOICE_AFTER_DAYS * DAY_MS) this.#invoice(hire);
  }

  /** Different talents; a contract that ended goes on counting. */
  get confirmed(): number {
    return new Set(this.with('confirmed').map(({ talent }) => talent)).size;
  }

  get connectsFreely(): boolean {
    return this.confirmed >= HIRES_UNTIL_FREE;
  }

  /** @returns fee and credit of every invoice, by hire */
  invoices(): Map<string, { readonly netOre: number; readonly creditOre: number | null }> {
    return new Map(
      this.hires
        .filter(({ invoiced }) => invoiced)
        .map(({ id, feeOre, creditOre }) => [id, { netOre: feeOre, creditOre }]),
    );
  }
}
