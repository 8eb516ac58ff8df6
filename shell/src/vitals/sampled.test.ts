import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MEASURED_ELEMENT, samplingText } from '@vela/contracts/remote';
import type { MeasuredPage } from './measure.js';
import { measureSampled } from './sampled.js';

const measure = jest.fn<(page: MeasuredPage) => void>();
const load = () => Promise.resolve({ measure });

beforeEach(() => {
  jest.useFakeTimers();
  measure.mockReset();
  const element = document.createElement('meta');
  element.name = MEASURED_ELEMENT;
  element.content = samplingText({ shell: '0123456789ab', share: 0.1 });
  document.head.append(element);
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'vela:measured');
});

test('one page in ten is measured, by lot', async () => {
  measureSampled(undefined, { draw: () => 0.1, load });
  await jest.runAllTimersAsync();
  expect(measure).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'vela:measured');
  measureSampled(undefined, { draw: () => 0.09, load });
  await jest.runAllTimersAsync();
  expect(measure).toHaveBeenCalledTimes(1);
  expect(measure.mock.calls[0]?.[0].shell).toBe('0123456789ab');
});

test('the lot is drawn once for a page, and the shell that takes it over knows its versions', async () => {
  measureSampled(undefined, { draw: () => 0, load });
  measureSampled(() => 'ba9876543210', { draw: () => 0, load });
  await jest.runAllTimersAsync();
  expect(measure).toHaveBeenCalledTimes(1);
  expect(measure.mock.calls[0]?.[0].versionOf('mf_public')).toBe('ba9876543210');
  Reflect.deleteProperty(globalThis, 'vela:measured');
  measureSampled(undefined, { draw: () => 0.5, load });
  measureSampled(() => null, { draw: () => 0, load });
  await jest.runAllTimersAsync();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('a page that does not say that it may be measured is not, and code that does not arrive harms nobody', async () => {
  measureSampled(undefined, { draw: () => 0, load: () => Promise.reject(new Error('gone')) });
  await jest.runAllTimersAsync();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'vela:measured');
  measureSampled(undefined, { draw: () => 0, load });
  await jest.runAllTimersAsync();
  expect(measure).not.toHaveBeenCalled();
});
