import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { openRoleInputSchema } from '@vela/contracts/schemas';
import { requirementText } from '@vela/slice-parts/requirements';
import { roleDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { citiesByCountry, citiesWithin } from '../../../reference/places/places.js';
import { aDraft } from '../../../testing/drafts.js';
import { anOpenRole } from '../../../testing/market.js';
import { askedByDraft } from './asked-by-draft.js';
import { draftOfRole } from './draft-of-role.js';
import { createDraftStorage } from './draft-storage.js';
import { openRoleInputOf } from './open-role-input.js';
import { EMPTY_DRAFT, type RoleDraft } from './role-draft.js';
import { areDetailsComplete, isExperienceComplete } from './rules.js';
import { detourFrom, stepPaths } from './steps.js';

afterEach(() => localStorage.clear());

const KEY = roleDraftKey('a', 'x');
/** An object or a list that was decoded. */
type Parts = Record<string, unknown>;

const openTab = (key = KEY) => createDraftStorage(localStorage, window, key);

describe('storage', () => {
  test('a reload finds what was typed', () => {
    openTab().update(aDraft);
    expect(openTab().read()).toEqual(aDraft);
  });

  test('nobody finds the role of somebody else who uses the browser, or of a company before', () => {
    openTab().update(aDraft);
    for (const key of [roleDraftKey('b', 'x'), roleDraftKey('a', 'y')])
      expect(openTab(key).read()).toEqual(EMPTY_DRAFT);
    expect(openTab().read()).toEqual(aDraft);
  });

  test('what a version before kept for everybody goes: whose it was, nobody knows', () => {
    localStorage.setItem(STORAGE_KEYS.addRole, JSON.stringify(aDraft));
    localStorage.setItem(`${STORAGE_KEYS.addRole}.description`, 'We build');
    expect(openTab().read()).toEqual(EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
  });

  test('clearing forgets everything', () => {
    const tab = openTab();
    tab.update(aDraft);
    tab.clear();
    expect(tab.read()).toEqual(EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"details":{}}',
    JSON.stringify({ ...aDraft, experience: { ...aDraft.experience, currency: 'GBP' } }),
  ])('what cannot be read starts afresh: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(openTab().read()).toEqual(EMPTY_DRAFT);
  });

  test('a draft of a posted role is read as it was kept, and starts afresh where any part is of another kind', () => {
    const { details, experience, description, musts, shownToTalent } = aDraft;
    const base = { details, experience, description, musts, shownToTalent };
    const kept: RoleDraft = { ...aDraft, editing: { id: '5e0be100e03efb0400000000', base, savedMeanwhile: true } };
    openTab().update(kept);
    expect(openTab().read()).toEqual(kept);

    const whole = localStorage.getItem(KEY) ?? '';
    const leaves: (readonly string[])[] = [];
    const walk = (value: unknown, path: readonly string[]): void => {
      if (typeof value !== 'object' || value === null) leaves.push(path);
      else for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    };
    walk(JSON.parse(whole), []);
    expect(leaves.length).toBeGreaterThan(40);
    for (const path of leaves) {
      const broken: unknown = JSON.parse(whole);
      const last = path.slice(0, -1).reduce((inner, name) => inner[name] as Parts, broken as Parts);
      last[path.at(-1) ?? ''] = { of: 'another kind' };
      localStorage.setItem(KEY, JSON.stringify(broken));
      expect([path.join('.'), openTab().read().details]).toEqual([path.join('.'), EMPTY_DRAFT.details]);
    }
  });

  test('another tab is heard, this one is not told twice', () => {
    const here = openTab();
    const heard = jest.fn();
    const everything = jest.fn();
    const end = here.onElsewhere(heard);
    const endAll = here.subscribe(everything);
    here.update({ description: 'mine' });
    expect(heard).not.toHaveBeenCalled();
    localStorage.setItem(`${KEY}.description`, 'theirs');
    window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}.description`, storageArea: localStorage }));
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ description: 'theirs' }));
    expect(everything).toHaveBeenCalledTimes(2);
    end();
    endAll();
  });

  test('a full storage costs the reload, not the work', () => {
    const full = Object.assign(Object.create(Storage.prototype), {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const tab = createDraftStorage(full, window, KEY);
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
    expect(isExperienceComplete(given)).toBe(complete);
  });

  const second = `/talentseeker/addrole/step2/${details.category?.id ?? ''}`;

  test('a step opens once the ones before it have data', () => {
    expect(stepPaths(EMPTY_DRAFT)).toEqual({ 1: '/talentseeker/addrole/step1', 2: null, 3: null });
    expect(stepPaths({ ...aDraft, experience: EMPTY_DRAFT.experience })).toMatchObject({ 2: second, 3: null });
    expect(stepPaths({ ...aDraft, details: EMPTY_DRAFT.details })).toMatchObject({ 2: null, 3: null });
    expect(stepPaths(aDraft)).toMatchObject({ 2: second, 3: '/talentseeker/addrole/step3' });
    const unpaid = { ...aDraft, experience: { ...aDraft.experience, compensation: '0' } };
    expect(stepPaths(unpaid)).toMatchObject({ 2: second, 3: null });
  });

  test.each([
    [1, '/talentseeker/addrole/step1', EMPTY_DRAFT, null],
    [2, second, EMPTY_DRAFT, '/talentseeker/addrole/step1'],
    [2, second, aDraft, null],
    [2, '/talentseeker/addrole/step2/another', aDraft, second],
    [3, '/talentseeker/addrole/step3', EMPTY_DRAFT, '/talentseeker/addrole/step1'],
    [3, '/talentseeker/addrole/step3', { ...aDraft, experience: EMPTY_DRAFT.experience }, second],
    [3, '/talentseeker/addrole/step3', aDraft, null],
  ] as const)('who enters step %i at %s is sent on', (step, path, draft, detour) => {
    expect(detourFrom(step, path, draft)).toBe(detour);
  });
});

test('a removed country takes its cities with it', () => {
  expect(citiesWithin(['Norway'], { Sweden: ['Malmö'], Norway: ['Oslo'] })).toEqual({ Norway: ['Oslo'] });
  const cities = [
    { country: 'Norway', name: 'Bergen' },
    { country: 'Denmark', name: 'Aarhus' },
  ];
  expect(citiesByCountry(['Sweden', 'Norway'], cities)).toEqual({ Norway: ['Bergen'] });
});

test('the wizard sends what the API asks for', () => {
  const input = openRoleInputOf(aDraft);
  expect(openRoleInputSchema.validateSync(input, { strict: true })).toEqual({
    category: aDraft.details.category?.id,
    role: { 'Data Engineer': 5 },
    remote: true,
    hybrid: true,
    office: false,
    countries: ['Sweden', 'Norway'],
    cities: ['Göteborg'],
    countriesCities: { Sweden: ['Göteborg'], Norway: [] },
    skills: [{ Python: 4 }, { dbt: 3 }],
    permanent: true,
    freelance: false,
    permanentPercentage: 80,
    freelancePercentage: null,
    compensation: '62000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: 3,
    description: 'Streams instead of nightly batches.',
    musts: { terms: ['salary'], skills: [] },
    shownToTalent: false,
  });
  expect(openRoleInputOf(EMPTY_DRAFT)).toBeNull();
});

test('a posted role becomes a draft that would post the same again', () => {
  const input = openRoleInputOf(draftOfRole(anOpenRole, 'duplicate'));
  const { id, roleId, category, status, createdAt, meetingCount, matchCount, strongMatchCount, ...said } = anOpenRole;
  expect(input).toEqual({ ...said, category: category.id });
  expect(draftOfRole(anOpenRole, 'edit').editing?.id).toBe(id);
  expect([roleId, status, createdAt, meetingCount, matchCount, strongMatchCount]).toHaveLength(6);
});

test.each([
  ['place', { ...aDraft.details, office: true, remote: false }, 'hybrid or onsite in Göteborg or Norway'],
  ['place', { ...aDraft.details, hybrid: false }, 'fully remote'],
  ['years', aDraft.details, '5 years of experience'],
  ['role', aDraft.details, 'the role Data Engineer'],
  ['employment', aDraft.details, 'permanent 80%'],
  ['salary', aDraft.details, 'no more pay than 62,000 SEK monthly for full time'],
  ['availability', aDraft.details, 'a start within 3 months'],
] as const)('the requirement %s is said in words', (requirement, details, words) => {
  expect(requirementText({ requirement, skill: null }, askedByDraft({ ...aDraft, details }))).toBe(words);
});

test('a skill that is asked for has its level; any other is its name alone', () => {
  const told = (skill: string) => requirementText({ requirement: 'skill', skill }, askedByDraft(aDraft));
  expect(['Python', 'Scala'].map(told)).toEqual(['Python at level 4', 'Scala']);
});
