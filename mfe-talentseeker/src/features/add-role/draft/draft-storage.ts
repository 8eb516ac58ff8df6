import { newKey } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { EMPTY_DRAFT, type RoleDraft } from './role-draft.js';
import { createSentRoles, type SentRoles } from './sent-role.js';
import { readSteps } from './stored-draft.js';

/** Keeps the draft of one person and company, for all tabs of a browser. */
export interface DraftStorage {
  /** Names whose draft it is. */
  readonly key: string;
  /** @returns the same object until something changes */
  readonly read: () => RoleDraft;
  /** Replaces the parts that are given, which a form of this tab shows already. */
  readonly update: (part: Partial<RoleDraft>) => void;
  /** Replaces the parts that are given, and tells the forms of this tab. */
  readonly takeOver: (part: Partial<RoleDraft>) => void;
  readonly clear: () => void;
  /** What was made of the draft and sent. */
  readonly sent: SentRoles;
  /** Told of every change. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told of changes that no form of this tab made: in another tab, or taken over. @returns ends it */
  readonly onElsewhere: (listener: (draft: RoleDraft) => void) => () => void;
}

/** While nobody is known whose it could be: nothing is read, and nothing kept. */
export const NOBODYS_DRAFT: DraftStorage = {
  key: '',
  read: () => EMPTY_DRAFT,
  update: () => undefined,
  takeOver: () => undefined,
  clear: () => undefined,
  sent: { keyFor: newKey, forget: () => undefined },
  subscribe: () => () => undefined,
  onElsewhere: () => () => undefined,
};

/** The description has its own key: it changes with every letter, the rest rarely. */
const descriptionKeyOf = (key: string): string => `${key}.description`;

/** Of versions that kept one draft for everybody who used a browser: whose it was, nobody knows. */
const NOBODYS_KEYS = [STORAGE_KEYS.addRole, descriptionKeyOf(STORAGE_KEYS.addRole)];

/**
 * The draft in the browser's storage.
 * A storage that refuses (full, or switched off) costs the reload, not the work: the draft then lives in memory.
 * @param storage where it is kept
 * @param tab the window that hears of changes in other tabs
 * @param key whose it is, of `roleDraftKey`
 */
export function createDraftStorage(storage: Storage, tab: Window, key: string): DraftStorage {
  const descriptionKey = descriptionKeyOf(key);
  const sent = createSentRoles(storage, `${key}.sent`);
  const load = (): RoleDraft => ({
    ...readSteps(storage.getItem(key)),
    description: storage.getItem(descriptionKey) ?? '',
  });
  const listeners = new Set<() => void>();
  const fromElsewhere = new Set<(draft: RoleDraft) => void>();

  const tryTo = (write: () => void) => {
    try {
      write();
    } catch {
      // See above: kept in memory.
    }
  };
  tryTo(() => {
    for (const old of NOBODYS_KEYS) storage.removeItem(old);
  });
  let current = load();

  const tell = (): void => listeners.forEach((listener) => listener());
  const update = (part: Partial<RoleDraft>): void => {
    current = { ...current, ...part };
    const { description, ...steps } = current;
    tryTo(() => {
      if ('description' in part) storage.setItem(descriptionKey, description);
      if (Object.keys(part).some((name) => name !== 'description')) storage.setItem(key, JSON.stringify(steps));
    });
    tell();
  };
  const subscribeTab = (listener: () => void) => {
    const hear = ({ key: changed, storageArea }: StorageEvent) => {
      if (storageArea !== storage || (changed !== null && changed !== key && changed !== descriptionKey)) return;
      current = load();
      listener();
    };
    tab.addEventListener('storage', hear);
    return () => tab.removeEventListener('storage', hear);
  };

  return {
    key,
    read: () => current,
    update,
    takeOver: (part) => {
      update(part);
      fromElsewhere.forEach((listener) => listener(current));
    },
    sent,
    clear: () => {
      current = EMPTY_DRAFT;
      sent.forget();
      tryTo(() => {
        storage.removeItem(key);
        storage.removeItem(descriptionKey);
      });
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const endTab = subscribeTab(listener);
      return () => {
        listeners.delete(listener);
        endTab();
      };
    },
    onElsewhere: (listener) => {
      fromElsewhere.add(listener);
      const endTab = subscribeTab(() => listener(current));
      return () => {
        fromElsewhere.delete(listener);
        endTab();
      };
    },
  };
}
