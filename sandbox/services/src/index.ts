export type { Client } from './linkedin/authorization-request.js';
export type { Persona } from './linkedin/people.js';
export { createLinkedinStandIn, type LinkedinStandInOptions } from './linkedin/stand-in.js';
export { createSandbox, type SandboxOptions } from './sandbox.js';
