import latinExtended from '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';
import latinSigns from '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
import vietnamese from '@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2';
import { EUROPEAN_LETTERS, EVERY_PAGE_LETTERS, unicodeRange } from './letters.js';
import european from './noto-sans-european-wght-normal.woff2';
import everyPage from './noto-sans-every-page-wght-normal.woff2';

/** Address of the one font file that every page needs, for a preload link. */
export const latinFontAddress = everyPage;

/** The weights of the package's files, and of those that are cut out of them (`scripts/cut-font.mjs`). */
const ALL_WEIGHTS = '100 900';
const CUT_WEIGHTS = '400 700';

const face = (address: string, unicodeRange: string, weights = ALL_WEIGHTS): string => `
  @font-face {
    font-family: 'Noto Sans Variable';
    font-style: normal;
    font-display: swap;
    font-weight: ${weights};
    src: url('${address}') format('woff2');
    unicode-range: ${unicodeRange};
  }`;

/** Ascent and descent of Noto Sans, as shares of the em (its OS/2 table). */
const ASCENT = 1.069;
const DESCENT = 0.293;

/**
 * A local face stretched to Noto Sans's measures, so that the swap moves nothing.
 * @param stretch width of Noto Sans over the local face's, measured on a paragraph of the home page
 */
const fallback = (weight: number, names: readonly string[], stretch: number): string => `
  @font-face {
    font-family: 'Noto Sans Fallback';
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${(100 * stretch).toFixed(2)}%;
    ascent-override: ${((100 * ASCENT) / stretch).toFixed(2)}%;
    descent-override: ${((100 * DESCENT) / stretch).toFixed(2)}%;
    line-gap-override: 0%;
  }`;

/**
 * Noto Sans, file by file: the last is every page's; each of the others is fetched only by a page that has such a letter or
 * sign. Where ranges overlap, the later face wins, so what is cut out of a file of the package stands after it. Then what
 * stands in until they are there.
 */
export const fontFaces: readonly string[] = [
  face(
    latinExtended,
    'U+0180-01CC,U+01DD-01E5,U+01E8-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E7F,U+1E86-1E9D,U+1E9F,U+1EF4-1EFF,U+20A0-20A7,U+20A9-20AA,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  face(
    vietnamese,
    'U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF1,U+1EF4-1EF9,U+20AB',
  ),
  face(
    latinSigns,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(european, unicodeRange(EUROPEAN_LETTERS), CUT_WEIGHTS),
  face(everyPage, unicodeRange(EVERY_PAGE_LETTERS), CUT_WEIGHTS),
  fallback(400, ['Arial', 'Liberation Sans', 'Arimo'], 1.0485),
  fallback(700, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 1.0414),
];

/** Marks the element that the faces stand in. */
const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * The faces as an element for the head of a served page. They never stand beside rules that change: a browser lays the
 * whole page out anew whenever a sheet changes that has a face in it.
 */
export const fontStyles = `<style ${FONTS_ATTRIBUTE}>${fontFaces.join('')}</style>`;

/**
 * The same for a page that is drawn once more when it is there: its text waits for its letters, three seconds at most as browsers
 * have it, so that it stands from the first as it will be drawn.
 */
export const patientFontStyles = fontStyles.replaceAll('font-display: swap', 'font-display: block');

/**
 * Puts the faces into a page that was served without them, for good. They are written through the CSS object model, which a
 * strict content policy allows.
 */
export function haveFonts(): void {
  if (document.querySelector(`style[${FONTS_ATTRIBUTE}]`) !== null) return;
  const element = document.createElement('style');
  element.setAttribute(FONTS_ATTRIBUTE, '');
  document.head.append(element);
  for (const [place, rule] of fontFaces.entries()) element.sheet?.insertRule(rule, place);
}
