import { expect, test } from '@jest/globals';
import { CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import type { StatedPay } from './pay.js';
import { type PayReader, shownOfferText, shownPay } from './shown-pay.js';

const rates = {
  date: '2023-04-26',
  perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
};
const inCurrency = (currency: PayReader['currency']): PayReader => ({ currency, rates });
const stated: StatedPay = { minSalary: 58_000, maxSalary: 66_000, currency: 'SEK', compensationTimePeriod: 'Monthly' };

test('pay is about in the reader’s currency, with what was stated beside it', () => {
  expect(shownPay(stated, inCurrency('EUR'))).toEqual({ text: '≈ 5,100–5,800 EUR', stated: '58,000–66,000 SEK' });
  expect(shownPay({ ...stated, maxSalary: null }, inCurrency('NOC'))?.text).toBe('≈ 59,000 NOC');
  expect(shownPay(stated, inCurrency('EUR'), 'Yearly')?.text).toBe('≈ 61,000–70,000 EUR');
  const offer = { compensation: '62000', currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  expect(shownOfferText(offer, inCurrency('EUR'))).toBe('≈ 5,500 EUR monthly (62,000 SEK)');
  expect(shownOfferText(offer, inCurrency(null))).toBe('62,000 SEK monthly');
});

test('what was stated stays alone where it is the reader’s own, or cannot be said otherwise', () => {
  const asStated = { text: '58,000–66,000 SEK', stated: null };
  for (const reader of [inCurrency('SEK'), inCurrency(null), { currency: 'EUR', rates: null } as const])
    expect(shownPay(stated, reader)).toEqual(asStated);
  expect(shownPay({ ...stated, currency: null }, inCurrency('EUR'))).toEqual({ text: '58,000–66,000', stated: null });
  expect(shownPay({ ...stated, minSalary: null, maxSalary: null }, inCurrency('EUR'))).toBeNull();
});

/** The same numbers every time (a linear congruence). */
function* numbers(seed: number, most: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield Math.max(1, Math.floor((state / 2 ** 32) ** 3 * most));
  }
}

test('about is at most one in a hundred, or half a unit, from the amount, in every currency and period', () => {
  const amounts = numbers(19, 20_000_000);
  for (const from of CURRENCIES)
    for (const to of CURRENCIES.filter((each) => each !== from))
      for (const period of SALARY_PERIODS)
        for (let round = 0; round < 20; round += 1) {
          const amount = amounts.next().value as number;
          const pay = { minSalary: amount, maxSalary: null, currency: from, compensationTimePeriod: period };
          const shown = shownPay(pay, inCurrency(to));
          const exact = (amount * rates.perEuro[to]) / rates.perEuro[from];
          const said = Number(shown?.text.replace(/[^\d]/g, ''));
          expect(shown?.text).toMatch(new RegExp(`^≈ [\\d,]+ ${to}$`));
          expect(Math.abs(said - exact)).toBeLessThanOrEqual(Math.max(exact / 100, 0.5) + 1e-9);
        }
});

test('who asks for more is never shown to ask for less', () => {
  const amounts = numbers(7, 5_000_000);
  for (let round = 0; round < 500; round += 1) {
    const [less = 1, more = 1] = [amounts.next().value as number, amounts.next().value as number].toSorted(
      (a, b) => a - b,
    );
    const said = [less, more].map((minSalary) =>
      Number(shownPay({ ...stated, minSalary, maxSalary: null }, inCurrency('USD'))?.text.replace(/[^\d]/g, '')),
    );
    expect(said[0]).toBeLessThanOrEqual(said[1] ?? 0);
  }
});
