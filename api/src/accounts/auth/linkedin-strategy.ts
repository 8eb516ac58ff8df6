import linkedinLite from 'passport-linkedin-oauth2';
import OAuth2Strategy from 'passport-oauth2';
import type { LinkedinConfig } from '../../config/index.js';
import { PendingSignIns } from './pending-sign-ins.js';

/** What the provider says of a person, from its OpenID Connect userinfo; empty where it says nothing, as it may of all but `sub`. */
export interface LinkedinPerson {
  readonly sub: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pictureUrl: string | null;
}

const textAt = (claims: object, key: string): string => {
  const value: unknown = Reflect.get(claims, key);
  return typeof value === 'string' ? value.trim() : '';
};

/** @throws Error if the answer names nobody */
function personOf(body: string): LinkedinPerson {
  const claims: unknown = JSON.parse(body);
  if (typeof claims !== 'object' || claims === null) throw new Error('The userinfo is not an object.');
  const sub = textAt(claims, 'sub');
  if (sub === '') throw new Error('The userinfo names no subject.');
  const verified: unknown = Reflect.get(claims, 'email_verified');
  return {
    sub,
    givenName: textAt(claims, 'given_name').slice(0, 100),
    familyName: textAt(claims, 'family_name').slice(0, 100),
    email: textAt(claims, 'email').slice(0, 200),
    // LinkedIn has sent it as a boolean and as a text.
    emailVerified: verified === true || verified === 'true',
    pictureUrl: textAt(claims, 'picture') || null,
  };
}

// Its type declarations leave out that the strategy is an OAuth 2 strategy.
const LinkedinBase = linkedinLite.Strategy as unknown as typeof OAuth2Strategy;

/** "Sign in with LinkedIn using OpenID Connect": the library still asks for the profile that LinkedIn retired. */
export class LinkedinStrategy extends LinkedinBase {
  // Not `#`: passport lets each request work on an object that inherits from the strategy.
  private readonly userinfoUrl: string;

  /** @param callbackUrl where the provider sends the browser back to */
  constructor(config: LinkedinConfig, callbackUrl: string) {
    const options: OAuth2Strategy.StrategyOptions = {
      clientID: config.clientId,
      clientSecret: config.clientSecret,
      authorizationURL: config.authorizationUrl,
      tokenURL: config.tokenUrl,
      callbackURL: callbackUrl,
      scope: ['openid', 'profile', 'email'],
      pkce: config.pkce,
    };
    super(
      Object.assign(options, { store: new PendingSignIns() }),
      (_accessToken: string, _refreshToken: string, person: LinkedinPerson, verified: OAuth2Strategy.VerifyCallback) =>
        verified(null, person),
    );
    this.userinfoUrl = config.userinfoUrl;
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override userProfile(accessToken: string, done: (error?: unknown, person?: LinkedinPerson) => void): void {
    this._oauth2.get(this.userinfoUrl, accessToken, (error: unknown, body) => {
      if (error) {
        done(new OAuth2Strategy.InternalOAuthError('The userinfo could not be fetched.', error));
        return;
      }
      let person: LinkedinPerson;
      try {
        person = personOf(String(body));
      } catch (error) {
        done(new OAuth2Strategy.InternalOAuthError('The userinfo could not be read.', error));
        return;
      }
      done(null, person);
    });
  }
}
