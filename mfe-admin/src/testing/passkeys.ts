import { ApiError } from '@vela/contracts/client';
import type { Passkey, Passkeys } from '@vela/contracts/schemas';

export const aPasskey: Passkey = {
  id: 'b'.repeat(24),
  name: 'Blue key',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  standIn: true,
};

/** What the API says of an administrator who used their passkey in this session. */
export const proven: Passkeys = { passkeys: [aPasskey], proven: true, sandboxKey: true };

/** What an authenticator says, as far as the page looks at it. */
export const CREATED = { id: 'AAAA', clientDataJSON: 'BBBB', attestationObject: 'CCCC', transports: [] };
export const PROOF = { id: 'AAAA', clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' };
/** What it is asked for. */
export const CHALLENGE = { challenge: 'EEEE', rpId: 'site.test', allowCredentials: [], timeout: 60_000 };

/** Lets the sandbox's security key answer, which is asked over the network. @returns sets the network back */
export function plugInSandboxKey(): () => void {
  const before = globalThis.fetch;
  const answers: Readonly<Record<string, object>> = {
    '/sandbox/passkeys/create': CREATED,
    '/sandbox/passkeys/get': PROOF,
  };
  globalThis.fetch = (input) => {
    const address = typeof input === 'string' ? input : '';
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[address]) } as Response);
  };
  return () => {
    globalThis.fetch = before;
  };
}

/** @returns how the API refuses what wants a passkey, or a login, of its own kind */
export const refusal = (type: string, detail: string): ApiError =>
  new ApiError(detail, 403, { type, title: 'Not allowed', status: 403, detail, message: detail });
