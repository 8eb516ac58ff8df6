import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { accessibilityViolations, fullProfile, talentWith } from '@vela/tooling/testing';
import { TalentProfile, type TalentProfileProps } from './index.js';

const rates = {
  date: '2023-04-26',
  perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
};
const inEuros = { ...fullProfile, minSalary: 60_000, maxSalary: null, currency: 'EUR' } as const;
const yearly = { ...inEuros, compensationTimePeriod: 'Yearly' } as const;

afterEach(cleanup);

function show(profile: TalentProfileProps, payCurrency: 'NOC' | null = null) {
  const call = (endpoint: Parameters<typeof nameOf>[0]): Promise<unknown> =>
    nameOf(endpoint) === 'getRates'
      ? Promise.resolve(rates)
      : Promise.resolve({ error: false, msg: '', data: { name: 'Sweden', flag: 'data:,', iso2: 'SE', iso3: 'SWE' } });
  const services = {
    api: { call },
    session: { user: { ...talentWith(fullProfile), payCurrency } },
  } as unknown as ShellServices;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider services={services}>
        <ThemeRoot audience="jobseeker">
          <TalentProfile {...profile} />
        </ThemeRoot>
      </ServicesProvider>
    </QueryClientProvider>,
  );
}
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('the facts of a profile, for either side, and no name before there is a yes', async () => {
  const { container } = show({ talent: fullProfile, extra: null });
  expect(await screen.findByText('Norway')).toBeTruthy();
  expect(factOf('Desired roles')).toBe('Data Engineer, 7 years');
  expect(factOf('Employment type')).toBe('Permanent 80%');
  expect(factOf('Expected salary')).toBe('58,000–66,000 SEK monthly');
  expect(factOf('Availability')).toBe('Immediate');
  expect(screen.getByRole('checkbox', { name: 'Remote', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Office', checked: false })).toBeTruthy();
  expect(container.textContent).not.toContain('@');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('pay is in SEK without a role', async () => {
  show({ talent: yearly, extra: null });
  expect(await screen.findByText(/≈ 680,000 SEK yearly/)).toBeTruthy();
  expect(factOf('Expected salary')).toBe('≈ 680,000 SEK yearly (60,000 EUR)');
});

test('for a role it is in the role’s currency and period, as the server has it where it told', async () => {
  const pay = { minSalary: 56_678, maxSalary: null, currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  show({ talent: yearly, extra: null, payForRole: pay });
  expect(factOf('Expected salary')).toBe('56,678 SEK monthly (60,000 EUR yearly)');
  cleanup();
  show({ talent: yearly, extra: null, role: { currency: 'DKK', compensationTimePeriod: 'Monthly' } });
  expect(await screen.findByText(/≈ 37,200 DKK monthly/)).toBeTruthy();
});

test('and in the reader’s currency where they chose one', async () => {
  show({ talent: yearly, extra: null, role: { currency: 'DKK', compensationTimePeriod: 'Monthly' } }, 'NOC');
  expect(await screen.findByText(/≈ 57,000 NOC monthly/)).toBeTruthy();
});

test('or as it is told to be read, whatever the reader chose', () => {
  show({ talent: yearly, extra: null, payReader: { currency: 'DKK', rates } }, 'NOC');
  expect(factOf('Expected salary')).toBe('≈ 447,000 DKK yearly (60,000 EUR)');
});
