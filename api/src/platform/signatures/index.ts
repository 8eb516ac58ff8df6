import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks links that only the platform can have written. */
export interface Signatures {
  /** @returns a token that holds the text, readable by anybody, changeable by nobody */
  sign(purpose: string, text: string): Promise<string>;
  /** @returns the text of a token made for the same purpose, or null */
  read(purpose: string, token: string): Promise<string | null>;
}

/** @param secret asked for when it is first needed */
export function createSignatures(secret: () => Promise<string>): Signatures {
  const signatureOf = async (purpose: string, body: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`${purpose}\n${body}`)
      .digest();
  return {
    sign: async (purpose, text) => {
      const body = Buffer.from(text).toString('base64url');
      return `${body}.${(await signatureOf(purpose, body)).toString('base64url')}`;
    },
    read: async (purpose, token) => {
      const [body = '', given = ''] = token.split('.');
      const expected = await signatureOf(purpose, body);
      const signature = Buffer.from(given, 'base64url');
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return Buffer.from(body, 'base64url').toString();
    },
  };
}
