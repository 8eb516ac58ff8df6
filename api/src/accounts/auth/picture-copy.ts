import type { Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<'profilePictures' | 'users'> & Pick<Platform, 'clock' | 'log'>;

const TIMEOUT_MS = 2000;
const BYTES_MAX = 1_000_000;
/** Kinds of picture that cannot carry scripts. */
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

interface Picture {
  readonly contentType: string;
  readonly bytes: Buffer;
}

async function readUpTo(body: ReadableStream<Uint8Array>, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > max) throw new Error('The picture is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchPicture(url: string): Promise<Picture> {
  if (!/^https?:\/\//.test(url)) throw new Error('The picture is not on the web.');
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'image/*' } });
  const contentType = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  if (!response.ok || response.body === null) throw new Error(`The picture was answered with ${response.status}.`);
  if (!TYPES.has(contentType)) throw new Error('The picture is of a kind that is not kept.');
  return { contentType, bytes: await readUpTo(response.body, BYTES_MAX) };
}

/** Who took their picture away at the provider is shown without one here too. */
async function removePicture(
  { models }: Collections<'profilePictures' | 'users'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.profilePictures.deleteOne({ userId });
  await models.users.updateOne({ _id: userId }, { $set: { hasPicture: false } });
}

/**
 * Copies a person's picture from the provider, so that the provider's address is never shown; our copy goes once the
 * provider has none. A failure leaves what was there: a sign-in does not depend on a picture.
 * @param url as the provider gave it, or null for none
 */
export async function copyPicture(app: Needs, userId: Types.ObjectId, url: string | null): Promise<void> {
  const { models, clock, log } = app;
  if (url === null) return removePicture(app, userId);
  try {
    const picture = await fetchPicture(url);
    await models.profilePictures.updateOne(
      { userId },
      { $set: { ...picture, updatedAt: clock.now() } },
      { upsert: true },
    );
    const { matchedCount } = await models.users.updateOne({ _id: userId }, { $set: { hasPicture: true } });
    // Whoever deleted the account while the picture was on its way took it along.
    if (matchedCount === 0) await models.profilePictures.deleteOne({ userId });
  } catch (error) {
    log.info({ err: error }, 'picture not copied');
  }
}
