import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config/index.js';

export type Log = Logger;

/** Keys whose values never reach a log, wherever an object that holds them is logged. */
const SECRET_KEYS = [
  'cookie',
  'authorization',
  'set-cookie',
  'email',
  'invoiceEmail',
  'givenName',
  'familyName',
  'linkedinProfile',
  'access_token',
  'accessToken',
  'clientSecret',
  'code',
  'state',
  'token',
  'secret',
  'password',
  'magicLink',
];

const censoredPaths = SECRET_KEYS.flatMap((key) => {
  const quoted = `["${key}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`];
});

const ADDRESS = /[^\s@"'<>]+@[^\s@"'<>]+/g;

/** @returns the text without mail addresses and without user and password of connection strings */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '[redacted]');

/** What is kept of an error: no property of it, because drivers attach whole documents. */
const describeError = (error: unknown): object =>
  error instanceof Error
    ? {
        type: error.name,
        message: withoutAddresses(error.message),
        stack: withoutAddresses(error.stack ?? ''),
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { message: withoutAddresses(String(error)) };

/** @param destination where lines go, standard output by default */
export const createLog = (config: Pick<Config, 'logLevel' | 'version'>, destination?: DestinationStream): Log => {
  const options = {
    level: config.logLevel,
    base: { version: config.version },
    redact: { paths: censoredPaths, censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
