import { createPublicKey } from 'node:crypto';
import addresses from 'ipaddr.js';
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
  (value) => {
    const begins = protocols.map((protocol) => `${protocol}//`).join(' or ');
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      return `must be an address that begins with ${begins}`;
    return new URL(value).hostname === '' ? `must be an address that names a host behind ${begins}` : null;
  };

export const webAddress: Check = address('http:', 'https:');

/** At least one, with commas between several: a list that is set and names nothing was not meant so. */
export const listOf =
  (check: Check): Check =>
  (value) => {
    const entries = commaList(value);
    return entries.length === 0
      ? 'names nothing between its commas'
      : all(...entries.map((entry) => () => check(entry)))(value);
  };

/** Addresses with commas between. */
export const webAddresses: Check = listOf(webAddress);

/** A bucket's address; it may hold a secret, which is not repeated. */
export const bucketAddress: Check = (value) =>
  webAddress(value) === null && new URL(value).pathname.length > 1 ? null : 'must be https://…/<bucket>';

/** A host as names and addresses are written; the standard of addresses takes more, such as what ends a rule of a pages' policy. */
const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/;

/** Scheme, host and port only, in the form of `plainOrigins`. */
export const origin: Check = all(webAddress, (value) => {
  const { origin: read, hostname } = new URL(value);
  return read === value && HOST.test(hostname) ? null : 'must be scheme, host and port only';
});

/** Origins with commas between. */
export const origins: Check = listOf(origin);

/** Refuses origins that are reached unencrypted. */
export const encryptedOrigins: Check = (value) =>
  commaList(value).every((each) => new URL(each).protocol === 'https:')
    ? null
    : 'must begin with https:// when APP_ENV=production';

/** Groups of addresses that Express knows by a name. */
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** @returns whether a network is written as an address, or with how many of its bits count, or a mask */
function isNetwork(entry: string): boolean {
  const [from = '', size, ...rest] = entry.split('/');
  if (!addresses.isValid(from) || rest.length > 0) return false;
  if (size === undefined) return true;
  const { length } = addresses.parse(from).toByteArray();
  if (/^\d+$/.test(size)) return Number(size) > 0 && Number(size) <= length * 8;
  return addresses.IPv4.isValid(size) && addresses.IPv4.parse(size).prefixLengthFromSubnetMask() !== null;
}

/** Addresses, networks and groups of them, with commas between: what Express takes for those of proxies. */
export const networks: Check = (value) => {
  const wrong = value
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => !NAMED_NETWORKS.includes(entry) && !isNetwork(entry));
  return wrong === undefined
    ? null
    : `names "${wrong}" but must be addresses, networks such as 10.0.0.0/8, ${NAMED_NETWORKS.join(', ')}, with commas between`;
};

function isPublicKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Public keys of Ed25519, base64 of their DER form, with commas between. */
export const publicKeys: Check = listOf((each) =>
  isPublicKey(each) ? null : `holds "${each}", which is no public key of Ed25519 in base64`,
);

/** A time by the clocks of a zone that it names: without one, each machine would read another. */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const moment: Check = (value) => {
  const [, day = value] = ISO_TIME.exec(value) ?? [];
  return isDay(day) && !Number.isNaN(Date.parse(value))
    ? null
    : `is "${value}" but must be a day such as 2027-04-30, or an ISO time with its zone such as 2027-04-30T21:59:59Z`;
};

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

const EMAIL = /^[^\s@<>,]+@[^\s@<>,]+$/;

export const email: Check = matches(EMAIL, 'must be an email address');

/** At least one, with commas between. */
export const emails: Check = (value) => {
  const entries = commaList(value);
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
