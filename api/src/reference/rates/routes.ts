import type { RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';

export const rateHandlers = ({ rates }: { readonly rates: RateTable }): Pick<Handlers, 'getRates'> => ({
  getRates: () => ({ date: rates.date, perEuro: { ...rates.perEuro } }),
});
