import { once } from 'node:events';
import { GridFSBucket, MongoClient, MongoRuntimeError } from 'mongodb';
import type { Objects } from './objects.js';

/** Its collections are `releases.files` and `releases.chunks`. */
const BUCKET = 'releases';

/** Kept in the product's MongoDB, so that what is backed up with it is everything. */
export class GridFsObjects implements Objects {
  readonly #client: MongoClient;
  readonly #bucket: GridFSBucket;

  /** @param uri of the store, with its database */
  constructor(uri: string) {
    this.#client = new MongoClient(uri);
    this.#bucket = new GridFSBucket(this.#client.db(), { bucketName: BUCKET });
  }

  async has(key: string): Promise<boolean> {
    return (await this.#bucket.find({ filename: key }, { limit: 1 }).next()) !== null;
  }

  async get(key: string): Promise<Buffer | null> {
    // A file without all of its chunks has no entry yet.
    const file = await this.#bucket.find({ filename: key }, { sort: { _id: -1 }, limit: 1 }).next();
    if (file === null) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of this.#bucket.openDownloadStream(file._id)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const upload = this.#bucket.openUploadStream(key);
    upload.end(content);
    await once(upload, 'finish');
    // The last by its id stays, whoever else puts the same there at the moment.
    for await (const { _id } of this.#bucket.find({ filename: key, _id: { $lt: upload.id } }))
      await this.#bucket.delete(_id).catch((error: unknown) => {
        if (!(error instanceof MongoRuntimeError)) throw error;
      });
  }

  async stop(): Promise<void> {
    await this.#client.close();
  }
}
