import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { providerFailureOf, storedFailureOf } from './payment-failure.js';

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

test('what the provider’s form refuses is told in the reader’s language, a declined card by its reason', () => {
  const declined = { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' } as const;
  const refused = () => [
    providerFailureOf({ ...declined, decline_code: 'insufficient_funds' }).message,
    providerFailureOf({ ...declined, decline_code: 'generic_decline' }).message,
    providerFailureOf({ type: 'validation_error', code: 'incomplete_cvc', message: 'Skriv kortets kod.' }).message,
  ];
  expect(refused()).toEqual([
    'Your card has insufficient funds.',
    'Your card has insufficient funds.',
    'Skriv kortets kod.',
  ]);
  expect(inTongue('sv', refused)).toEqual([
    'Det finns inte tillräckligt med pengar på kortet.',
    'Ditt kort nekades.',
    'Skriv kortets kod.',
  ]);
});
