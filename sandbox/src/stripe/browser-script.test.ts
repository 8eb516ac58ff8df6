import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { browserScript } from './browser-script.js';

/** As much of an element as the script's form asks for. */
interface Fake {
  readonly children: Fake[];
  readonly name?: string;
  value: string;
}
interface Provider {
  readonly elements: (options: object) => {
    readonly create: (type: string) => {
      readonly mount: (host: Fake) => void;
      readonly check: () => { readonly message: string } | null;
    };
  };
}

function fakeElement(): Fake {
  const children: Fake[] = [];
  const nothing = (): void => undefined;
  const take = (...taken: (Fake | string)[]): void =>
    void children.push(...taken.filter((each) => typeof each !== 'string'));
  const rest = { setAttribute: nothing, removeAttribute: nothing, addEventListener: nothing, focus: nothing };
  return Object.assign({ children, value: '', dataset: {}, append: take, replaceChildren: take }, rest);
}

const inputsIn = (element: Fake): Fake[] =>
  element.children.flatMap((child) => (child.name === undefined ? inputsIn(child) : [child]));

/** @returns what the form says against a card that expires so */
function saidOf(expiry: string): string | null {
  const window: { Stripe?: (key: string) => Provider } = {};
  const document = {
    currentScript: { src: 'http://localhost/stripe/v3.js' },
    head: fakeElement(),
    querySelector: () => null,
    createElement: fakeElement,
  };
  runInNewContext(browserScript('clover', false), { window, document, URL, Promise });
  const form = window.Stripe?.('pk_test_1').elements({}).create('payment');
  const host = fakeElement();
  form?.mount(host);
  const typed: Readonly<Record<string, string>> = { number: '4242424242424242', expiry, cvc: '123' };
  for (const input of inputsIn(host)) input.value = typed[input.name ?? ''] ?? '';
  return form?.check()?.message ?? null;
}

const monthFromNow = (months: number): string => {
  const day = new Date(new Date().getFullYear(), new Date().getMonth() + months, 1);
  return `${String(day.getMonth() + 1).padStart(2, '0')} / ${String(day.getFullYear()).slice(2)}`;
};

test('a card is good to the end of the month that it names, and not afterwards', () => {
  expect(saidOf('01 / 20')).toBe("Your card's expiration date is in the past.");
  expect(saidOf(monthFromNow(-1))).toBe("Your card's expiration date is in the past.");
  expect([monthFromNow(0), monthFromNow(1), '12 / 34'].map(saidOf)).toEqual([null, null, null]);
  expect(saidOf('13 / 34')).toBe("Your card's expiration date is incomplete.");
});
