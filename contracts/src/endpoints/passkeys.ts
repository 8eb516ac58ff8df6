import type {
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyName,
  PasskeyProof,
  PasskeyRegistration,
  Passkeys,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// An administrator's second factor.

export const listPasskeys: Endpoint<{ response: Passkeys }> = {
  method: 'GET',
  path: '/api/admin/passkeys',
  cache: 'live',
};
export const beginPasskey: Endpoint<{ response: PasskeyCreation }> = {
  method: 'POST',
  path: '/api/admin/passkeys/begin',
};
export const addPasskey: Endpoint<{ body: PasskeyRegistration; response: Passkeys }> = {
  method: 'POST',
  path: '/api/admin/passkeys',
};
export const challengePasskey: Endpoint<{ response: PasskeyChallenge }> = {
  method: 'POST',
  path: '/api/admin/passkeys/challenge',
};
export const provePasskey: Endpoint<{ body: PasskeyProof; response: Passkeys }> = {
  method: 'POST',
  path: '/api/admin/passkeys/proof',
};
export const renamePasskey: Endpoint<{ params: { id: string }; body: PasskeyName; response: Passkeys }> = {
  method: 'POST',
  path: '/api/admin/passkeys/:id/name',
};
export const removePasskey: Endpoint<{ params: { id: string }; response: Passkeys }> = {
  method: 'DELETE',
  path: '/api/admin/passkeys/:id',
};
