import type { ServerResponse } from 'node:http';
import type { Inline } from './inline.js';

/** Origins beyond our own that a page may use; empty unless a real payment provider is set up. */
export interface TrustedOrigins {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

export const OWN_ORIGIN_ONLY: TrustedOrigins = { scripts: [], connections: [], frames: [] };

/**
 * What the payment provider asks pages to allow for its form, Link, wallets and 3-D Secure (docs.stripe.com/security/guide,
 * "Content security policy").
 */
export const PAYMENT_PROVIDER_ORIGINS: TrustedOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
  frames: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ],
};

const CSP_REPORTS = '/api/csp-reports';
/** Header `Reporting-Endpoints`: where the policy's `report-to` leads. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`;

/**
 * The policy of a page: scripts and styles of this origin, the very ones that its build and this gateway put into the
 * page, nothing else inline, no eval. It is the same for everybody, so that a page can be cached with it.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline, trusted: TrustedOrigins): string {
  const allow = (directive: string, ...sources: readonly string[]) => [directive, ...sources].join(' ');
  return [
    allow('default-src', "'self'"),
    allow('script-src', "'self'", ...scripts, ...trusted.scripts),
    allow('style-src', "'self'", ...styles),
    allow('img-src', "'self'", 'data:'),
    allow('font-src', "'self'"),
    allow('connect-src', "'self'", ...trusted.connections),
    allow('frame-src', "'self'", ...trusted.frames),
    allow('object-src', "'none'"),
    allow('base-uri', "'none'"),
    allow('form-action', "'self'"),
    allow('frame-ancestors', "'none'"),
    // Both forms: some browsers know the older one only.
    allow('report-uri', CSP_REPORTS),
    allow('report-to', 'csp'),
  ].join('; ');
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
  ],
];

/** @param secure whether the site is reached by https @returns what every answer of our own carries */
export const securityHeaders = (secure: boolean): readonly (readonly [name: string, value: string])[] =>
  secure ? [...HEADERS, ['strict-transport-security', 'max-age=63072000; includeSubDomains']] : HEADERS;

/** Sets what every answer of our own carries. @param secure whether the site is reached by https */
export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  for (const [name, value] of securityHeaders(secure)) response.setHeader(name, value);
}
