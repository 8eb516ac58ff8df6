import type { Connection, Types } from 'mongoose';

/** Documents changed at once. */
const BATCH = 1000;

/** What of a document is read. */
interface Read {
  /** A field that is not there is undefined. */
  readonly [field: string]: unknown;
  readonly _id: Types.ObjectId;
}

interface Each<Stored extends Read> {
  readonly collection: string;
  readonly fields: readonly (keyof Stored & string)[];
  /** @returns what is set, or null where all is as it should be */
  readonly changeOf: (document: Stored) => object | null;
}

/** Goes through a collection and sets what follows from what a document says, unless it says something else by then. */
export async function setOnEach<Stored extends Read>(
  connection: Connection,
  { collection, fields, changeOf }: Each<Stored>,
): Promise<void> {
  const documents = connection.collection(collection);
  let changes: { updateOne: { filter: object; update: object } }[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await documents.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  for await (const document of documents.find<Stored>({}, { projection })) {
    const change = changeOf(document);
    if (change === null) continue;
    changes.push({ updateOne: { filter: document, update: { $set: change } } });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}
