import type { PasskeyChallenge, PasskeyCreation, PasskeyProof, PasskeyRegistration } from '@vela/contracts/schemas';
import { PASSKEYS } from '../texts/passkeys.js';

/** What holds passkeys: makes new ones and proves that they are at hand. */
export interface Authenticator {
  create(options: PasskeyCreation): Promise<Omit<PasskeyRegistration, 'name'>>;
  prove(options: PasskeyChallenge): Promise<PasskeyProof>;
}

/** An authenticator did not answer; the message says what to do. */
export class NoPasskeyAnswer extends Error {}

/** @throws NoPasskeyAnswer in place of what a browser says to programmers */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new NoPasskeyAnswer(PASSKEYS.noAnswer, { cause: error });
  }
}

const publicKey = ({ id }: { readonly id: string }) => ({ id, type: 'public-key' as const });

/** The browser's own: the device, a phone beside it, a security key. Loaded when it is used. */
export const browserKey: Authenticator = {
  create: ({ challenge, rp, user, pubKeyCredParams, excludeCredentials, timeout }) =>
    asked(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, response } = await startRegistration({
        optionsJSON: {
          challenge,
          rp,
          user,
          timeout,
          pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
          excludeCredentials: excludeCredentials.map(publicKey),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
          attestation: 'none',
        },
      });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      return { id, clientDataJSON, attestationObject, transports: [...transports] };
    }),
  prove: ({ challenge, rpId, allowCredentials, timeout }) =>
    asked(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { id, response } = await startAuthentication({
        optionsJSON: {
          challenge,
          rpId,
          timeout,
          allowCredentials: allowCredentials.map(publicKey),
          userVerification: 'required',
        },
      });
      const { clientDataJSON, authenticatorData, signature } = response;
      return { id, clientDataJSON, authenticatorData, signature };
    }),
};

async function askSandbox<Answer>(path: string, options: object): Promise<Answer> {
  const response = await fetch(`/sandbox/passkeys/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new NoPasskeyAnswer(PASSKEYS.notInSandbox);
  return (await response.json()) as Answer;
}

/** The demonstration's security key, for browsers that have no other. It speaks the same protocol. */
export const sandboxKey: Authenticator = {
  create: (options) => askSandbox('create', options),
  prove: (options) => askSandbox('get', options),
};
