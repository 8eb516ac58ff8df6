import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Has every further attempt at an entry ask under another address of the same files (the gateway ignores what follows the
 * tilde): under the old one the browser would go on waiting for a request that hangs.
 */
export function furtherAddresses(): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>();
  return {
    name: 'further-addresses',
    beforeRegisterRemote: (registration) => {
      const { remote } = registration;
      if (!('entry' in remote)) return registration;
      const version: unknown = Reflect.get(remote, 'version');
      const earlier = attempts.get(remote.entry) ?? 0;
      attempts.set(remote.entry, earlier + 1);
      if (earlier > 0) remote.entry = remote.entry.replace(`/${String(version)}/`, `/${String(version)}~${earlier}/`);
      return registration;
    },
  };
}
