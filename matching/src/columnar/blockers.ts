const NOBODY: ReadonlySet<number> = new Set();

/** Which records' talents do not want to be seen by which companies. Few block anybody. */
export class Blockers {
  readonly #byCompany = new Map<string, Set<number>>();
  readonly #companiesOf = new Map<number, readonly string[]>();

  /** @returns records of the talents who block a company */
  of(companyId: string): ReadonlySet<number> {
    return this.#byCompany.get(companyId) ?? NOBODY;
  }

  /** @returns the companies that a record's talent blocks */
  by(record: number): readonly string[] {
    return this.#companiesOf.get(record) ?? [];
  }

  /** @param companies all that a record's talent blocks from now on */
  set(record: number, companies: readonly string[]): void {
    const before = this.#companiesOf.get(record);
    if (before === undefined && companies.length === 0) return;
    for (const company of before ?? []) this.#unblock(company, record);
    if (companies.length === 0) {
      this.#companiesOf.delete(record);
      return;
    }
    this.#companiesOf.set(record, companies);
    for (const company of companies) {
      const records = this.#byCompany.get(company) ?? new Set();
      this.#byCompany.set(company, records.add(record));
    }
  }

  #unblock(company: string, record: number): void {
    const records = this.#byCompany.get(company);
    records?.delete(record);
    if (records?.size === 0) this.#byCompany.delete(company);
  }
}
