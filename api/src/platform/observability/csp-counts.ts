/** Violations of the pages' policy that this process was told of, by directive. */
export class CspCounts {
  readonly #counts = new Map<string, number>();

  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** @param directive of the policy; only those that it has become a label, the rest is `other` */
  count(directive: string): void {
    const label = /^(?:script|style|img|font|connect|frame|object|default|base|form|worker)-/.test(directive)
      ? directive
      : 'other';
    this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
  }
}
