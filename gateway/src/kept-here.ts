import { SERVED_FRAME } from '@vela/contracts/remote';
import { escaped } from './escaped.js';

/** Marks the document of a browser that keeps something of the page. */
const KEPT = 'data-kept';
/** Beginnings of keys, for the script that looks for them. */
const UNLESS = 'data-unless';

/**
 * Runs before a page is read. A storage that is switched off keeps nothing. What is served stays out of sight then, and out of
 * reach, until the page is drawn with what is kept; the frame around it does not.
 */
const LOOK = `try {
  const beginnings = JSON.parse(document.currentScript.getAttribute('${UNLESS}'));
  const isOfPage = (key) => beginnings.some((beginning) => key.startsWith(beginning));
  if (Object.keys(localStorage).some(isOfPage)) document.documentElement.setAttribute('${KEPT}', '');
} catch {}`;

const STYLE = `<style>[${KEPT}] [${SERVED_FRAME}] main{visibility:hidden}</style>`;

/**
 * For a page that shows what only a browser keeps, such as a draft: as the server rendered it, it would say what is not so.
 * @param beginnings of the keys under which a browser keeps it
 * @returns what the page's head holds; nothing where browsers keep nothing of it
 */
export const unlessKept = (beginnings: readonly string[]): string =>
  beginnings.length === 0 ? '' : `${STYLE}<script ${UNLESS}="${escaped(JSON.stringify(beginnings))}">${LOOK}</script>`;
