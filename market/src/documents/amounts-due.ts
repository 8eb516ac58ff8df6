/** What of an invoice was given back and paid so far, öre with VAT. */
export interface Settlement {
  readonly totalOre: number;
  readonly creditedOre: number;
  readonly paidOre: number;
}

/** @returns what is still to be paid, öre; never below 0 */
export const dueOreOf = ({ totalOre, creditedOre, paidOre }: Settlement): number =>
  Math.max(0, totalOre - creditedOre - paidOre);

/** @returns what was paid beyond what is owed, and goes back to the buyer, öre */
export const overpaidOreOf = ({ totalOre, creditedOre, paidOre }: Settlement): number =>
  Math.max(0, paidOre - (totalOre - creditedOre));
