import { afterEach, expect, test } from '@jest/globals';
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
