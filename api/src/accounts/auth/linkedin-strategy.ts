import linkedinLite from 'passport-linkedin-oauth2';
import OAuth2Strategy from 'passport-oauth2';
import { writtenLine } from '@vela/contracts/texts';
import { cutText } from '@vela/market/cut-texts';
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

/** Names and addresses stand in cards and mails like what is typed, and are kept like it. */
const lineAt = (claims: object, key: string): string => writtenLine(textAt(claims, key));

const NAME_MAX = 100;
const EMAIL_MAX = 200;

/** @returns '' in place of one that is too long: part of an address would be somebody else's */
function emailAt(claims: object): string {
  const email = lineAt(claims, 'email');
  return email.length > EMAIL_MAX ? '' : email;
}

/** @throws Error if the answer names nobody */
function personOf(body: string): LinkedinPerson {
  const claims: unknown = JSON.parse(body);
  if (typeof claims !== 'object' || claims === null) throw new Error('The userinfo is not an object.');
  const sub = textAt(claims, 'sub');
  if (sub === '') throw new Error('The userinfo names no subject.');
  const verified: unknown = Reflect.get(claims, 'email_verified');
  return {
    sub,
    givenName: cutText(lineAt(claims, 'given_name'), NAME_MAX),
    familyName: cutText(lineAt(claims, 'family_name'), NAME_MAX),
    email: emailAt(claims),
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
