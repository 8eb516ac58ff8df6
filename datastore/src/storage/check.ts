import { Catalog } from './catalog.js';
import type { Collection } from './collection.js';
import type { Environment } from './database.js';
import { damagedFolder, dataFile, newerFormat, openDatabase, recoverFolder } from './environment.js';
import { isFoldedAsHere } from './folded-indexes.js';
import { FolderError, holdFolder } from './folder.js';
import { Area, areaRange, encodeRecordId, formatKey, formatVersion, indexKey } from './layout.js';
import { checkPages } from './page-check.js';
import { noReservation } from './preallocation.js';
import { DatabaseView } from './read-view.js';
import { Records } from './records.js';

/** What sound data hold. */
export interface DataReport {
  readonly collections: number;
  readonly documents: number;
  readonly indexEntries: number;
  /** Pages of 4 KB that hold them. */
  readonly pages: number;
}

/**
 * Looks at everything a data folder holds: every page, the checksum of every record, and that every document is in its
 * indexes and nothing else is. Nothing is changed, but what a store that ended without a word has left to do is done first.
 *
 * @throws FolderError when the folder is in use, or with what is not sound
 */
export async function checkData(dataFolder: string): Promise<DataReport> {
  await recoverFolder(dataFolder);
  const folder = holdFolder(dataFolder);
  let database: Environment | undefined;
  try {
    const pages = checkPages(dataFile(dataFolder))?.usedPages ?? 0;
    database = openDatabase(dataFolder, { fsync: true, readOnly: true });
    const version = formatOf(database, dataFolder);
    if (version !== formatVersion)
      throw new FolderError(
        `${dataFolder} has the format ${version}, not ${formatVersion}. Start the store once with it, which brings it up to date.`,
      );
    return { ...checkRecords(database), pages };
  } catch (error) {
    throw error instanceof FolderError ? error : damagedFolder(dataFolder, error);
  } finally {
    await database?.close();
    folder.release();
  }
}

/** @throws FolderError for what another program or a later version wrote */
function formatOf(database: Environment, dataFolder: string): number {
  const version = database.get(formatKey)?.readUInt32BE(0);
  if (version === undefined)
    throw new FolderError(`${dataFolder} holds another program's LMDB data. Name a folder of the embedded store.`);
  if (version > formatVersion) throw newerFormat(dataFolder, version);
  return version;
}

/**
 * Whether data are written as this version, on this Node, writes them; those of older versions and of another Node are brought
 * up to date by a start.
 *
 * @throws FolderError for what no start would take
 */
export async function isUpToDate(dataFolder: string): Promise<boolean> {
  let database: Environment | undefined;
  try {
    checkPages(dataFile(dataFolder));
    database = openDatabase(dataFolder, { fsync: true, readOnly: true });
    if (formatOf(database, dataFolder) !== formatVersion) return false;
    const records = new Records(database, noReservation);
    return isFoldedAsHere(records, new Catalog(records));
  } catch (error) {
    throw error instanceof FolderError ? error : damagedFolder(dataFolder, error);
  } finally {
    await database?.close();
  }
}

function checkRecords(database: Environment): Omit<DataReport, 'pages'> {
  const records = new Records(database, noReservation);
  const catalog = new Catalog(records);
  if (!isFoldedAsHere(records, catalog))
    throw new FolderError(
      'Its indexes with a collation were written by another version of Node. Start the store once with this one, which builds them anew.',
    );
  const totals = { collections: 0, documents: 0, indexEntries: 0 };
  // Reading looks at the checksums.
  for (const area of [Area.session, Area.change]) for (const _ of records.getRange(areaRange(area))) continue;
  for (const collection of catalog.all()) {
    totals.collections += 1;
    const counted = checkCollection(records, collection);
    totals.documents += counted.documents;
    totals.indexEntries += counted.entries;
  }
  return totals;
}

function checkCollection(records: Records, collection: Collection): { documents: number; entries: number } {
  const view = new DatabaseView(records);
  const expected = collection.indexes.map(() => 0);
  let documents = 0;
  for (const { id, raw } of view.scan(collection, false)) {
    documents += 1;
    const document = collection.indexedFields(raw);
    for (const [at, index] of collection.indexes.entries()) {
      for (const key of index.keysOf(document).keys) {
        expected[at] = (expected[at] ?? 0) + 1;
        const entry = records.get(indexKey(index.id, key, index.exact ? undefined : id));
        if (entry === undefined || (index.exact && !entry.equals(encodeRecordId(id))))
          throw new Error(`a document of ${collection.namespace} is missing in its index ${index.name}`);
      }
    }
  }
  for (const [at, index] of collection.indexes.entries()) {
    const everything = { from: Buffer.alloc(0), to: undefined };
    let entries = 0;
    for (const _ of view.range(collection, index, everything, false)) entries += 1;
    if (entries !== expected[at])
      throw new Error(`the index ${index.name} of ${collection.namespace} has ${entries} entries, not ${expected[at]}`);
  }
  return { documents, entries: expected.reduce((total, each) => total + each, 0) };
}
