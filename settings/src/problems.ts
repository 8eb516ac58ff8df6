import { accessSync, constants, statSync } from 'node:fs';
import { readOrganizationNumber } from '@vela/market/identifiers';
import type { AppEnvironment, Environment, ProcessName, Setting } from './setting/setting.js';
import { type SettingName, SETTINGS } from './table/index.js';
import { environmentOf, givenValue, valueOf } from './values.js';

/** What is wrong with a setting, in a sentence that names it and says what to put there; it repeats no secret. */
export interface SettingProblem {
  readonly setting: SettingName;
  readonly sentence: string;
}

/** Settings that are of use together only. */
const TOGETHER: readonly { readonly names: readonly SettingName[]; readonly why: string }[] = [
  {
    names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    why: 'card payments need all of the three keys or none',
  },
  { names: ['SENDPORTAL_URL', 'SENDPORTAL_TOKEN'], why: 'the newsletter needs address and token or neither' },
  { names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'], why: 'the sign-in needs id and secret or neither' },
];

/** Settings that a choice asks for. */
const CHOICES: readonly {
  readonly choice: SettingName;
  readonly value: string;
  readonly needs: SettingName;
  readonly why: string;
  /** Asked for there alone. */
  readonly kind?: AppEnvironment;
}[] = [
  {
    choice: 'MATCH_ENGINE',
    value: 'service',
    needs: 'MATCH_SERVICE_URLS',
    why: 'MATCH_ENGINE=service asks processes there',
  },
  {
    choice: 'MATCH_ENGINE',
    value: 'service',
    needs: 'MATCH_SERVICE_SECRET',
    why: 'the matching service lets in by it; it is the one that its processes have',
    kind: 'production',
  },
  { choice: 'RELEASE_STORE', value: 'gridfs', needs: 'MONGODB_URI', why: 'RELEASE_STORE=gridfs keeps files there' },
];

const isName = (name: string): name is SettingName => name in SETTINGS;

/** The processes that an instance is made of, whose settings are looked at together before any of them starts. */
export const INSTANCE_PROCESSES = ['start', 'api', 'gateway', 'release'] as const satisfies readonly ProcessName[];

/** @returns names of the settings that some processes read, in the order of the table */
export const settingsOf = (processes: readonly ProcessName[]): readonly SettingName[] =>
  Object.keys(SETTINGS)
    .filter(isName)
    .filter((name) => SETTINGS[name].readBy.some((process) => processes.includes(process)));

const suchAs = ({ example, secret }: Setting): string => (secret === true ? '' : ` Such as: ${example}`);

/** @returns what is wrong with a file that is read, or run, as the words after the setting's name; null where nothing is */
function problemOfFile(file: string, kind: 'file' | 'program'): string | null {
  const needed = kind === 'file' ? constants.R_OK : constants.X_OK;
  try {
    if (!statSync(file).isFile()) return `names ${file}, which is no file`;
    accessSync(file, needed);
    return null;
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code !== 'EACCES';
    if (isGone) return `names ${file}, which is not there`;
    return `names ${file}, which may not be ${kind === 'file' ? 'read' : 'run'}`;
  }
}

/** @returns the words after the setting's name, or null */
function problemWith(setting: Setting, value: string, kind: AppEnvironment): string | null {
  const found =
    setting.check?.(value) ??
    setting[kind]?.check?.(value) ??
    (setting.names === undefined ? null : problemOfFile(value, setting.names));
  if (found !== null) return found;
  return kind === 'production' && setting.secret === true && value === setting.example
    ? 'is the example of the documents: put your own there'
    : null;
}

function notSet(name: SettingName, why: string): SettingProblem {
  return { setting: name, sentence: `${name} is not set: ${why}.${suchAs(SETTINGS[name])}` };
}

/** @returns whether none of these processes delivers mail or runs jobs */
const leavesJobs = (environment: Environment, processes: readonly ProcessName[]): boolean =>
  valueOf(environment, 'API_JOBS') === 'none' && !processes.some((each) => each === 'start' || each === 'worker');

function problemOf(
  environment: Environment,
  name: SettingName,
  kind: AppEnvironment,
  processes: readonly ProcessName[],
): SettingProblem | null {
  const setting = SETTINGS[name];
  const value = givenValue(environment, name);
  const isTold =
    processes.includes('start') ||
    !processes.some((each) => each === 'api' || each === 'worker' || each === 'matching');
  const required = kind === 'production' ? setting.production?.required : isTold ? undefined : setting.apiNeeds;
  if (value === null) {
    const isForOthers =
      (setting.forJobs === true && leavesJobs(environment, processes)) ||
      setting.readBy.every((each) => !processes.includes(each) || each === setting.optionalFor);
    return required === undefined || isForOthers ? null : notSet(name, required);
  }
  const found = problemWith(setting, value, kind);
  return found === null ? null : { setting: name, sentence: `${name} ${found}.${suchAs(setting)}` };
}

function apartProblems(environment: Environment, read: readonly SettingName[]): SettingProblem[] {
  return TOGETHER.flatMap(({ names, why }) => {
    const absent = names.filter((name) => givenValue(environment, name) === null);
    if (absent.length === names.length || !names.every((name) => read.includes(name))) return [];
    return absent.map((name) => notSet(name, why));
  });
}

const chosenProblems = (environment: Environment, read: readonly SettingName[]): SettingProblem[] =>
  CHOICES.filter(
    ({ choice, value, needs, kind = environmentOf(environment) }) =>
      kind === environmentOf(environment) &&
      read.includes(choice) &&
      valueOf(environment, choice) === value &&
      givenValue(environment, needs) === null,
  ).map(({ needs, why }) => notSet(needs, why));

/** Addresses at which this machine alone is reached. */
const THIS_MACHINE = /^(127(\.\d+){3}|localhost|::1)$/;

/** A matching service that others reach lets in by a secret, in a demo too. */
function openProblems(environment: Environment, processes: readonly ProcessName[]): SettingProblem[] {
  const host = givenValue(environment, 'HOST') ?? 'localhost';
  if (!processes.includes('matching') || THIS_MACHINE.test(host)) return [];
  return givenValue(environment, 'MATCH_SERVICE_SECRET') === null
    ? [notSet('MATCH_SERVICE_SECRET', 'HOST lets other machines ask the matching service')]
    : [];
}

/** A number of a seller is one of the seller's country. */
function sellerProblems(environment: Environment, read: readonly SettingName[]): SettingProblem[] {
  const setting = 'SELLER_ORGANIZATION_NUMBER';
  const [number, country] = [givenValue(environment, setting), valueOf(environment, 'SELLER_COUNTRY')];
  if (!read.includes(setting) || number === null || country === null) return [];
  if (readOrganizationNumber(country, number).number !== null) return [];
  const sentence = `${setting} must be an organisation number: it is none by the form and the check digits of ${country}, which is SELLER_COUNTRY.${suchAs(SETTINGS[setting])}`;
  return [{ setting, sentence }];
}

/** A release service that runs by itself has a port; an instance without one has none. */
function portProblems(environment: Environment, processes: readonly ProcessName[]): SettingProblem[] {
  if (!processes.includes('release') || processes.includes('start')) return [];
  const [setting, why] = ['RELEASE_PORT', 'the release service is to be heard somewhere'] as const;
  const port = givenValue(environment, setting);
  if (port === null) return [notSet(setting, why)];
  return Number(port) === 0
    ? [{ setting, sentence: `${setting} is ${port}: ${why}.${suchAs(SETTINGS[setting])}` }]
    : [];
}

/**
 * Holds an environment against the table.
 * @param processes whose settings are looked at
 * @returns every problem at once, in the order of the table; none where the processes can start
 */
export function settingProblems(
  environment: Environment,
  processes: readonly ProcessName[],
): readonly SettingProblem[] {
  const kind = environmentOf(environment);
  const read = settingsOf(processes);
  const alone = read.flatMap((name) => problemOf(environment, name, kind, processes) ?? []);
  const named = new Set(alone.map(({ setting }) => setting));
  const together = [
    ...apartProblems(environment, read),
    ...chosenProblems(environment, read),
    ...openProblems(environment, processes),
    ...sellerProblems(environment, read),
    ...portProblems(environment, processes),
  ];
  return [...alone, ...together.filter(({ setting }) => !named.has(setting))];
}

/** @returns the problems as a text for the terminal */
export function problemsText(sentences: readonly string[], kind: AppEnvironment): string {
  const what = sentences.length === 1 ? '1 setting is' : `${sentences.length} settings are`;
  return [
    `Vela cannot start: ${what} not right for APP_ENV=${kind}. docs/settings.md has them all.`,
    ...sentences.map((sentence) => `  - ${sentence}`),
  ].join('\n');
}
