import { TRY_AGAIN } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { PATIENCE_MS, type RouteObject } from '@vela/router';
import { pauseAfter } from '@vela/slice-parts/later';
import { renewPage } from '../federation/renewal.js';
import type { Slices } from '../federation/slices.js';
import { untilThere } from '../federation/until-there.js';
import { lateStrip } from './late-strip.js';
import { readyRoutes } from './ready-routes.js';

export interface TakeOverOptions {
  readonly slices: Slices;
  /** The slice whose page was served. */
  readonly owner: SliceName;
  /** The version that the page was served with, where that is known. */
  readonly served: string | undefined;
  /** Address of the page, without a language. */
  readonly pathname: string;
  /** Puts the page into the application's hands. @returns whether it is there now */
  readonly hydrate: (routes: readonly RouteObject[]) => Promise<boolean>;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/**
 * Takes over a page that was served ready to read, whenever its code comes. Until then the page stays as it is, and a strip
 * says after a while what it waits for. Code that failed is asked for again, by itself and by "Try again"; where another
 * version is in service by then, the page is loaded anew.
 */
export async function takeOver({ slices, owner, served, pathname, hydrate, reload }: TakeOverOptions): Promise<void> {
  let onAgain = (): void => {
    dispatchEvent(new Event(TRY_AGAIN));
    slices.loadAgain(owner).catch(() => undefined);
    endWait();
  };
  let endWait = (): void => undefined;
  const strip = lateStrip(() => onAgain());
  const late = setTimeout(() => strip.show(), PATIENCE_MS);
  const offer = (): void => {
    onAgain = reload;
    strip.show(true);
  };

  for (let failures = 1; ; failures += 1) {
    const routes = await untilThere(slices, owner, new AbortController().signal);
    const version = slices.versionOf(owner);
    // Another version would not fit the page.
    if (version !== null && version !== (served ?? version) && renewPage(version, offer, reload)) break;
    const ready = await readyRoutes(routes ?? [], pathname).catch(() => null);
    if (ready !== null && (await hydrate(ready))) {
      strip.hide();
      break;
    }
    strip.show();
    if (ready === null) {
      const { over, end } = pauseAfter(failures);
      endWait = end;
      await over;
    } else {
      // What came and failed does not get better by itself.
      await new Promise<void>((resolve) => (endWait = resolve));
    }
    const replacement = await slices.replacementOf(owner);
    if (replacement !== null && renewPage(replacement, offer, reload)) break;
  }
  clearTimeout(late);
}
