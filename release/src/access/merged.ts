/** What can be revoked, and never comes back. */
export interface Revocable {
  readonly id: string;
  /** ISO time. */
  readonly revokedAt: string | null;
}

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/**
 * Puts two lists of the same together: what one of them knows is known, and what one of them revoked is revoked.
 * @returns the first list as it is then; the very same one where nothing differs
 */
export function merged<Item extends Revocable>(own: readonly Item[], others: readonly Item[]): readonly Item[] {
  const byId = new Map(others.map((item) => [item.id, item]));
  const known = own.map((item) => {
    const revokedAt = earlier(item.revokedAt, byId.get(item.id)?.revokedAt ?? null);
    return revokedAt === item.revokedAt ? item : { ...item, revokedAt };
  });
  const ids = new Set(own.map(({ id }) => id));
  const all = [...known, ...others.filter(({ id }) => !ids.has(id))];
  return all.length === own.length && all.every((item, index) => item === own[index]) ? own : all;
}
