import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { Types } from 'mongoose';

/** What a company sent in the place of a talent's id. */
export interface HandleReading {
  /** The profile that is meant; one that nobody has where the handle was not made for this company. */
  readonly profileId: Types.ObjectId;
  /** An id of the store, as addresses held them before there were handles. */
  readonly isStoreId: boolean;
}

/** By what one company knows talents: no other company, and nothing else that is seen of a talent, tells whose it is. */
export interface CompanyHandles {
  handleOf(profileId: Types.ObjectId): string;
  /** All handles that may stand for a profile where they were written down: one for each secret. */
  everyHandleOf(profileId: Types.ObjectId): string[];
  read(handle: string): HandleReading;
  /**
   * Bytes that the company carries and cannot read or change; the same bytes always look the same.
   * @param about what they belong to; they open for nothing else
   */
  seal(bytes: Buffer, about: string): string;
  /** @returns null for what was not sealed for this company and subject */
  open(sealed: string, about: string): Buffer | null;
}

const STORE_ID = /^[0-9a-f]{24}$/;
const ID_BYTES = 12;
const BLOCK_BYTES = 16;
const KEY_BYTES = 32;
/** What follows the id in a block; a handle of another company, or a guess, has it once in 2^32. */
const CHECK = Buffer.alloc(BLOCK_BYTES - ID_BYTES);
const NOBODY = new Types.ObjectId('0'.repeat(ID_BYTES * 2));

interface BlockCipher {
  encrypt(block: Buffer): Buffer;
  decrypt(block: Buffer): Buffer;
}

/** One block and one key for each company: nothing is ever chained, so there is no mode but the block itself. */
function blockCipherOf(secret: string, companyId: string): BlockCipher {
  const key = keyOf(secret, `talent handle ${companyId}`);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return { encrypt: (block) => cipher.update(block), decrypt: (block) => decipher.update(block) };
}

const SEAL_IV_BYTES = 12;
const SEAL_TAG_BYTES = 16;

const keyOf = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));

/** AES-GCM; the nonce is a keyed hash of what is sealed, so that it never stands for two texts. */
function sealOf(secret: string, companyId: string) {
  const key = keyOf(secret, `seal ${companyId}`);
  const nonceKey = keyOf(secret, `seal nonce ${companyId}`);
  return {
    seal: (bytes: Buffer, about: string): string => {
      const nonce = createHmac('sha256', nonceKey)
        .update(`${about}\n`)
        .update(bytes)
        .digest()
        .subarray(0, SEAL_IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed: string, about: string): Buffer | null => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < SEAL_IV_BYTES + SEAL_TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, SEAL_IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-SEAL_TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(SEAL_IV_BYTES, -SEAL_TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/**
 * @param secrets the first makes handles, the others still read those that they made
 * @param companyId 24 hexadecimal digits
 * @throws RangeError without a secret
 */
export function companyHandlesOf(secrets: readonly string[], companyId: string): CompanyHandles {
  const ciphers = secrets.map((secret) => blockCipherOf(secret, companyId));
  const seals = secrets.map((secret) => sealOf(secret, companyId));
  const [newest] = ciphers;
  const [newestSeal] = seals;
  if (newest === undefined || newestSeal === undefined) throw new RangeError('Handles need a secret.');
  const idIn = (handle: string): Types.ObjectId => {
    const block = Buffer.from(handle, 'base64url');
    const opened = block.length === BLOCK_BYTES ? ciphers.map((cipher) => cipher.decrypt(block)) : [];
    const plain = opened.find((candidate) => candidate.subarray(ID_BYTES).equals(CHECK));
    return plain === undefined ? NOBODY : new Types.ObjectId(Uint8Array.from(plain.subarray(0, ID_BYTES)));
  };
  const handleBy = (cipher: BlockCipher, profileId: Types.ObjectId): string =>
    cipher.encrypt(Buffer.concat([Buffer.from(profileId.toHexString(), 'hex'), CHECK])).toString('base64url');
  return {
    handleOf: (profileId) => handleBy(newest, profileId),
    everyHandleOf: (profileId) => ciphers.map((cipher) => handleBy(cipher, profileId)),
    seal: (bytes, about) => newestSeal.seal(bytes, about),
    open: (sealed, about) => {
      for (const seal of seals) {
        const bytes = seal.open(sealed, about);
        if (bytes !== null) return bytes;
      }
      return null;
    },
    read: (handle) =>
      STORE_ID.test(handle)
        ? { profileId: new Types.ObjectId(handle), isStoreId: true }
        : { profileId: idIn(handle), isStoreId: false },
  };
}
