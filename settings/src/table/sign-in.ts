import { never, oneOf, webAddress } from '../setting/checks.js';
import type { Settings } from '../setting/setting.js';

const STAND_IN = 'vela-demo';
const why = 'people sign in with LinkedIn, create an application there';
const notStandIn = (value: string): string | null =>
  value === STAND_IN ? 'is that of the stand-in, which APP_ENV=production does not accept' : null;
const standInAddress = never('names a stand-in, which APP_ENV=production does not accept');

/** Signing in with LinkedIn. */
export const SIGN_IN = {
  LINKEDIN_CLIENT_ID: {
    readBy: ['start', 'api', 'sandbox'],
    about: 'the application at LinkedIn that people sign in with',
    example: '77n2k4p8q1xw5z',
    otherwise: 'a stand-in with the demo’s people, and PKCE',
    apiNeeds: why,
    production: { required: why, check: notStandIn },
  },
  LINKEDIN_CLIENT_SECRET: {
    readBy: ['start', 'api', 'sandbox'],
    about: 'the secret of that application',
    example: 'WPL_AP1.Hq3fT0dPz8mYc2La.x1kd9A==',
    otherwise: 'that of the stand-in',
    secret: true,
    apiNeeds: why,
    production: { required: why, check: notStandIn },
  },
  LINKEDIN_PKCE: {
    readBy: ['api'],
    about: 'whether a sign-in proves by PKCE that it is the one that was begun',
    example: 'on',
    otherwise: '`off` at LinkedIn, whose flow for sites knows none; `on` elsewhere',
    check: oneOf('on', 'off'),
  },
  LINKEDIN_AUTHORIZATION_URL: {
    readBy: ['api'],
    about: 'where a stand-in asks people who they are',
    example: 'http://localhost:8080/sandbox/linkedin/oauth/v2/authorization',
    otherwise: 'LinkedIn’s',
    check: webAddress,
    production: { check: standInAddress },
    inner: true,
  },
  LINKEDIN_TOKEN_URL: {
    readBy: ['api'],
    about: 'where a stand-in exchanges codes',
    example: 'http://127.0.0.1:3100/sandbox/linkedin/oauth/v2/accessToken',
    otherwise: 'LinkedIn’s',
    check: webAddress,
    production: { check: standInAddress },
    inner: true,
  },
  LINKEDIN_USERINFO_URL: {
    readBy: ['api'],
    about: 'where a stand-in says who somebody is',
    example: 'http://127.0.0.1:3100/sandbox/linkedin/v2/userinfo',
    otherwise: 'LinkedIn’s',
    check: webAddress,
    production: { check: standInAddress },
    inner: true,
  },
} as const satisfies Settings;
