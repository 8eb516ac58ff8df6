import {
  hasRollout,
  type Pointer,
  type RolledOut,
  type RolloutStep,
  type ServedPointer,
  type ServedRegistry,
  type SiteRegistry,
} from '@vela/release/site';

/** What is in service, and rolled out, when somebody asks. */
export interface Served {
  readonly registry: SiteRegistry;
  /** Null while no shell was promoted. */
  readonly shell: Pointer | null;
}

/** Reads what is in service. */
export class ServedSite {
  readonly #registry: ServedRegistry;
  readonly #shell: ServedPointer;

  constructor(registry: ServedRegistry, shell: ServedPointer) {
    this.#registry = registry;
    this.#shell = shell;
  }

  async read(): Promise<Served> {
    const [registry, shell] = await Promise.all([this.#registry.read(), this.#shell.read()]);
    return { registry, shell };
  }
}

/** Whether visitors may get different versions. */
export const isDivided = ({ registry, shell }: Served): boolean => hasRollout(registry) || shell?.rollout !== undefined;

/** @returns what is in service of a slice or the shell, and what is rolled out; undefined where nothing is */
export const inServiceOf = (
  { registry, shell }: Served,
  name: RolledOut,
): { readonly version: string; readonly rollout?: RolloutStep } | undefined =>
  name === 'shell' ? (shell ?? undefined) : registry[name];

/** @returns the versions of a slice or the shell that visitors get */
export function versionsOf(served: Served, name: RolledOut): readonly string[] {
  const inService = inServiceOf(served, name);
  if (inService === undefined) return [];
  return [inService.version, ...(inService.rollout === undefined ? [] : [inService.rollout.version])];
}
