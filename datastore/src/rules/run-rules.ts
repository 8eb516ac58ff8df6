import { EJSON } from 'bson';
import { Random } from '../crash/random.js';
import { compileFilter } from '../filter/filter.js';
import type { MatchTrace } from '../filter/path-traversal.js';
import { compileUpdate } from '../update/update.js';
import { CommandError } from '../values/errors.js';
import { cloneDocument, type Document } from '../values/value.js';
import { RandomCases } from './random-cases.js';
import { referenceMatches } from './reference-filter.js';
import { referenceUpdate, Refused } from './reference-update.js';

/** What the store and the reference say differently. */
export interface Difference {
  readonly kind: 'filter' | 'update';
  readonly asked: string;
  readonly document: string;
  readonly store: string;
  readonly reference: string;
}

/** What a run held against the reference. */
export interface RulesReport {
  readonly filters: number;
  readonly matched: number;
  readonly updates: number;
  readonly changed: number;
  readonly differences: readonly Difference[];
}

const plain = { collation: undefined, variables: undefined };

function exact(value: unknown): string {
  return EJSON.stringify(value, { relaxed: false });
}

/**
 * Holds the store's filters and updates against the reference, on random documents.
 *
 * @param runs how many filters, and as many updates
 * @param seed the same seed gives the same run
 */
export function runRules(runs: number, seed: number): RulesReport {
  const cases = new RandomCases(new Random(seed));
  const report = { filters: runs, matched: 0, updates: runs, changed: 0, differences: [] as Difference[] };
  for (let run = 0; run < runs; run += 1) {
    const document = cases.document();
    const filter = run % 3 === 0 ? cases.filter() : cases.filterFor(document);
    const expected = referenceMatches(filter, document);
    const found = compileFilter(filter, plain).matches(document);
    if (expected) report.matched += 1;
    if (found !== expected)
      report.differences.push({
        kind: 'filter',
        asked: exact(filter),
        document: exact(document),
        store: String(found),
        reference: String(expected),
      });
    const changed = compareUpdate(cases, report.differences);
    if (changed) report.changed += 1;
  }
  return report;
}

function compareUpdate(cases: RandomCases, differences: Difference[]): boolean {
  const document = cases.document();
  const { update, arrayFilters } = cases.update(document);
  // What matches may tell a position.
  const filter = cases.filterFor(document, 1);
  const matches = referenceMatches(filter, document);
  const chosen = matches ? filter : {};
  const expected = outcome(() => referenceUpdate(document, chosen, update, arrayFilters));
  const found = outcome(() => storeUpdate(document, chosen, update, arrayFilters));
  if (found !== expected)
    differences.push({
      kind: 'update',
      asked: exact({ filter: chosen, update, arrayFilters }),
      document: exact(document),
      store: found,
      reference: expected,
    });
  return expected !== exact(document);
}

function storeUpdate(document: Document, filter: Document, update: Document, arrayFilters: Document[]): Document {
  const trace: MatchTrace = {};
  const compiled = compileUpdate(update, { arrayFilters, ...plain }, false);
  if (!compileFilter(filter, plain).matches(document, trace)) return document;
  return compiled.apply(cloneDocument(document), { position: trace.position, inserting: false });
}

function outcome(run: () => Document): string {
  try {
    return exact(run());
  } catch (error) {
    if (error instanceof CommandError || error instanceof Refused) return `error ${error.code}`;
    throw error;
  }
}
