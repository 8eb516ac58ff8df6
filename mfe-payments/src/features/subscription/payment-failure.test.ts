import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { storedFailureOf } from './payment-failure.js';

addCatalogue('sv', catalogueOf(['mfe-payments'], 'sv'));

const failed = (code: string) => storedFailureOf({ message: 'Your card was declined.', code, type: 'card_error' });

test('why a payment failed is told in the reader’s language, with the provider’s code', () => {
  expect(failed('card_declined')).toEqual({
    message: 'Your card was declined.',
    origin: '(card_declined - card_error)',
  });
  expect(inTongue('sv', () => [failed('card_declined'), failed('a_new_code').message])).toEqual([
    { message: 'Ditt kort nekades.', origin: '(card_declined - card_error)' },
    'Betalningen nekades. Prova ett annat kort eller fråga din bank.',
  ]);
});
