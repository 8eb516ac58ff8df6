import { afterEach, expect, test } from '@jest/globals';
import { number, object, string } from 'yup';
import { clearDraft, draftKey, readDraft, writeDraft } from './draft-storage.js';
import { changedPart, restoredValues } from './restored-values.js';

afterEach(() => window.localStorage.clear());
const storage = window.localStorage;
const schema = object({ name: string().defined(), size: number().nullable().defined() }).required();
const typed = { name: 'Norr', size: null };
const saved = { name: '', size: 3 };

test('what is typed comes back as it was, with what was saved then', () => {
  writeDraft(storage, 's', { typed, saved, language: 'sv-SE' });
  expect(readDraft(storage, 's', schema)).toEqual({ typed, saved, language: 'sv-SE' });
  storage.setItem('s', JSON.stringify({ typed, saved }));
  expect(readDraft(storage, 's', schema)).toEqual({ typed, saved, language: null });
});

test('what a version before kept comes back without what was saved then', () => {
  storage.setItem('s', JSON.stringify(typed));
  expect(readDraft(storage, 's', schema)).toEqual({ typed, saved: null, language: null });
});

test.each(['', '{', 'null', '[]', '{"name":1,"size":1}', '{"typed":{"name":"","size":1}}', '{"typed":{},"saved":{}}'])(
  'what another version or hand wrote (%s) is left alone',
  (text) => {
    storage.setItem('s', text);
    expect(readDraft(storage, 's', schema)).toBeNull();
  },
);

test('nobody reads under the key of another, and no form under that of another', () => {
  const keys = [draftKey('d', 'a', 'x'), draftKey('d', 'b', 'x'), draftKey('d', 'a', 'y'), draftKey('e', 'a', 'x')];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a storage that is switched off costs the draft only', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  const off: Storage = { length: 0, key: refuse, clear: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writeDraft(off, 's', { typed, saved, language: null })).not.toThrow();
  expect(() => clearDraft(off, 's')).not.toThrow();
  expect(readDraft(off, 's', schema)).toBeNull();
});

test.each([
  ['nothing is kept', null, saved, { values: saved, restored: false, savedMeanwhile: false }],
  ['nothing else was saved', { typed, saved }, saved, { values: typed, restored: true, savedMeanwhile: false }],
  [
    'a field that nobody touched was saved meanwhile',
    { typed: { name: 'Norr', size: 3 }, saved },
    { name: '', size: 8 },
    { values: { name: 'Norr', size: 8 }, restored: true, savedMeanwhile: true },
  ],
  [
    'the field that was typed in was saved meanwhile',
    { typed: { name: 'Norr', size: 3 }, saved },
    { name: 'Syd', size: 3 },
    { values: { name: 'Norr', size: 3 }, restored: true, savedMeanwhile: true },
  ],
  [
    'just what was typed was saved meanwhile',
    { typed, saved },
    typed,
    { values: typed, restored: false, savedMeanwhile: false },
  ],
  [
    'a version before kept it',
    { typed, saved: null },
    { name: 'Syd', size: 3 },
    { values: typed, restored: true, savedMeanwhile: false },
  ],
])('where %s', (_case, kept, now, begun) => {
  expect(restoredValues(kept, now)).toEqual(begun);
});

test('fields that mean something only together are kept together, and others follow what they belong to', () => {
  const before = { amount: 1, currency: 'SEK', category: { id: 'a', name: 'Care' }, roles: ['Nurse'] };
  const ties = { together: [['amount', 'currency']], belonging: { category: ['roles'] } } as const;
  const typedNow = { ...before, amount: 2, roles: ['Doctor'] };
  const among = (now: typeof before) => restoredValues({ typed: typedNow, saved: before }, now, ties).values;
  expect(among({ ...before, currency: 'EUR' })).toMatchObject({ amount: 2, currency: 'SEK', roles: ['Doctor'] });
  expect(among({ ...before, category: { id: 'b', name: 'Craft' }, roles: [] })).toMatchObject({ roles: [] });
  // The same category in another language.
  expect(among({ ...before, category: { id: 'a', name: 'Omsorg' } })).toMatchObject({ roles: ['Doctor'] });
  expect(changedPart(typedNow, before, ties)).toEqual({ amount: 2, currency: 'SEK', roles: ['Doctor'] });
  expect(changedPart(before, before, ties)).toEqual({});
  const moved = { ...before, category: { id: 'b', name: 'Craft' } };
  expect(changedPart(moved, before, ties)).toEqual({ category: moved.category, roles: ['Nurse'] });
});

test('what is called otherwise in the language of the page was saved by nobody, and is shown as the page calls it', () => {
  const english = { about: '', category: { id: 'a', name: 'Care' }, roles: [{ id: 'r', name: 'Nurse', years: 1 }] };
  const swedish = {
    about: '',
    category: { id: 'a', name: 'Vård' },
    roles: [{ id: 'r', name: 'Sjuksköterska', years: 1 }],
  };
  const among = (typed: typeof english, now = swedish) => restoredValues({ typed, saved: english }, now);
  expect(among(english)).toEqual({ values: swedish, restored: false, savedMeanwhile: false });
  expect(among({ ...english, about: 'Hi' })).toEqual({
    values: { ...swedish, about: 'Hi' },
    restored: true,
    savedMeanwhile: false,
  });
  const doctor = { id: 'd', name: 'Doctor', years: 2 };
  const [nurse] = english.roles;
  expect(among({ ...english, roles: [{ id: 'r', name: 'Nurse', years: 5 }, doctor] })).toEqual({
    values: { ...swedish, roles: [{ id: 'r', name: 'Sjuksköterska', years: 5 }, doctor] },
    restored: true,
    savedMeanwhile: false,
  });
  expect(nurse).toHaveProperty('name', 'Nurse');
  const moved = { ...swedish, category: { id: 'b', name: 'Hantverk' } };
  expect(among({ ...english, about: 'Hi' }, moved)).toMatchObject({ savedMeanwhile: true });
  expect(restoredValues({ typed: english, saved: null }, swedish)).toMatchObject({ values: swedish, restored: false });
});
