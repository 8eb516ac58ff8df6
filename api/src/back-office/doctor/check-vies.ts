import { askVies, ViesUnavailable } from '../../money/vat/index.js';
import { type Check, failure, messageOf, note } from './finding.js';

const TIME_MS = 8000;
const PREFIX_LENGTH = 2;

/** Asks the register about our own number: it has to answer, and the number stands on every document. */
export const viesCheck = (url: string, sellerVat: string): Check => ({
  name: 'VAT numbers (VIES)',
  run: async () => {
    const question = { countryCode: sellerVat.slice(0, PREFIX_LENGTH), vatNumber: sellerVat.slice(PREFIX_LENGTH) };
    try {
      const { isValid, consultationNumber } = await askVies(url, sellerVat, question, TIME_MS);
      if (!isValid)
        return [
          failure(`VIES says that SELLER_VAT ${sellerVat} is not valid.`, 'Put the number of the company that sells.'),
        ];
      return consultationNumber === null
        ? [
            note(
              'VIES gives no consultation number.',
              'Look at SELLER_VAT: it names its answers to valid numbers only.',
            ),
          ]
        : [];
    } catch (error) {
      if (!(error instanceof ViesUnavailable)) throw error;
      return [
        note(
          messageOf(error),
          'It is often away for a while. Look whether ec.europa.eu can be reached; until then check digits decide.',
        ),
      ];
    }
  },
});
