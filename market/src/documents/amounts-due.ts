/** What of an invoice was given back, paid, and paid back so far, öre with VAT. */
export interface Settlement {
  readonly totalOre: number;
  readonly creditedOre: number;
  readonly paidOre: number;
  /** What of the payments went back to the buyer. */
  readonly paidBackOre: number;
}

/** What was paid and is still here. */
const keptOre = ({ paidOre, paidBackOre }: Settlement): number => paidOre - paidBackOre;

/** @returns what is still to be paid, öre; never below 0 */
export const dueOreOf = (settlement: Settlement): number =>
  Math.max(0, settlement.totalOre - settlement.creditedOre - keptOre(settlement));

/** @returns what was paid beyond what is owed and is still to go back to the buyer, öre */
export const overpaidOreOf = (settlement: Settlement): number =>
  Math.max(0, keptOre(settlement) - (settlement.totalOre - settlement.creditedOre));
