import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { locale } from '@vela/language';
import type { Ties } from './restored-values.js';
import { useDraft } from './use-draft.js';

afterEach(() => window.localStorage.clear());

const schema = object({ about: string().defined(), role: string().defined(), category: string().defined() }).required();
const ties: Ties<Values> = { belonging: { category: ['role'] } };
type Values = Readonly<Record<'about' | 'role' | 'category', string>>;
const NAMES = ['category'] as const;
const SAVED: Values = { about: 'Hi', role: 'Nurse', category: 'Care' };

const open = (savedNow = SAVED) => {
  const view = renderHook(
    ({ saved }: { readonly saved: Values }) => {
      const form = useForm<Values>({ defaultValues: saved });
      return { form, draft: useDraft(form, { key: 'k', schema, saved, ties, names: NAMES }) };
    },
    { initialProps: { saved: savedNow } },
  );
  return {
    /** Somebody types. */
    type: (field: keyof Values, text: string) => act(() => view.result.current.form.setValue(field, text)),
    /** The page learns what is saved now. */
    learn: (saved: Values) => view.rerender({ saved }),
    now: () => {
      const { form, draft } = view.result.current;
      const { restored, savedMeanwhile, typedHere } = draft;
      return { values: form.getValues(), untouched: draft.untouched(), restored, savedMeanwhile, typedHere };
    },
    /** What it shows is saved. */
    clear: () => act(() => view.result.current.draft.clear()),
    discard: () => act(() => view.result.current.draft.discard()),
  };
};

test('what is saved elsewhere while the form is open comes in where nothing was typed, and is said', () => {
  const form = open();
  form.type('about', 'Hello');
  expect(form.now()).toMatchObject({ restored: false, untouched: SAVED });
  const saved = { ...SAVED, role: 'Doctor' };
  form.learn(saved);
  expect(form.now()).toEqual({
    values: { ...saved, about: 'Hello' },
    untouched: saved,
    restored: true,
    savedMeanwhile: true,
    typedHere: true,
  });
  expect(JSON.parse(window.localStorage.getItem('k') ?? '')).toEqual({
    typed: { ...saved, about: 'Hello' },
    saved,
    language: locale(),
  });
  form.discard();
  expect(form.now()).toMatchObject({ values: saved, restored: false });
  expect(window.localStorage).toHaveLength(0);
});

/** What is stored, to be heard by other tabs. */
const stored = () => window.localStorage.getItem('k');
/** Tells the page of what another tab did with the storage. */
const hear = (newValue: string | null, storageArea = window.localStorage) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'k', newValue, storageArea }));
  });
const reopened = () => open().now().values;

test('two tabs of one form keep what was typed in either, heard of each other or not', () => {
  const one = open();
  const other = open();
  one.type('about', 'Hello, all of you');
  other.type('role', 'Doctor');
  expect(reopened()).toEqual({ ...SAVED, about: 'Hello, all of you', role: 'Doctor' });
  other.type('role', 'Nurse');
  expect(reopened()).toEqual({ ...SAVED, about: 'Hello, all of you' });
  one.type('about', 'Hi');
  expect(stored()).toBeNull();
});

test('a tab shows what is typed in another, and says that it is not saved', () => {
  const one = open();
  const other = open();
  one.type('about', 'Hello');
  hear(stored());
  const both = { values: { ...SAVED, about: 'Hello' }, restored: true, savedMeanwhile: false, typedHere: true };
  expect(other.now()).toMatchObject(both);
  expect(one.now()).toMatchObject({ values: both.values, restored: false });
  // One and the same field goes on in the other.
  other.type('about', 'Hello there');
  hear(stored());
  expect(one.now().values).toEqual({ ...SAVED, about: 'Hello there' });
  // Set back, it is set back in both, though nothing is left to be kept.
  const heard = jest.spyOn(Storage.prototype, 'setItem');
  one.type('about', 'Hi');
  expect(stored()).toBeNull();
  hear(heard.mock.lastCall?.[1] ?? null);
  hear(null);
  heard.mockRestore();
  expect(other.now()).toMatchObject({ values: SAVED, restored: false });
});

test('what is saved meanwhile comes in beside what is typed in another tab', () => {
  const one = open();
  const other = open();
  other.type('role', 'Doctor');
  const saved = { ...SAVED, about: 'Good day', role: 'Midwife' };
  one.learn(saved);
  expect(open(saved).now().values).toEqual({ ...saved, role: 'Doctor' });
});

test('what is heard late, or of another storage, is not followed', () => {
  const one = open();
  one.type('about', 'Hello');
  const late = stored();
  one.type('about', 'Hello there');
  hear(late);
  hear(late, window.sessionStorage);
  expect(one.now().values.about).toBe('Hello there');
});

test('what is saved in one tab ends there, and leaves what was typed in another', () => {
  const one = open();
  const other = open();
  one.type('about', 'Hello');
  other.type('role', 'Doctor');
  other.clear();
  expect(open({ ...SAVED, role: 'Doctor' }).now()).toMatchObject({
    values: { ...SAVED, about: 'Hello', role: 'Doctor' },
  });
  one.type('about', 'Hello!');
  one.clear();
  expect(stored()).toBeNull();
});

test('what another tab saved or threw away stays here, and is kept again with the next letter', () => {
  const one = open();
  one.type('about', 'Hello');
  window.localStorage.clear();
  hear(null);
  expect(one.now().values.about).toBe('Hello');
  one.type('role', 'Doctor');
  expect(reopened()).toEqual({ ...SAVED, about: 'Hello', role: 'Doctor' });
});

test('what was typed while the storage refused is kept as soon as it does not', () => {
  const one = open();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  one.type('about', 'Hello');
  refuse.mockRestore();
  one.type('role', 'Doctor');
  expect(reopened()).toEqual({ ...SAVED, about: 'Hello', role: 'Doctor' });
});

test('what is chosen of a category is not kept beside another that a tab chose', () => {
  const one = open();
  const other = open();
  one.type('category', 'Craft');
  one.type('role', '');
  other.type('role', 'Doctor');
  expect(reopened()).toEqual({ ...SAVED, category: 'Craft', role: '' });
});

test('where nothing was typed, there is nothing to say', () => {
  const form = open();
  const saved = { ...SAVED, role: 'Doctor' };
  form.learn(saved);
  expect(form.now()).toMatchObject({ values: saved, untouched: saved, restored: false });
  form.learn({ ...saved });
  expect(form.now()).toMatchObject({ values: saved, restored: false });
});

test('what was chosen of a category goes with it', () => {
  const form = open();
  form.type('role', 'Doctor');
  form.type('about', 'Hello');
  form.learn({ ...SAVED, category: 'Craft', role: '' });
  expect(form.now().values).toEqual({ about: 'Hello', category: 'Craft', role: '' });
  form.type('category', 'Sea');
  form.learn({ ...SAVED, category: 'Care' });
  expect(form.now().values).toEqual({ about: 'Hello', category: 'Sea', role: '' });
});

test('names that the page calls otherwise since its language was changed were saved by nobody', () => {
  const typed = { ...SAVED, about: 'Hello' };
  const renamed = { ...SAVED, category: 'Vård' };
  const keep = (language: string, values = typed) =>
    window.localStorage.setItem('k', JSON.stringify({ typed: values, saved: SAVED, language }));
  keep('sv-SE');
  expect(open(renamed).now()).toMatchObject({ values: { ...renamed, about: 'Hello' }, savedMeanwhile: false });
  keep('sv-SE', { ...typed, category: 'Craft' });
  expect(open(renamed).now()).toMatchObject({ values: { about: 'Hello', category: 'Craft' }, savedMeanwhile: false });
  keep('sv-SE');
  expect(open({ ...renamed, role: 'Läkare' }).now()).toMatchObject({ savedMeanwhile: true });
  keep(locale());
  expect(open(renamed).now()).toMatchObject({ savedMeanwhile: true });
});
