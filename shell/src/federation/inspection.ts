import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { DEVTOOLS_ELEMENT, type RemoteRegistry } from '@vela/contracts/remote';
import { OVERRIDES_KEY } from './devtools/overrides-key.js';

const hasOverrides = (): boolean => {
  try {
    return localStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
};

/** Whoever opens DevTools waits so long at most; a page that has just begun has better things to do. */
const TOLD_AFTER_MS = 3000;
const inAWhile = (work: () => void): void => void setTimeout(work, TOLD_AFTER_MS);

/**
 * Opens a page to Module Federation's DevTools where the gateway says that it may be: in demonstrations and previews.
 * @param later when a page of which nothing was replaced is told of
 * @returns once slices may be loaded; where nothing takes their place that is at once
 */
export async function openToDevtools(
  page: ParentNode,
  federation: ModuleFederation,
  registry: RemoteRegistry,
  later = inAWhile,
): Promise<void> {
  if (page.querySelector(`meta[name="${DEVTOOLS_ELEMENT}"]`) === null) return;
  const inspecting = (): Promise<void> =>
    import(/* webpackChunkName: "devtools" */ './devtools/index.js')
      .then(({ inspect }) => inspect(federation, registry))
      .catch((error: unknown) => console.warn(error));
  if (hasOverrides()) await inspecting();
  else later(() => void inspecting());
}
