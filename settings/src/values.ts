import type { AppEnvironment, Environment } from './setting/setting.js';
import { type SettingName, SETTINGS } from './table/index.js';

/** @returns what a setting is set to, trimmed and in the form in which it is read, or null where it is not set or empty */
export function givenValue(environment: Environment, name: SettingName): string | null {
  const value = environment[name]?.trim();
  if (value === undefined || value === '') return null;
  return SETTINGS[name].form?.(value) ?? value;
}

/** @returns what holds for a setting: what it is set to, else its fallback; null where it has none */
export const valueOf = (environment: Environment, name: SettingName): string | null =>
  givenValue(environment, name) ?? SETTINGS[name].fallback ?? null;

/** @returns what the instance is for; a demo unless it says production */
export const environmentOf = (environment: Environment): AppEnvironment =>
  valueOf(environment, 'APP_ENV') === 'production' ? 'production' : 'demo';
