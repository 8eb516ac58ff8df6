import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { openRoleInputSchema } from '@vela/contracts/schemas';
import { aDraft } from '../../../testing/drafts.js';
import { createDraftStorage } from './draft-storage.js';
import { openRoleInputOf } from './open-role-input.js';
import { withCities, withCountries } from './places.js';
import { EMPTY_DRAFT } from './role-draft.js';
import { areDetailsComplete, isReadyToDescribe } from './rules.js';

afterEach(() => localStorage.clear());

const openTab = () => createDraftStorage(localStorage, window);

describe('storage', () => {
  test('a reload finds what was typed', () => {
    openTab().update(aDraft);
    expect(openTab().read()).toEqual(aDraft);
  });

  test('clearing forgets everything', () => {
    const tab = openTab();
    tab.update(aDraft);
    tab.clear();
    expect(tab.read()).toEqual(EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['{', 'null', '[]', '{"details":{}}', JSON.stringify({ ...aDraft, experience: { ...aDraft.experience, currency: 'GBP' } })])(
    'what cannot be read starts afresh: %s',
    (text) => {
      localStorage.setItem(STORAGE_KEYS.addRole, text);
      expect(openTab().read()).toEqual(EMPTY_DRAFT);
    },
  );

  test('another tab is heard, this one is not told twice', () => {
    const here = openTab();
    const heard = jest.fn();
    const everything = jest.fn();
    const end = here.onOtherTab(heard);
    const endAll = here.subscribe(everything);
    here.update({ description: 'mine' });
    expect(heard).not.toHaveBeenCalled();
    localStorage.setItem(STORAGE_KEYS.addRoleDescription, 'theirs');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.addRoleDescription, storageArea: localStorage }));
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ description: 'theirs' }));
    expect(everything).toHaveBeenCalledTimes(2);
    end();
    endAll();
  });

  test('a full storage costs the reload, not the work', () => {
    const full = Object.assign(Object.create(Storage.prototype), {
      getItem: () => null,
      setItem: () => { throw new DOMException('full', 'QuotaExceededError'); },
    });
    const tab = createDraftStorage(full, window);
    tab.update({ description: 'kept' });
    expect(tab.read().description).toBe('kept');
  });
});

describe('steps', () => {
  const { details, experience } = aDraft;

  test.each([
    ['nothing', EMPTY_DRAFT.details, false],
    ['all', details, true],
    ['no role', { ...details, role: null }, false],
    ['no country', { ...details, countries: [] }, false],
    ['no city', { ...details, countriesCities: {} }, true],
    ['no setup', { ...details, remote: false, hybrid: false, office: false }, true],
  ])('details with %s', (_, given, complete) => {
    expect(areDetailsComplete(given)).toBe(complete);
  });

  test.each([
    ['all', experience, true],
    ['the defaults', EMPTY_DRAFT.experience, false],
    ['no skill', { ...experience, skills: [] }, false],
    ['no employment type', { ...experience, permanent: false }, false],
    ['freelance only', { ...experience, permanent: false, freelance: true }, true],
    ['no pay', { ...experience, compensation: '' }, false],
  ])('experience with %s', (_, given, complete) => {
    expect(isReadyToDescribe({ details, experience: given })).toBe(complete);
  });

  test('experience without details is not enough', () => {
    expect(isReadyToDescribe({ details: EMPTY_DRAFT.details, experience })).toBe(false);
  });
});

test('a removed country takes its cities with it', () => {
  const places = { countries: ['Sweden', 'Norway'], countriesCities: { Sweden: ['Malmö'], Norway: ['Oslo'] } };
  expect(withCountries(places, ['Norway'])).toEqual({ countries: ['Norway'], countriesCities: { Norway: ['Oslo'] } });
  expect(withCities(places, [{ country: 'Norway', name: 'Bergen' }, { country: 'Denmark', name: 'Aarhus' }])).toEqual({
    countries: ['Sweden', 'Norway'],
    countriesCities: { Norway: ['Bergen'] },
  });
});

test('the wizard sends what the API asks for', () => {
  const input = openRoleInputOf(aDraft);
  expect(openRoleInputSchema.validateSync(input, { strict: true })).toEqual({
    category: aDraft.details.category?.id,
    role: { 'Data Engineer': 5 },
    remote: true, hybrid: true, office: false,
    countries: ['Sweden', 'Norway'],
    cities: ['Göteborg'],
    countriesCities: { Sweden: ['Göteborg'], Norway: [] },
    skills: [{ Python: 4 }, { dbt: 3 }],
    permanent: true, freelance: false, permanentPercentage: 80, freelancePercentage: null,
    compensation: '62000', currency: 'SEK', compensationTimePeriod: 'Monthly', availability: 3,
    description: 'Streams instead of nightly batches.',
  });
  expect(openRoleInputOf(EMPTY_DRAFT)).toBeNull();
});
