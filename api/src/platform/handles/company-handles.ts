import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
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
  read(handle: string): HandleReading;
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
  const key = Buffer.from(hkdfSync('sha256', secret, '', `talent handle ${companyId}`, KEY_BYTES));
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return { encrypt: (block) => cipher.update(block), decrypt: (block) => decipher.update(block) };
}

/**
 * @param secrets the first makes handles, the others still read those that they made
 * @param companyId 24 hexadecimal digits
 * @throws RangeError without a secret
 */
export function companyHandlesOf(secrets: readonly string[], companyId: string): CompanyHandles {
  const ciphers = secrets.map((secret) => blockCipherOf(secret, companyId));
  const [newest] = ciphers;
  if (newest === undefined) throw new RangeError('Handles need a secret.');
  const idIn = (handle: string): Types.ObjectId => {
    const block = Buffer.from(handle, 'base64url');
    const opened = block.length === BLOCK_BYTES ? ciphers.map((cipher) => cipher.decrypt(block)) : [];
    const plain = opened.find((candidate) => candidate.subarray(ID_BYTES).equals(CHECK));
    return plain === undefined ? NOBODY : new Types.ObjectId(Uint8Array.from(plain.subarray(0, ID_BYTES)));
  };
  return {
    handleOf: (profileId) =>
      newest.encrypt(Buffer.concat([Buffer.from(profileId.toHexString(), 'hex'), CHECK])).toString('base64url'),
    read: (handle) =>
      STORE_ID.test(handle)
        ? { profileId: new Types.ObjectId(handle), isStoreId: true }
        : { profileId: idIn(handle), isStoreId: false },
  };
}
