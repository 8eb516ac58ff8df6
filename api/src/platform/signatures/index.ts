import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks links that only the platform can have written. */
export interface Signatures {
  /** @returns a token that holds the text, readable by anybody, changeable by nobody */
  sign(purpose: string, text: string): Promise<string>;
  /** @returns the text of a token made for the same purpose, or null */
  read(purpose: string, token: string): Promise<string | null>;
}

const signatureOf = (secret: string, purpose: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest();

/** @param secrets asked for when they are first needed; the first signs, what any of them signed is read */
export function createSignatures(secrets: () => Promise<readonly [string, ...string[]]>): Signatures {
  return {
    sign: async (purpose, text) => {
      const body = Buffer.from(text).toString('base64url');
      const [newest] = await secrets();
      return `${body}.${signatureOf(newest, purpose, body).toString('base64url')}`;
    },
    read: async (purpose, token) => {
      const [body = '', given = ''] = token.split('.');
      const signature = Buffer.from(given, 'base64url');
      const isSigned = (secret: string): boolean => {
        const expected = signatureOf(secret, purpose, body);
        return signature.length === expected.length && timingSafeEqual(signature, expected);
      };
      return (await secrets()).some(isSigned) ? Buffer.from(body, 'base64url').toString() : null;
    },
  };
}
