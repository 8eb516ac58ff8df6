import type { Endpoint } from './endpoint.js';

// Whether the API runs.

export const healthLive: Endpoint<{ response: { status: string } }> = {
  method: 'GET',
  path: '/api/health/live',
};
export const healthReady: Endpoint<{ response: { status: string } }> = {
  method: 'GET',
  path: '/api/health/ready',
};
