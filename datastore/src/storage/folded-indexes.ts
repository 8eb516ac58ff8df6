import { foldingVersion } from '../values/collation-folding.js';
import type { Catalog } from './catalog.js';
import type { Collection } from './collection.js';
import type { Index } from './index-definition.js';
import { afterPrefix, foldingKey, indexKey, indexPrefix } from './layout.js';
import { DatabaseView } from './read-view.js';
import type { Records } from './records.js';

function foldedIndexes(catalog: Catalog): { readonly collection: Collection; readonly index: Index }[] {
  return catalog
    .all()
    .flatMap((collection) =>
      collection.indexes.filter((index) => index.ambiguous).map((index) => ({ collection, index })),
    );
}

/** Whether the texts in the indexes that have a collation were folded as this process folds them. */
export function isFoldedAsHere(records: Records, catalog: Catalog): boolean {
  return records.get(foldingKey)?.toString() === foldingVersion || foldedIndexes(catalog).length === 0;
}

/** Builds indexes that have a collation anew, when another version folded their texts. */
export function foldAgain(records: Records, catalog: Catalog): void {
  if (records.get(foldingKey)?.toString() === foldingVersion) return;
  records.transactionSync(() => {
    for (const { collection, index } of foldedIndexes(catalog)) rewrite(records, collection, index);
    records.putSync(foldingKey, Buffer.from(foldingVersion));
  });
}

function rewrite(records: Records, collection: Collection, index: Index): void {
  const start = indexPrefix(index.id);
  const end = afterPrefix(start);
  for (const key of [...records.getKeys(end === undefined ? { start } : { start, end })]) records.removeSync(key);
  for (const { id, raw } of new DatabaseView(records).scan(collection, false)) {
    const { keys } = index.keysOf(collection.indexedFields(raw));
    for (const key of keys) records.putSync(indexKey(index.id, key, id), Buffer.alloc(0));
  }
}
