import { isDay } from '@vela/contracts/days';
import { commaList } from './comma-list.js';
import type { Check } from './setting.js';

/** Letters and digits that a secret has at least, and how many of them differ. */
const SECRET_MIN = 32;
const DIFFERENT_MIN = 10;
/** What stands in a file that was copied and not filled in. */
const PLACEHOLDER = /change.?(me|this)|example|placeholder|default|password|your.?secret|vela-demo/i;

/** The first of some checks that a value does not pass. */
export const all =
  (...checks: readonly Check[]): Check =>
  (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem !== null) return problem;
    }
    return null;
  };

export const oneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value) ? null : `is "${value}" but must be ${choices.join(' or ')}`;

export const wholeNumber =
  (min: number, max: number): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
      ? null
      : `is "${value}" but must be a whole number from ${min} to ${max}`;

/** A part of all, from 0 to 1. */
export const share: Check = (value) =>
  value !== '' && Number(value) >= 0 && Number(value) <= 1 ? null : 'must be a number from 0 to 1';

export const port: Check = wholeNumber(0, 65_535);

/** A number from 0, a stroke, and how many there are. */
export const partition: Check = (value) =>
  /^\d{1,4}\/[1-9]\d{0,3}$/.test(value)
    ? null
    : `is "${value}" but must be a number and how many there are, such as 0/5`;

/** An address; it is not repeated, because addresses of services may hold passwords. */
export const address =
  (...protocols: readonly string[]): Check =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? null
      : `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;

export const webAddress: Check = address('http:', 'https:');

/** Addresses with commas between. */
export const webAddresses: Check = (value) =>
  commaList(value)
    .map((each) => webAddress(each))
    .find((problem) => problem !== null) ?? null;

/** At least one address, with commas between several. */
export const someWebAddresses: Check = (value) =>
  commaList(value).length === 0 ? 'names no address' : webAddresses(value);

/** A bucket's address; it may hold a secret, which is not repeated. */
export const bucketAddress: Check = (value) =>
  webAddress(value) === null && new URL(value).pathname.length > 1 ? null : 'must be https://…/<bucket>';

/** Scheme, host and port only. */
export const origin: Check = all(webAddress, (value) =>
  new URL(value).origin === value.replace(/\/$/, '') ? null : 'must be scheme, host and port only',
);

export const moment: Check = (value) =>
  isDay(value) || (!/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))
    ? null
    : `is "${value}" but must be a day such as 2027-04-30 or an ISO time`;

export const matches =
  (shape: RegExp, problem: string): Check =>
  (value) =>
    shape.test(value) ? null : problem;

/** A value that nobody guesses; it is not repeated. */
export const secret: Check = (value) => {
  if (value.length < SECRET_MIN) return `must have at least ${SECRET_MIN} characters`;
  if (PLACEHOLDER.test(value)) return 'is a placeholder: make one of your own with "openssl rand -hex 32"';
  if (new Set(value).size < DIFFERENT_MIN) return 'is too regular: make one with "openssl rand -hex 32"';
  return null;
};

const entriesOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Lists of something, with commas between. */
export const listOf =
  (check: Check): Check =>
  (value) =>
    all(...entriesOf(value).map((entry) => () => check(entry)))(value);

const EMAIL = /^[^\s@<>,]+@[^\s@<>,]+$/;

export const email: Check = matches(EMAIL, 'must be an email address');

/** At least one, with commas between. */
export const emails: Check = (value) => {
  const entries = entriesOf(value);
  return entries.length > 0 && entries.every((entry) => EMAIL.test(entry))
    ? null
    : 'must be email addresses with commas between';
};

/** Domains of RFC 2606, and the one of our own examples: nobody reads or answers there. */
const EXAMPLE_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org|se)|your-company\.com)$/i;
const LOOPBACK_HOST = /^(127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

const EXAMPLE = 'is an example address, at which nobody is: put your own there';

/** Refuses an email address that is an example, plain or with a name before it. */
export const realEmail: Check = (value) =>
  EXAMPLE_HOST.test(/@([^\s>@]+)>?$/.exec(value)?.[1] ?? '') ? EXAMPLE : null;

/** Refuses the address of a service that is an example or a stand-in. */
export const realService: Check = (value) => {
  const { hostname, pathname } = new URL(value);
  if (pathname.startsWith('/sandbox/')) return 'names a stand-in, which APP_ENV=production does not accept';
  return hostname !== 'localhost' && EXAMPLE_HOST.test(hostname) ? EXAMPLE : null;
};

/** Refuses an address of the site that visitors cannot reach, or not safely. */
export const realSite: Check = (value) => {
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return 'must begin with https:// when APP_ENV=production';
  if (LOOPBACK_HOST.test(hostname)) return 'names this machine, which visitors do not reach';
  return EXAMPLE_HOST.test(hostname) ? EXAMPLE : null;
};

/** Refuses whatever is set. @param why words after the setting's name */
export const never =
  (why: string): Check =>
  () =>
    why;
