import { PATHS, pathTo } from '@vela/contracts/routes';
import type { OpenRole, ReceivedConnection, SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { folded } from '@vela/market/letters';
import type { NavigationEntry } from '../places/navigation.js';

/** What one can go to. */
export interface PaletteEntry {
  readonly label: string;
  /** What it is, beside the label. */
  readonly hint: string;
  readonly to: string;
}

export interface PaletteGroup {
  readonly heading: string;
  readonly entries: readonly PaletteEntry[];
}

/** @returns pages, each address once: the first that leads there names it */
export function pageEntries(pages: readonly NavigationEntry[]): readonly PaletteEntry[] {
  const seen = new Set<string>();
  return pages.flatMap(({ label, to }) => {
    if (seen.has(to)) return [];
    seen.add(to);
    return [{ label, hint: t('Page'), to }];
  });
}

/** @returns the company's roles with their matches */
export const roleEntries = (roles: readonly OpenRole[]): readonly PaletteEntry[] =>
  roles.map(({ id, role, status, category }) => ({
    label: Object.keys(role)[0] ?? category.name,
    hint: status === 'open' ? t('Open role') : t('Closed role'),
    to: pathTo(PATHS.roleMatches, { roleId: id }),
  }));

/** @returns whom the company asked and who said yes: by name after the yes, before it as anonymous as everywhere */
export const peopleEntries = (connections: readonly SentConnection[]): readonly PaletteEntry[] =>
  connections.flatMap(({ id, status, extra, jobSeeker, openRole }) => {
    if (status === 'accepted' && extra !== null)
      return [
        {
          label: `${extra.givenName} ${extra.familyName}`.trim(),
          hint: openRole.name,
          to: pathTo(PATHS.conversation, { connectionId: id }),
        },
      ];
    if (status !== 'open') return [];
    return [
      {
        label:
          jobSeeker.currentRole === null
            ? t('{initials}, current role not given', { initials: jobSeeker.initials })
            : `${jobSeeker.initials}, ${jobSeeker.currentRole}`,
        hint: t('Asked for {role}', { role: openRole.name }),
        to: pathTo(PATHS.request, { connectionId: id }),
      },
    ];
  });

/** @returns the requests that a talent received and that are not over */
export const requestEntries = (connections: readonly ReceivedConnection[]): readonly PaletteEntry[] =>
  connections.flatMap(({ status, company, openRole }) =>
    status === 'open' || status === 'accepted'
      ? [
          {
            label: company.name,
            hint:
              status === 'open'
                ? t('{role}, waiting for you', { role: openRole.name })
                : t('{role}, accepted', { role: openRole.name }),
            to: PATHS.jobSeekerDashboard,
          },
        ]
      : [],
  );

/** Most that one group shows. */
const SHOWN = 8;

/** @returns the groups with the entries that hold every word, as people type it (`orebro` finds Örebro), those that begin with the text first; none that are empty */
export function found(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const begins = ({ label }: PaletteEntry): boolean => folded(label).startsWith(folded(text.trim()));
  return groups.flatMap(({ heading, entries }) => {
    const fitting = entries.filter(({ label, hint }) => {
      const held = folded(`${label} ${hint}`);
      return words.every((word) => held.includes(word));
    });
    const ordered = [...fitting.filter(begins), ...fitting.filter((entry) => !begins(entry))].slice(0, SHOWN);
    return ordered.length === 0 ? [] : [{ heading, entries: ordered }];
  });
}
