// The most people that any order could show: what no rule for a list's order can get past.

/** One role's first page, as far as the order is free. */
export interface FreePage {
  /** Who stands on it in any order. */
  readonly fixed: readonly string[];
  /** Who may take the places that are left. */
  readonly tied: readonly string[];
  readonly places: number;
}

/** Who takes the free places of which page, so that as many people as possible stand on any. */
class Seats {
  readonly #seated: Set<string>[];
  readonly #pages: readonly FreePage[];
  readonly #pagesOf = new Map<string, number[]>();

  /** @param pages with those only who are not shown anyhow */
  constructor(pages: readonly FreePage[]) {
    this.#pages = pages;
    this.#seated = pages.map(() => new Set<string>());
    pages.forEach(({ tied }, page) => {
      for (const person of tied) this.#pagesOf.set(person, [...(this.#pagesOf.get(person) ?? []), page]);
    });
    for (const person of this.#pagesOf.keys()) this.#seat(person);
  }

  /** @returns everybody who got a place on a page */
  on(page: number): ReadonlySet<string> {
    return this.#seated[page] ?? new Set();
  }

  /** Finds a place, having others change pages where that makes room: a shortest chain of such changes, if there is any. */
  #seat(newcomer: string): void {
    const via = new Map<number, { readonly person: string; readonly from: number | null }>();
    const waiting: number[] = [];
    const reach = (person: string, from: number | null): void => {
      for (const page of this.#pagesOf.get(person) ?? [])
        if (!via.has(page)) {
          via.set(page, { person, from });
          waiting.push(page);
        }
    };
    reach(newcomer, null);
    for (let next = 0; next < waiting.length; next += 1) {
      const page = waiting[next] ?? 0;
      if ((this.#seated[page]?.size ?? 0) < (this.#pages[page]?.places ?? 0)) {
        this.#change(page, via);
        return;
      }
      for (const person of this.#seated[page] ?? []) reach(person, page);
    }
  }

  #change(free: number, via: ReadonlyMap<number, { readonly person: string; readonly from: number | null }>): void {
    for (let page: number | null = free; page !== null;) {
      const step = via.get(page);
      if (step === undefined) return;
      if (step.from !== null) this.#seated[step.from]?.delete(step.person);
      this.#seated[page]?.add(step.person);
      page = step.from;
    }
  }
}

/**
 * Fills the free places so that as many different people are shown as any filling could show (a maximum matching by
 * augmenting chains); places that are left then go to whoever was shown least.
 * @returns how often each was shown
 */
export function mostShown(pages: readonly FreePage[]): Map<string, number> {
  const shown = new Map<string, number>();
  const show = (person: string): unknown => shown.set(person, (shown.get(person) ?? 0) + 1);
  for (const { fixed } of pages) fixed.forEach(show);
  const anyhow = new Set(shown.keys());
  const seats = new Seats(pages.map((page) => ({ ...page, tied: page.tied.filter((person) => !anyhow.has(person)) })));
  pages.forEach((_, page) => seats.on(page).forEach(show));
  pages.forEach(({ tied, places }, page) => {
    const seated = seats.on(page);
    tied
      .filter((person) => !seated.has(person))
      .sort((one, other) => (shown.get(one) ?? 0) - (shown.get(other) ?? 0))
      .slice(0, Math.max(0, places - seated.size))
      .forEach(show);
  });
  return shown;
}
