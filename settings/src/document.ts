import type { Setting } from './setting/setting.js';
import { SETTINGS_BY_SUBJECT } from './table/index.js';

/** Of what an instance of production needs of a setting, one word. */
function productionWord({ production }: Setting): string {
  if (production === undefined) return '';
  if (production.required !== undefined) return 'required';
  return 'held to more';
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ([name, setting]: readonly [string, Setting]): string => {
  const otherwise = setting.otherwise ?? (setting.fallback === undefined ? '' : `\`${setting.fallback}\``);
  const cells = [`\`${name}\``, setting.about, `\`${setting.example}\``, otherwise, productionWord(setting)];
  return `| ${[...cells, setting.readBy.join(', ')].map(cell).join(' | ')} |`;
};

const HEAD = `# Settings

Every environment variable that a process of Vela reads, from the one table in \`settings/src/table\`; this page is written from it by
\`npm run settings\`. A value is checked before anything starts, and everything that is wrong is said at once.

\`APP_ENV=production\` starts only on real services: settings that are *required* there have to be set, and those that are *held to
more* refuse what only a demo may have: stand-ins, test keys, example addresses, plain http, placeholders.
`;

const COLUMNS =
  '| Variable | Decides | Such as | Where it is not set | In production | Read by |\n|---|---|---|---|---|---|';

/** @returns `docs/settings.md` */
export function settingsDocument(): string {
  const sections = Object.entries(SETTINGS_BY_SUBJECT).map(
    ([subject, settings]) => `## ${subject}\n\n${COLUMNS}\n${Object.entries(settings).map(row).join('\n')}\n`,
  );
  return [HEAD, ...sections].join('\n');
}
