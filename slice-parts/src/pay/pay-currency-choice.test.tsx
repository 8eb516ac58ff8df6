import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Currency } from '@vela/contracts/constants';
import { nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { fullProfile, talentWith } from '@vela/tooling/testing';
import { PayCurrencyChoice } from './index.js';

/** The choice in an account that is written as slowly as is wanted. */
function open() {
  let kept: Currency | null = null;
  const waiting: { readonly keep: () => void; readonly fail: () => void }[] = [];
  const show = jest.fn();
  const call = (
    endpoint: Parameters<typeof nameOf>[0],
    { body }: { readonly body?: { readonly currency: Currency } },
  ) =>
    nameOf(endpoint) === 'choosePayCurrency'
      ? new Promise<void>((resolve, reject) =>
          waiting.push({
            keep: () => {
              kept = body?.currency ?? null;
              resolve();
            },
            fail: () => reject(new Error('Down')),
          }),
        )
      : Promise.resolve({ date: '2023-04-26', perEuro: { DKK: 7, EUR: 1, ISK: 150, NOC: 11, SEK: 11, USD: 1.1 } });
  function Account() {
    const [payCurrency, setPayCurrency] = useState(kept);
    const refresh = () => Promise.resolve(setPayCurrency(kept));
    const services = {
      api: { call },
      session: { user: { ...talentWith(fullProfile), payCurrency }, refresh },
      toasts: { show },
    } as unknown as ShellServices;
    return (
      <ServicesProvider services={services}>
        <ThemeRoot audience="talentSeeker">
          <PayCurrencyChoice />
        </ThemeRoot>
      </ServicesProvider>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Account />
    </QueryClientProvider>,
  );
  return { field: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show pay in' }), waiting, show };
}

test('of two currencies that are chosen in a row the last is shown throughout, and kept last', async () => {
  const { field, waiting, show } = open();
  await userEvent.selectOptions(field, 'EUR');
  await userEvent.selectOptions(field, 'USD');
  expect(waiting).toHaveLength(1);
  await act(() => Promise.resolve(waiting[0]?.keep()));
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(field.value).toBe('USD');
  await act(() => Promise.resolve(waiting[1]?.keep()));
  expect(field.value).toBe('USD');
  expect(show).not.toHaveBeenCalled();
});

test('a currency that could not be kept says so, and the one before is shown', async () => {
  const { field, waiting, show } = open();
  await userEvent.selectOptions(field, 'EUR');
  await act(() => Promise.resolve(waiting[0]?.fail()));
  await waitFor(() => expect(field.value).toBe('asStated'));
  expect(show).toHaveBeenCalledWith({ message: 'The currency could not be kept. Try again.', variant: 'error' });
});
