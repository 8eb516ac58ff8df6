import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ATTEMPT_MS } from '../waiting/time-limits.js';

/** Has the entry scripts of slices checked against what was promoted, and given up when they hang. */
export const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript: ({ url, remoteInfo }) => {
    const script = document.createElement('script');
    script.src = url;
    const integrity: unknown = remoteInfo && 'integrity' in remoteInfo ? remoteInfo.integrity : undefined;
    if (typeof integrity === 'string') {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    return { script, timeout: ATTEMPT_MS };
  },
};
