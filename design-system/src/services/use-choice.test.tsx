import { afterEach, expect, jest, test } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChoice } from './use-choice.js';

afterEach(() => onlineManager.setOnline(true));

/** Two choices that are saved together, by a server that answers when it is told to. */
function twoChoices() {
  const cache = new QueryClient();
  const sent: { readonly what: string; readonly answer: () => void; readonly fail: () => void }[] = [];
  const mutationFn = (what: string) =>
    new Promise<void>((answer, reject) => sent.push({ what, answer, fail: () => reject(new Error('Not saved.')) }));
  const onError = jest.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      one: useChoice({ among: 'switches', which: 'one', mutationFn, onError }),
      other: useChoice({ among: 'switches', which: 'other', mutationFn }),
    }),
    { wrapper },
  );
  const words = () => sent.map(({ what }) => what);
  const choose = (which: 'one' | 'other', what: string) =>
    act(() => Promise.resolve(result.current[which].choose(what)));
  return { result, sent, words, choose, onError };
}

test('choices are shown at once, saved one after the other, and of one thing the last is', async () => {
  const { result, sent, words, choose } = twoChoices();
  await choose('one', 'a');
  await choose('one', 'b');
  await choose('other', 'x');
  await choose('one', 'c');
  await waitFor(() => expect([result.current.one.chosen, result.current.other.chosen]).toEqual(['c', 'x']));
  expect(words()).toEqual(['a']);
  act(() => sent[0]?.answer());
  await waitFor(() => expect(words()).toEqual(['a', 'x']));
  act(() => sent[1]?.answer());
  await waitFor(() => expect(words()).toEqual(['a', 'x', 'c']));
  expect(result.current.one.chosen).toBe('c');
  act(() => sent[2]?.answer());
  await waitFor(() => expect(result.current.one.chosen).toBeUndefined());
});

test('one that fails is told of, and holds up none of the others', async () => {
  const { result, sent, words, choose, onError } = twoChoices();
  await choose('one', 'a');
  await choose('other', 'x');
  act(() => sent[0]?.fail());
  await waitFor(() => expect(result.current.one.error?.message).toBe('Not saved.'));
  expect(result.current.one.chosen).toBeUndefined();
  expect(onError).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(words()).toEqual(['a', 'x']));
  await choose('one', 'b');
  await waitFor(() => expect(result.current.one.error).toBeNull());
});

test('without a connection it waits, and only what was chosen last is sent', async () => {
  const { words, choose } = twoChoices();
  act(() => onlineManager.setOnline(false));
  await choose('one', 'a');
  await choose('one', 'b');
  expect(words()).toEqual([]);
  await act(() => Promise.resolve(onlineManager.setOnline(true)));
  await waitFor(() => expect(words()).toEqual(['b']));
});
