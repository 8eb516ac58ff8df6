import { expect, test } from '@jest/globals';
import { inlineOf } from './inline.js';
import { contentSecurityPolicy, OWN_ORIGIN_ONLY, PAYMENT_PROVIDER_ORIGINS } from './security.js';

const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

test('with a payment provider pages allow what its form, Link, wallets and 3-D Secure need, and no more', () => {
  const policy = contentSecurityPolicy(inlineOf('<script>go()</script>'), PAYMENT_PROVIDER_ORIGINS);
  expect(sourcesOf(policy, 'script-src')).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/),
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ]);
  expect(sourcesOf(policy, 'connect-src')).toEqual([
    "'self'",
    'https://api.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ]);
  expect(sourcesOf(policy, 'frame-src')).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ]);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/);
});

test('without one there is no foreign origin', () => {
  expect(contentSecurityPolicy(inlineOf(), OWN_ORIGIN_ONLY)).not.toContain('https:');
});
