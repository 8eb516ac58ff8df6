import type { SeniorityKey } from '@vela/contracts/constants';
import { ORE_PER_KRONA, seniorityByKey } from '../prices/index.js';

/** @returns the recruitment fee of a hire in a band, öre before VAT */
export const feeOreOf = (band: SeniorityKey): number => seniorityByKey(band).feeSek * ORE_PER_KRONA;

/**
 * What is given back of a fee.
 * @param netOre the fee before VAT
 * @param percent as `feeRefundPercent` tells it
 * @returns öre before VAT, rounded to the öre, halves up
 */
export const creditNetOre = (netOre: number, percent: number): number => Math.round((netOre * percent) / 100);
