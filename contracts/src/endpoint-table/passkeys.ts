import * as endpoints from '../endpoints/passkeys.js';
import {
  passkeyChallengeSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeyRegistrationSchema,
  passkeysSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** An administrator's second factor: what they may do before it was asked for, and how it is kept. */
export const PASSKEY_ENDPOINTS = {
  listPasskeys: {
    ...endpoints.listPasskeys,
    access: 'admin',
    beforePasskey: true,
    summary: 'The caller’s passkeys, and whether one was used in this session.',
    response: passkeysSchema,
  },
  beginPasskey: {
    ...endpoints.beginPasskey,
    access: 'admin',
    bodyless: true,
    beforePasskey: true,
    rateLimit: 'write',
    summary: 'What a browser needs to make a passkey. The first one wants a fresh sign-in, others a fresh passkey.',
    response: passkeyCreationSchema,
  },
  addPasskey: {
    ...endpoints.addPasskey,
    access: 'admin',
    beforePasskey: true,
    rateLimit: 'write',
    summary: 'Adds the passkey that was made.',
    body: passkeyRegistrationSchema,
    response: passkeysSchema,
  },
  challengePasskey: {
    ...endpoints.challengePasskey,
    access: 'admin',
    bodyless: true,
    beforePasskey: true,
    rateLimit: 'write',
    summary: 'What a browser needs to use a passkey.',
    response: passkeyChallengeSchema,
  },
  provePasskey: {
    ...endpoints.provePasskey,
    access: 'admin',
    beforePasskey: true,
    rateLimit: 'write',
    summary: 'Takes the answer of a passkey: the admin area is open, and for some minutes money, rights and deletions.',
    body: passkeyProofSchema,
    response: passkeysSchema,
  },
  renamePasskey: {
    ...endpoints.renamePasskey,
    access: 'admin',
    rateLimit: 'write',
    summary: 'Gives a passkey another name.',
    params: passkeyParamsSchema,
    body: passkeyNameSchema,
    response: passkeysSchema,
  },
  removePasskey: {
    ...endpoints.removePasskey,
    access: 'admin',
    rateLimit: 'write',
    freshPasskey: true,
    summary: 'Removes a passkey; the last one stays.',
    params: passkeyParamsSchema,
    response: passkeysSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
