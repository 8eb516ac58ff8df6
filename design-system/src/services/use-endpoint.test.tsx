import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { getCounts, getMe, listCities, listConnections, listCountries } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import type { CountryPositions } from '@vela/contracts/schemas';
import {
  asksBelow,
  endpointKey,
  endpointQuery,
  forgetAllBut,
  knownAnswer,
  takeKnownAnswers,
} from './endpoint-query.js';
import { ServicesProvider } from './services.js';
import { useEndpoint, useOutdate, useReplaceAnswer } from './use-endpoint.js';

const POSITIONS: CountryPositions = {
  error: false,
  msg: 'positions',
  data: ['Sweden', 'Denmark'].map((name) => ({ name, iso2: name.slice(0, 2), long: 0, lat: 0 })),
};

/** A page with one cache, before a server that answers countries and nothing else. */
function onePage() {
  const call = jest.fn(() => Promise.resolve(POSITIONS));
  const cache = new QueryClient();
  const services: ShellServices = {
    session: {
      user: null,
      userType: 'jobSeeker',
      switchUserType: () => undefined,
      refresh: () => Promise.resolve(),
      startLinkedin: () => undefined,
      signOut: () => Promise.resolve(),
    },
    toasts: { show: () => undefined },
    analytics: { track: () => undefined },
    api: { call: call },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </QueryClientProvider>
  );
  return { cache, call, wrapper };
}

test('two slices that show one answer in different shapes share it, and each gets its own shape', async () => {
  const { call, wrapper } = onePage();
  const { result } = renderHook(
    () => ({
      asTheyCome: useEndpoint(listCountries, {}, { select: ({ data }) => data.map(({ name }) => name) }),
      sorted: useEndpoint(listCountries, {}, { select: ({ data }) => data.map(({ name }) => name).sort() }),
      whole: useEndpoint(listCountries, {}),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.whole.data).toEqual(POSITIONS));
  expect(result.current.asTheyCome.data).toEqual(['Sweden', 'Denmark']);
  expect(result.current.sorted.data).toEqual(['Denmark', 'Sweden']);
  expect(call).toHaveBeenCalledTimes(1);
});

test('nothing is asked while it is not known what', async () => {
  const { call, wrapper } = onePage();
  const { result } = renderHook(() => useEndpoint(listCities, null), { wrapper });
  await act(() => Promise.resolve());
  expect(result.current.isPending).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

test('an endpoint says how long its answer is used', () => {
  const { call } = onePage();
  const api: ApiClient = { call: call };
  expect(endpointQuery(api, getMe, {})).toMatchObject({ staleTime: 10_000 });
  expect(endpointQuery(api, listCountries, {})).toMatchObject({ staleTime: Infinity, gcTime: Infinity });
  expect(endpointQuery(api, listConnections, { query: { userType: 'jobSeeker' } })).toMatchObject({ staleTime: 0 });
});

test('what outdates an endpoint has it asked again, and an answer can be replaced', async () => {
  const { call, wrapper } = onePage();
  const { result } = renderHook(
    () => ({ shown: useEndpoint(listCountries, {}), outdate: useOutdate(), replaceAnswer: useReplaceAnswer() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.shown.data).toEqual(POSITIONS));
  act(() => result.current.replaceAnswer(listCountries, {}, (known) => known && { ...known, data: [] }));
  await waitFor(() => expect(result.current.shown.data?.data).toEqual([]));
  await act(() => result.current.outdate(getMe, listCountries));
  expect(call).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(result.current.shown.data).toEqual(POSITIONS));
});

test('an answer that was asked for before what outdates it is not taken for the new one', async () => {
  const { call, wrapper } = onePage();
  const asked: ((answer: CountryPositions) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => asked.push(resolve)));
  const { result } = renderHook(() => ({ shown: useEndpoint(listCountries, {}), outdate: useOutdate() }), { wrapper });
  await waitFor(() => expect(asked).toHaveLength(1));
  let outdated = Promise.resolve();
  act(() => void (outdated = result.current.outdate(listCountries)));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(() => {
    asked[0]?.({ ...POSITIONS, data: [] });
    asked[1]?.(POSITIONS);
    return outdated;
  });
  await waitFor(() => expect(result.current.shown.data).toEqual(POSITIONS));
  expect(asked).toHaveLength(2);
});

test('whatever is outdated, what waits at the places of the menu is counted anew, and nobody waits for it', async () => {
  const { call, wrapper } = onePage();
  const { result } = renderHook(() => ({ counts: useEndpoint(getCounts, {}), outdate: useOutdate() }), { wrapper });
  await waitFor(() => expect(result.current.counts.data).toBeDefined());
  expect(call).toHaveBeenCalledTimes(1);
  call.mockImplementation(() => new Promise(() => undefined));
  await act(() => result.current.outdate(listCountries));
  expect(call).toHaveBeenCalledTimes(2);
});

test('answers that were served with the page are found where they are asked for', () => {
  const { cache, call, wrapper } = onePage();
  const served = JSON.stringify([knownAnswer(listCountries, {}, POSITIONS)]);
  takeKnownAnswers(cache, JSON.parse(served));
  const { result } = renderHook(() => useEndpoint(listCountries, {}), { wrapper });
  expect(result.current.data).toEqual(POSITIONS);
  expect(call).not.toHaveBeenCalled();
});

test('of somebody who is gone nothing stays', () => {
  const { cache } = onePage();
  takeKnownAnswers(cache, [knownAnswer(getMe, {}, null), knownAnswer(listCountries, {}, POSITIONS)]);
  forgetAllBut(cache, getMe);
  expect(cache.getQueryData(endpointKey(getMe, {}))).toBeNull();
  expect(cache.getQueryData(endpointKey(listCountries, {}))).toBeUndefined();
});

test('queries are known by the folder of their addresses', () => {
  expect(asksBelow('/api/countries/')({ queryKey: endpointKey(listCountries, {}) })).toBe(true);
  expect(asksBelow('/api/admin/')({ queryKey: endpointKey(listCountries, {}) })).toBe(false);
});
