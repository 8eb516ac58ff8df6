import * as endpoints from '../endpoints/health.js';
import { healthSchema } from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Whether the API runs. */
export const HEALTH_ENDPOINTS = {
  healthLive: {
    ...endpoints.healthLive,
    access: 'anonymous',
    summary: 'Whether the process runs.',
    response: healthSchema,
  },
  healthReady: {
    ...endpoints.healthReady,
    access: 'anonymous',
    summary: 'Whether the instance can answer: store reachable, matching built.',
    response: healthSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
