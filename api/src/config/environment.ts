import { isDay } from '@vela/contracts/days';
import { endOfDay } from '@vela/market/days';

/** Reads settings from the environment and collects every problem, so that all of them can be named at once. */
export class EnvironmentReader {
  readonly #environment: Readonly<Record<string, string | undefined>>;
  readonly problems: string[] = [];

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  /** @returns the trimmed value, or null where it is not set or empty */
  text(name: string): string | null {
    const value = this.#environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  /** @param why ends the sentence "NAME is not set: …" */
  required(name: string, why: string): string {
    const value = this.text(name);
    if (value === null) this.problems.push(`${name} is not set: ${why}.`);
    return value ?? '';
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.problems.push(`${name} is "${value}" but must be ${choices.join(' or ')}.`);
    return choice ?? fallback;
  }

  wholeNumber(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.problems.push(`${name} is "${value}" but must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  /** @returns the address without a trailing slash, or null where it is not set */
  url(name: string, protocols: readonly string[] = ['http:', 'https:']): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url !== null && protocols.includes(url.protocol)) return value.replace(/\/$/, '');
    // The value is not repeated: addresses of services may hold passwords.
    this.problems.push(`${name} must be an address that begins with ${protocols.map((it) => `${it}//`).join(' or ')}.`);
    return null;
  }

  /** @returns the comma-separated entries, lower case */
  list(name: string): readonly string[] {
    const entries = (this.text(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
    return entries.filter((entry) => entry !== '');
  }

  /** @returns the moment, of a day its last one in the market's zone, or null where it is not set */
  moment(name: string): Date | null {
    const value = this.text(name);
    if (value === null) return null;
    const moment = isDay(value) ? endOfDay(value) : new Date(value);
    if (!Number.isNaN(moment.getTime())) return moment;
    this.problems.push(`${name} is "${value}" but must be a day such as 2027-04-30 or an ISO time.`);
    return null;
  }
}
