import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

test('the pricing page says all of the terms', async () => {
  const { container } = openSlice({ routes, path: PATHS.pricing, audience: 'talentSeeker' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
  expect(screen.getByText('Version 1.1, 16.04.2024')).toBeTruthy();
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Graduate0 years', '0 tokens', '10,000 SEK'],
    ['Junior1 to 2 years', '1 token', '45,000 SEK'],
    ['Mid3 to 5 years', '2 tokens', '75,000 SEK'],
    ['Senior6 to 12 years', '3 tokens', '120,000 SEK'],
    ['Expert13 to 21 years', '4 tokens', '135,000 SEK'],
    ['Expert+22 years and more', '6 tokens', '200,000 SEK'],
  ]);
  for (const text of [
    'A token costs 50 SEK plus VAT.',
    '40 tokens: 2,000 SEK plus VAT',
    'Within 1 month: 75% of the fee is refunded',
    'Within 2 months: 50% of the fee is refunded',
    'Within 3 months: 35% of the fee is refunded',
    /within 5 business days. The invoice is sent 1 day after we have confirmed the hire and is due in 30 calendar days/,
    /given once to a person and to a company/,
    /without an answer; a profile of the launch offer only while the offer runs/,
    'Until we have verified your company, it can send 5 requests in all.',
    /After 3 hires through Vela, tokens are no longer required/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});
