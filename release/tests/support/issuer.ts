import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Who signs a CI's tokens, in tests. */
export interface TestIssuer {
  readonly address: string;
  /** Signs what a run says of itself. @param changes of what the token says; undefined leaves it out */
  readonly token: (
    changes?: Readonly<Record<string, unknown>>,
    options?: { readonly isForged?: boolean },
  ) => Promise<string>;
  /** How often its keys were asked for. */
  readonly asked: () => number;
  /** Whether it answers. */
  isUp: boolean;
  readonly stop: () => Promise<void>;
}

/** What a run of the payments' team says of itself. */
export const RUN = {
  repository: 'vela/payments',
  ref: 'refs/heads/main',
  sha: '0123456789abcdef0123456789abcdef01234567',
  run_id: '42',
} as const;

const keyPair = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

/** Starts an issuer with the documents of OpenID Connect. @param audience whom its tokens are for */
export async function startIssuer(audience: string): Promise<TestIssuer> {
  const keys = await keyPair('first');
  const forged = await keyPair('first');
  let asked = 0;
  let number = 0;
  const issuer = { isUp: true };
  const server = createServer((request, response) => {
    if (!issuer.isUp) return void response.writeHead(503).end('{}');
    if (request.url === '/keys') asked += 1;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url === '/keys' ? { keys: [keys.jwk] } : { issuer: address, jwks_uri: `${address}/keys` }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(issuer, {
    address,
    token: (changes = {}, { isForged = false } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      number += 1;
      const claims: JWTPayload = {
        iss: address,
        aud: audience,
        iat: now,
        nbf: now,
        exp: now + 300,
        jti: `${number}`,
        ...RUN,
        ...changes,
      };
      const { kid, privateKey } = isForged ? forged : keys;
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    },
    asked: () => asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  } satisfies Omit<TestIssuer, 'isUp'>);
}
