export type { Client } from './linkedin/authorization-request.js';
export type { Persona } from './linkedin/people.js';
export { createLinkedinStandIn, type LinkedinStandInOptions } from './linkedin/stand-in.js';
export { SecurityKey, type StoredCredential } from './passkeys/security-key.js';
export { createSandbox, type SandboxOptions, STRIPE_BASE } from './sandbox.js';
export { StoredList } from './stored-list.js';
export type { StripeEvent } from './stripe/objects.js';
export { createStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stripe/stand-in.js';
export { signatureOf } from './stripe/webhooks.js';
