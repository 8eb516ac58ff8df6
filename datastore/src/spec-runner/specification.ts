import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EJSON } from 'bson';
import { type Document, fieldOf, isDocument, isNumeric, toDouble } from '../values/value.js';

/** One file of the drivers' unified tests. */
export interface SpecificationFile {
  readonly name: string;
  readonly content: Document;
  readonly tests: readonly Document[];
}

/** A document's field that must be a list of documents; none when it is not there. */
export function documentsIn(document: Document, field: string): Document[] {
  const value = fieldOf(document, field);
  return Array.isArray(value) ? value.filter(isDocument) : [];
}

/** A document's field that must be a document; an empty one when it is not there. */
export function documentIn(document: Document, field: string): Document {
  const value = fieldOf(document, field);
  return isDocument(value) ? value : {};
}

/** A document's text field; undefined when it is none. */
export function textIn(document: Document, field: string): string | undefined {
  const value = fieldOf(document, field);
  return typeof value === 'string' ? value : undefined;
}

/** A document's numeric field; undefined when it is none. */
export function numberIn(document: Document, field: string): number | undefined {
  const value = fieldOf(document, field);
  return isNumeric(value) ? toDouble(value) : undefined;
}

/**
 * Reads all unified test files of a folder and of those in it, in the order of their names.
 *
 * @param folder of one specification, as `source/crud` of its repository is, or its tests alone
 */
export function readSpecification(folder: string): SpecificationFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  return files.flatMap((file) => {
    const content = EJSON.parse(readFileSync(path.join(folder, file), 'utf8'), { relaxed: true }) as Document;
    // Beside the unified tests lie others, in forms of their own.
    if (textIn(content, 'schemaVersion') === undefined) return [];
    return [{ name: path.basename(file, '.json'), content, tests: documentsIn(content, 'tests') }];
  });
}

/** The server the tests are run against: what their `runOnRequirements` ask. */
const serverVersion = '8.0.0';
const topology = 'replicaset';

function compareVersions(left: string, right: string): number {
  const [a, b] = [left.split('.').map(Number), right.split('.').map(Number)];
  for (const at of [0, 1, 2]) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function meets(requirement: Document): boolean {
  const least = textIn(requirement, 'minServerVersion');
  const most = textIn(requirement, 'maxServerVersion');
  const topologies = fieldOf(requirement, 'topologies');
  return (
    (least === undefined || compareVersions(serverVersion, least) >= 0) &&
    (most === undefined || compareVersions(serverVersion, most) <= 0) &&
    (!Array.isArray(topologies) || topologies.includes(topology)) &&
    fieldOf(requirement, 'auth') !== true &&
    fieldOf(requirement, 'serverless') !== 'require'
  );
}

/** Why a file or a test is not meant for this server; undefined when it is. */
export function reasonToSkip(holder: Document): string | undefined {
  const reason = textIn(holder, 'skipReason');
  if (reason !== undefined) return reason;
  const requirements = documentsIn(holder, 'runOnRequirements');
  if (requirements.length === 0 || requirements.some(meets)) return undefined;
  return `wants ${JSON.stringify(requirements)}`;
}
