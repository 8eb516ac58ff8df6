import { type SliceName, SLICES } from '@vela/contracts/routes';

/** What can be put into service on its own. */
export type Deployable = 'shell' | 'design_system' | SliceName;

export const DEPLOYABLES: readonly Deployable[] = ['shell', 'design_system', ...SLICES];

/** @returns the folder of the repository that a deployable is built from, which is also what people call it */
export const folderOf = (name: Deployable): string => name.replace(/^mf_/, 'mfe-').replace('_', '-');

/** @returns what people mean by a name such as `mfe-payments`, or null */
export const deployableCalled = (word: string): Deployable | null =>
  DEPLOYABLES.find((name) => folderOf(name) === word || name === word) ?? null;

/** @returns whether it is a slice, and not the shell or the design system */
export const isSlice = (name: Deployable): name is SliceName => SLICES.some((slice) => slice === name);
