import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PREVIEW_COOKIE } from '@vela/contracts/constants';
import { HOUR_MS } from '@vela/contracts/days';
import { type SliceName, sliceNamed } from '@vela/contracts/routes';
import { writeFirst } from './atomic.js';
import { siteLayout } from './layout.js';
import { readIfThere } from './missing.js';
import { isVersion } from './version.js';

/** Stands for a file of design tokens in the place of a slice. */
export const TOKENS = 'tokens';

/** A published version of a slice or the shell, or tokens that somebody tries, that one browser is shown in place of what is in service. */
export interface Preview {
  readonly name: SliceName | 'shell' | typeof TOKENS;
  readonly version: string;
}

/** @returns what a word names that can be looked at, or null */
export const lookedAt = (word: unknown): Preview['name'] | null =>
  word === TOKENS || word === 'shell' ? word : sliceNamed(word);

/** How long an address of a preview leads to it, in milliseconds. */
export const PREVIEW_MS = PREVIEW_COOKIE.expiresAfterHours * HOUR_MS;

const KEY_BYTES = 32;

/** What is of another form, such as what a full disk cut short, is no key: anybody could sign with it. */
const isKey = (text: string): boolean => Buffer.from(text, 'hex').length === KEY_BYTES && text.length === 2 * KEY_BYTES;

const readKey = (site: string): Promise<string | null> => readIfThere(siteLayout(site).previewKey);

/**
 * The key that previews of a site are signed with; whoever deletes its file ends all of them.
 * @throws Error where what is in its place is no key, or cannot be read
 */
async function keyOf(site: string): Promise<string> {
  const file = siteLayout(site).previewKey;
  // Who comes second takes the key of who came first.
  if ((await readKey(site)) === null) await writeFirst(file, randomBytes(KEY_BYTES).toString('hex'));
  const key = await readKey(site);
  if (key === null || !isKey(key))
    throw new Error(`${file} holds no key. Delete it: the next preview makes a new one, and those before it end.`);
  return key;
}

const signature = (claim: string, key: string): Buffer => createHmac('sha256', key).update(claim).digest();

/**
 * @param now milliseconds since 1970
 * @returns a word that shows a preview to whoever has it, until its time is over
 * @throws Error where the key of the site cannot be used
 */
export async function previewToken(site: string, { name, version }: Preview, now: number): Promise<string> {
  const claim = `${name}.${version}.${now + PREVIEW_MS}`;
  return `${claim}.${signature(claim, await keyOf(site)).toString('base64url')}`;
}

/** @returns the preview that a word shows, or null if it is not one of ours, or its time is over @throws Error where the key is there and cannot be read */
export async function readPreview(site: string, token: string, now: number): Promise<Preview | null> {
  const [word, version = '', until = '', given = '', ...surplus] = token.split('.');
  const name = lookedAt(word);
  const key = await readKey(site);
  if (
    key === null ||
    !isKey(key) ||
    name === null ||
    !isVersion(version) ||
    surplus.length > 0 ||
    !(Number(until) > now)
  )
    return null;
  const expected = signature(`${name}.${version}.${until}`, key);
  const said = Buffer.from(given, 'base64url');
  return said.length === expected.length && timingSafeEqual(said, expected) ? { name, version } : null;
}
