import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTraceId } from './trace-parent.js';

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

export interface LogOptions {
  readonly logLevel: string;
  /** The program's version. */
  readonly version: string;
}

/**
 * Makes what a process says as lines of JSON. Lines about a request, or about what it caused, carry its trace id.
 * @param destination where lines go, standard output by default
 */
export const createLog = ({ logLevel, version }: LogOptions, destination?: DestinationStream): Log => {
  const options = {
    level: logLevel,
    base: { version },
    mixin: () => {
      const traceId = currentTraceId();
      return traceId === null ? {} : { traceId };
    },
    redact: { paths: censoredPaths, censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
