import { slicesIn } from '@vela/contracts/routes';
import { missingShares } from '../checks/shared-modules.js';
import { folderOf } from '../site/deployable.js';
import type { DesignSystemExports } from '../site/exports.js';
import { siteLayout } from '../site/layout.js';
import { readShellRecord, readSliceRecord, type ShellRecord, type SliceRecord } from '../site/manifest.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';

/** A version that visitors get, all of them or some. */
interface InUse {
  /** Such as `mfe-payments 0123456789ab, which is in service,`. */
  readonly what: string;
  /** What its build says of itself. @throws Error if that cannot be read */
  readonly read: () => Promise<ShellRecord | SliceRecord>;
}

/** @returns what visitors get; what lies on another origin tells nothing */
async function inUse(site: string): Promise<readonly InUse[]> {
  const layout = siteLayout(site);
  const shell = await readShellPointer(site);
  const { registry } = await readMendedRegistry(site);
  const slices = slicesIn(registry).flatMap((name) => {
    const entry = registry[name];
    return [
      { name, entry, state: 'in service' },
      { name, entry: entry?.rollout, state: 'being rolled out' },
    ].flatMap((each) => (each.entry?.entry.startsWith('/') === true ? [{ ...each, version: each.entry.version }] : []));
  });
  const shells = [
    { version: shell?.version, state: 'in service' },
    { version: shell?.rollout?.version, state: 'being rolled out' },
  ].flatMap(({ version, state }) => (version === undefined ? [] : [{ version, state }]));
  return [
    ...shells.map(({ version, state }) => ({
      what: `shell ${version}, which is ${state},`,
      read: () => readShellRecord(layout.shell(version)),
    })),
    ...slices.map(({ name, version, state }) => ({
      what: `${folderOf(name)} ${version}, which is ${state},`,
      read: () => readSliceRecord(layout.slice(name, version)),
    })),
  ];
}

/** @returns what a check finds in each version that visitors get @throws Error if one of them cannot be read */
async function foundInUse(
  site: string,
  check: (what: string, record: ShellRecord | SliceRecord) => readonly string[],
): Promise<readonly string[]> {
  return (await Promise.all((await inUse(site)).map(async ({ what, read }) => check(what, await read())))).flat();
}

function callsMissing(
  what: string,
  { calls }: ShellRecord | SliceRecord,
  offered: ReadonlySet<string>,
): readonly string[] {
  const missing = calls.filter((call) => !offered.has(call));
  return missing.length === 0 ? [] : [`${what} calls ${missing.join(', ')}, which the API does not have.`];
}

/**
 * Tells of what is in service already: a version that cannot be read is told of as well, and takes nothing else away.
 * @returns a sentence for each version that visitors get and that calls what an API does not have
 */
export async function missingCalls(site: string, offered: ReadonlySet<string>): Promise<readonly string[]> {
  const all = (await inUse(site)).map(({ what, read }) =>
    read().then(
      (record) => callsMissing(what, record, offered),
      (error: unknown) => [`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    ),
  );
  return (await Promise.all(all)).flat();
}

/**
 * Makes sure that an API has every call that visitors' pages make.
 * @param offered its calls, such as `GET /api/users/me`
 * @throws Error with a sentence for each version that calls what is missing, or if one cannot be read
 */
async function checkApi(site: string, offered: ReadonlySet<string>): Promise<void> {
  const missing = await foundInUse(site, (what, record) => callsMissing(what, record, offered));
  if (missing.length > 0)
    throw new Error(
      `${missing.join('\n')}\nBring versions into service first that do without, or keep the calls until then.`,
    );
}

/**
 * Makes sure that a version of the design system has everything that the slices in service use of it.
 * @throws Error with a sentence for each slice that lacks something
 */
async function checkDesignSystem(site: string, { version, exports }: DesignSystemExports): Promise<void> {
  const provides = Object.fromEntries(
    Object.entries(exports).map(([request, names]) => [request, { version, names, scripts: [] }]),
  );
  const isPart = (request: string): boolean => request.startsWith('@vela/design-system/');
  const missing = await foundInUse(site, (what, record) => {
    if (!('requires' in record)) return [];
    const requires = record.requires.filter(({ request }) => isPart(request));
    return missingShares({ requires }, { provides }, 'this version').map((why) => `${what} does not fit: ${why}`);
  });
  if (missing.length > 0)
    throw new Error(
      `${missing.join('\n')}\nGive the new beside the old under another name, or bring versions into service first that do without.`,
    );
}

/** What slices and shell work with, and what does not come into service by a pointer of the site. */
export type Counterpart = { readonly offered: ReadonlySet<string> } | { readonly exports: DesignSystemExports };

/**
 * Makes sure that an API, or a design system, has what visitors' pages need of it, before it comes into service.
 * @throws Error with a sentence for each version that lacks something
 */
export const checkCounterpart = (site: string, counterpart: Counterpart): Promise<void> =>
  'offered' in counterpart ? checkApi(site, counterpart.offered) : checkDesignSystem(site, counterpart.exports);
