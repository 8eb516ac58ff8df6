import { MEASURED_ELEMENT, readSampling } from '@vela/contracts/remote';
import type * as MeasureModule from './measure.js';
import type { MeasuredPage } from './measure.js';

/** Where a page keeps it: what a reader gets first and the shell are built apart, and a page is measured once. */
const KEPT = 'vela:measured';

interface Sampled {
  readonly draw?: () => number;
  readonly load?: () => Promise<Pick<typeof MeasureModule, 'measure'>>;
}

/** Does something when the page is loaded, and nothing of it is held up. */
function afterLoad(work: () => void): void {
  const later = (): void => void setTimeout(work);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * Has some of all pages measured, by lot, where the served page says that it may be. What measures is loaded for those alone.
 * @param versionOf the shell's, which knows it better than the page; what was begun before goes on with it
 */
export function measureSampled(
  versionOf: MeasuredPage['versionOf'] = () => null,
  { draw = Math.random, load = () => import(/* webpackChunkName: "measure" */ './measure.js') }: Sampled = {},
): void {
  const page = globalThis as { [KEPT]?: { versionOf: MeasuredPage['versionOf'] } };
  const begun = page[KEPT];
  if (begun !== undefined) {
    begun.versionOf = versionOf;
    return;
  }
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${MEASURED_ELEMENT}"]`);
  const sampling = readSampling(element?.content);
  const measured: MeasuredPage = { shell: sampling?.shell ?? '', versionOf };
  page[KEPT] = measured;
  if (sampling === null || draw() >= sampling.share) return;
  // A page that cannot be measured is one of those that are not.
  afterLoad(
    () =>
      void load().then(
        ({ measure }) => measure(measured),
        () => undefined,
      ),
  );
}
