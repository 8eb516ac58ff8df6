import { type InferType, number } from 'yup';
import { exact, requiredDay } from './common.js';

const rate = () => number().positive().required();

/** Units of each currency for one euro, on one day: what scores compare pay with. */
export const ratesSchema = exact({
  date: requiredDay(),
  perEuro: exact({ DKK: rate(), EUR: rate(), ISK: rate(), NOC: rate(), SEK: rate(), USD: rate() }).required(),
});
export type Rates = InferType<typeof ratesSchema>;
