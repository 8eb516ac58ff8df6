import { once } from 'node:events';
import { GridFSBucket, MongoClient, MongoRuntimeError } from 'mongodb';
import type { Objects } from './objects.js';

/** Its collections are `releases.files` and `releases.chunks`. */
const BUCKET = 'releases';

/** Kept in the product's MongoDB, so that what is backed up with it is everything. */
export class GridFsObjects implements Objects {
  readonly #client: MongoClient;

  /** @param uri of the store, with its database */
  constructor(uri: string) {
    this.#client = new MongoClient(uri);
  }

  /** A client whose first connection failed stays closed until it is told to connect again. */
  async #bucket(): Promise<GridFSBucket> {
    return new GridFSBucket((await this.#client.connect()).db(), { bucketName: BUCKET });
  }

  async has(key: string): Promise<boolean> {
    return (await (await this.#bucket()).find({ filename: key }, { limit: 1 }).next()) !== null;
  }

  async get(key: string): Promise<Buffer | null> {
    const bucket = await this.#bucket();
    // A file without all of its chunks has no entry yet.
    const file = await bucket.find({ filename: key }, { sort: { _id: -1 }, limit: 1 }).next();
    if (file === null) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(file._id)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const bucket = await this.#bucket();
    const upload = bucket.openUploadStream(key);
    upload.end(content);
    await once(upload, 'finish');
    // The last by its id stays, whoever else puts the same there at the moment.
    for await (const { _id } of bucket.find({ filename: key, _id: { $lt: upload.id } }))
      await bucket.delete(_id).catch((error: unknown) => {
        if (!(error instanceof MongoRuntimeError)) throw error;
      });
  }

  async stop(): Promise<void> {
    await this.#client.close();
  }
}
