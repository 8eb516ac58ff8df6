import { pauseAfter } from './pause.js';

/**
 * Loads code that a page can do without for a while, such as a menu: what fails is asked for again, less and less often, and at once when
 * the network is back. For `lazy`, which would keep a failure for as long as the page is open, and hand it to whoever stands around.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load();
    } catch {
      await pauseAfter(failures).over;
    }
}
