import { isDay } from '@vela/contracts/days';
import { endOfDay } from '@vela/market/days';
import { type Environment, type SettingName, valueOf } from '@vela/settings';

/** Reads settings from an environment that was held against their table: what is set there can be read. */
export class EnvironmentReader {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** @returns the trimmed value, else the table's fallback, else null */
  text(name: SettingName): string | null {
    return valueOf(this.#environment, name);
  }

  /** @throws Error if there is neither a value nor a fallback */
  required(name: SettingName): string {
    const value = this.text(name);
    if (value === null) throw new Error(`${name} has no value.`);
    return value;
  }

  /** @param fallback where the table has none */
  oneOf<const Choice extends string>(name: SettingName, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name);
    return choices.find((choice) => choice === value) ?? fallback;
  }

  /** @throws Error if there is neither a value nor a fallback */
  number(name: SettingName): number {
    return Number(this.required(name));
  }

  /** @returns the address without a trailing slash, or null where it is not set */
  url(name: SettingName): string | null {
    return this.text(name)?.replace(/\/$/, '') ?? null;
  }

  /** @returns the comma-separated entries */
  list(name: SettingName): readonly string[] {
    const entries = (this.text(name) ?? '').split(',').map((entry) => entry.trim());
    return entries.filter((entry) => entry !== '');
  }

  /** @returns the moment, of a day its last one in the market's zone @throws Error if there is neither a value nor a fallback */
  moment(name: SettingName): Date {
    const value = this.required(name);
    return isDay(value) ? endOfDay(value) : new Date(value);
  }
}
