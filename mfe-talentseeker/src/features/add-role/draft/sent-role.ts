import { newKey } from '@vela/contracts/client';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { same } from '@vela/slice-parts/draft';

/** A role that was sent, and the key under which the server knows it again. */
interface SentRole {
  readonly role: OpenRoleInput;
  readonly key: string;
}

/** Under which key a role is sent, until it is known that it arrived; the page may be loaded anew meanwhile, as its draft is. */
export interface SentRoles {
  /** @returns the same key for the same role, however often it is sent */
  readonly keyFor: (role: OpenRoleInput) => string;
  readonly forget: () => void;
}

function sentIn(text: string | null): SentRole | null {
  try {
    const sent: unknown = JSON.parse(text ?? 'null');
    return typeof sent === 'object' && sent !== null && 'role' in sent && 'key' in sent && typeof sent.key === 'string'
      ? (sent as SentRole)
      : null;
  } catch {
    return null;
  }
}

/**
 * A storage that refuses costs the reload: the key then lives in memory.
 * @param storage where it is kept, for all tabs of a browser
 * @param key where in it
 */
export function createSentRoles(storage: Storage, key: string): SentRoles {
  let last: SentRole | null = null;
  const tryTo = (write: () => void): void => {
    try {
      write();
    } catch {
      // See above.
    }
  };
  return {
    keyFor: (role) => {
      const before = sentIn(storage.getItem(key)) ?? last;
      if (before !== null && same(before.role, role)) return before.key;
      const sent = (last = { role, key: newKey() });
      tryTo(() => storage.setItem(key, JSON.stringify(sent)));
      return sent.key;
    },
    forget: () => {
      last = null;
      tryTo(() => storage.removeItem(key));
    },
  };
}
