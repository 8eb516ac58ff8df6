import { isGuest, type SliceName, sliceNamed, SLICES } from '@vela/contracts/routes';

/** What can be put into service on its own. */
export type Deployable = 'shell' | 'design_system' | SliceName;

/** What this repository deploys; guests come on top, see `deployablesOf`. */
export const DEPLOYABLES: readonly Deployable[] = ['shell', 'design_system', ...SLICES];

/** @returns whether a decoded value names something that can be deployed */
export const isDeployable = (name: unknown): name is Deployable =>
  DEPLOYABLES.some((known) => known === name) || sliceNamed(name) !== null;

/** @returns the folder that a deployable is built from, of this repository or of a guest's team; it is also what people call it */
export const folderOf = (name: Deployable): string => name.replace(/^mf_/, 'mfe-').replace('_', '-');

/** @returns what people mean by a name such as `mfe-payments` or `guest-vouchers`, or null */
export function deployableCalled(word: string): Deployable | null {
  const guest = word.replace('-', '_');
  return DEPLOYABLES.find((name) => folderOf(name) === word || name === word) ?? (isGuest(guest) ? guest : null);
}

/** What people may call a deployable, for those who called it something else. */
export const NAMES = [...DEPLOYABLES.map(folderOf), 'guest-…'].join(', ');

/** @returns whether it is a slice, and not the shell or the design system */
export const isSlice = (name: Deployable): name is SliceName => sliceNamed(name) !== null;
