/** Where a company is, as far as VAT asks. */
export interface Place {
  readonly country: 'SE' | 'NO' | 'DE';
  /** Whether the register calls its number invalid. */
  readonly refused: boolean;
}

/** What a document, or all credit notes of one, must come to. */
export interface Sums {
  netOre: number;
  vatOre: number;
  totalOre: number;
}

/** Sweden 25 %; elsewhere in the Union none with a number that is good, and 25 % without; none outside. */
export function vatPercentIn({ country, refused }: Place): number {
  if (country === 'NO') return 0;
  return country === 'DE' && !refused ? 0 : 25;
}

export const withVat = (netOre: number, percent: number): Sums => {
  const vatOre = Math.round((netOre * percent) / 100);
  return { netOre, vatOre, totalOre: netOre + vatOre };
};

/** What of a document is given back by so much, VAT rounded once for all of it. */
export function partOf(whole: Sums, totalOre: number): Sums {
  const given = Math.min(totalOre, whole.totalOre);
  const vatOre = Math.round((whole.vatOre * given) / whole.totalOre);
  return { netOre: given - vatOre, vatOre, totalOre: given };
}

/** Where a company was when something was decided. */
export class BooksModel {
  place: Place = { country: 'SE', refused: false };

  get vatPercent(): number {
    return vatPercentIn(this.place);
  }
}
