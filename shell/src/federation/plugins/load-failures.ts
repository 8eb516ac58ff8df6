import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { type SliceName, sliceNamed } from '@vela/contracts/routes';

/** Tells of slices whose code did not come, or did not start. */
export const loadFailures = (tell: (name: SliceName, error: unknown) => void): ModuleFederationRuntimePlugin => ({
  name: 'load-failures',
  afterLoadRemote: ({ remote, error }) => {
    const name = sliceNamed(remote?.entryGlobalName);
    if (error !== undefined && name !== null) tell(name, error);
  },
});
