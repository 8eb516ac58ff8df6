import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A pair of Ed25519 keys, base64 of their DER forms. */
export interface SigningKeys {
  /** For whoever signs, PKCS #8. */
  readonly secret: string;
  /** For whoever verifies, SPKI. */
  readonly public: string;
}

/** @returns new keys */
export function newSigningKeys(): SigningKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** @param secret key of whoever signs, base64 @returns the signature, base64 @throws Error if that is no key */
export function signed(text: string, secret: string): string {
  const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), type: 'pkcs8', format: 'der' });
  return sign(null, Buffer.from(text), key).toString('base64');
}

/** Whether one of these keys signed a text. */
export const isSignedBy = (text: string, signature: string, publicKeys: readonly string[]): boolean =>
  publicKeys.some((each) => {
    try {
      const key = createPublicKey({ key: Buffer.from(each, 'base64'), type: 'spki', format: 'der' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  });
