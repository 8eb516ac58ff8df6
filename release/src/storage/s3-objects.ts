import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Objects } from './objects.js';

const NOT_FOUND = 404;
/** What S3-like stores that know no regions take. */
const USUAL_REGION = 'us-east-1';

const orNothing = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: unknown) => {
    // A bucket that is not there is a mistake in the settings, and says nothing of what was kept.
    if (
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === NOT_FOUND &&
      error.name !== 'NoSuchBucket'
    )
      return null;
    throw error;
  });

/** Kept in a bucket of S3, or of a store that speaks its protocol. */
export class S3Objects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /**
   * @param address `https://key:secret@host/bucket/prefix?region=…`; without a key those of the machine are taken, as AWS'
   *   clients find them
   */
  constructor(address: string) {
    const { origin, username, password, pathname, searchParams } = new URL(address);
    const [, bucket = '', ...prefix] = pathname.split('/');
    this.#bucket = bucket;
    this.#prefix = prefix
      .filter(Boolean)
      .map((each) => `${each}/`)
      .join('');
    this.#client = new S3Client({
      endpoint: origin,
      region: searchParams.get('region') ?? USUAL_REGION,
      forcePathStyle: true,
      // Not every store knows the newer checksums; what is read is held against its hash anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(username === ''
        ? {}
        : {
            credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
          }),
    });
  }

  async has(key: string): Promise<boolean> {
    return (await orNothing(this.#client.send(new HeadObjectCommand(this.#at(key))))) !== null;
  }

  async get(key: string): Promise<Buffer | null> {
    const answer = await orNothing(this.#client.send(new GetObjectCommand(this.#at(key))));
    return answer?.Body === undefined ? null : Buffer.from(await answer.Body.transformToByteArray());
  }

  async put(key: string, content: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: content }));
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${key}` };
  }
}
