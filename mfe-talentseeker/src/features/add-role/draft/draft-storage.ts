import { array, boolean, mixed, number, object, string } from 'yup';
import {
  AVAILABILITY_MONTHS,
  type AvailabilityMonths,
  CURRENCIES,
  MUST_TERMS,
  SALARY_PERIODS,
  STORAGE_KEYS,
} from '@vela/contracts/constants';
import { type CitiesByCountry, isCitiesByCountry } from '../../../reference/places/places.js';
import { type FromText, isFromText } from './from-text.js';
import { EMPTY_DRAFT, type RoleDraft } from './role-draft.js';

const named = { id: string().required(), name: string().required() };

/** The shape of a stored draft, complete or not; the rules of the steps are another matter. */
const storedSchema = object({
  details: object({
    category: object(named).nullable().defined(),
    role: object({ ...named, years: number().required() })
      .nullable()
      .defined(),
    remote: boolean().required(),
    hybrid: boolean().required(),
    office: boolean().required(),
    countries: array().of(string().required()).required(),
    countriesCities: mixed<CitiesByCountry>(isCitiesByCountry).required(),
  }).required(),
  experience: object({
    skills: array()
      .of(object({ name: string().required(), level: number().required() }))
      .required(),
    permanent: boolean().required(),
    freelance: boolean().required(),
    permanentPercentage: number().required(),
    freelancePercentage: number().required(),
    compensation: string().defined(),
    currency: string()
      .oneOf([...CURRENCIES])
      .required(),
    compensationTimePeriod: string()
      .oneOf([...SALARY_PERIODS])
      .required(),
    availability: number<AvailabilityMonths>()
      .oneOf([...AVAILABILITY_MONTHS])
      .required(),
  }).required(),
  /** Absent in drafts of earlier versions. */
  editing: string().nullable(),
  fromText: mixed<FromText>(isFromText).nullable(),
  shownToTalent: boolean(),
  musts: object({
    terms: array()
      .of(
        string()
          .oneOf([...MUST_TERMS])
          .required(),
      )
      .required(),
    skills: array().of(string().required()).required(),
  })
    .optional()
    .default(undefined),
}).required();

type Steps = Omit<RoleDraft, 'description'>;

function readSteps(text: string | null): Steps {
  if (text === null) return EMPTY_DRAFT;
  try {
    const {
      editing = null,
      fromText = null,
      shownToTalent = false,
      musts = EMPTY_DRAFT.musts,
      ...steps
    } = storedSchema.validateSync(JSON.parse(text), { strict: true });
    return { ...steps, editing, fromText, shownToTalent, musts };
  } catch {
    // Written by another version or by hand: a wizard that starts afresh beats one that cannot be opened.
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft of one browser, for all its tabs. */
export interface DraftStorage {
  /** @returns the same object until something changes */
  readonly read: () => RoleDraft;
  /** Replaces the parts that are given. */
  readonly update: (part: Partial<RoleDraft>) => void;
  readonly clear: () => void;
  /** Told of every change. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told of changes made in another tab only. @returns ends it */
  readonly onOtherTab: (listener: (draft: RoleDraft) => void) => () => void;
}

const isDraftKey = (key: string | null): boolean =>
  key === null || key === STORAGE_KEYS.addRole || key === STORAGE_KEYS.addRoleDescription;

/**
 * The draft in the browser's storage. The description has its own key: it changes with every letter, the rest rarely.
 * A storage that refuses (full, or switched off) costs the reload, not the work: the draft then lives in memory.
 * @param storage where it is kept
 * @param tab the window that hears of changes in other tabs
 */
export function createDraftStorage(storage: Storage, tab: Window): DraftStorage {
  const load = (): RoleDraft => ({
    ...readSteps(storage.getItem(STORAGE_KEYS.addRole)),
    description: storage.getItem(STORAGE_KEYS.addRoleDescription) ?? '',
  });
  let current = load();
  const listeners = new Set<() => void>();

  const keep = (write: () => void) => {
    try {
      write();
    } catch {
      // See above: kept in memory.
    }
    for (const listener of listeners) listener();
  };
  const subscribeTab = (listener: () => void) => {
    const hear = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== storage || !isDraftKey(key)) return;
      current = load();
      listener();
    };
    tab.addEventListener('storage', hear);
    return () => tab.removeEventListener('storage', hear);
  };

  return {
    read: () => current,
    update: (part) => {
      current = { ...current, ...part };
      const { description, ...steps } = current;
      keep(() => {
        if ('description' in part) storage.setItem(STORAGE_KEYS.addRoleDescription, description);
        if (Object.keys(part).some((name) => name !== 'description'))
          storage.setItem(STORAGE_KEYS.addRole, JSON.stringify(steps));
      });
    },
    clear: () => {
      current = EMPTY_DRAFT;
      keep(() => {
        storage.removeItem(STORAGE_KEYS.addRole);
        storage.removeItem(STORAGE_KEYS.addRoleDescription);
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const endTab = subscribeTab(listener);
      return () => {
        listeners.delete(listener);
        endTab();
      };
    },
    onOtherTab: (listener) => subscribeTab(() => listener(current)),
  };
}
