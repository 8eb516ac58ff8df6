import { msg, t } from '@vela/language';

/** The first that fits: programs that pose as others stand before them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (choices: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  choices.find(([shape]) => shape.test(userAgent))?.[1];

/** What is kept of a browser that is none of these. */
const UNKNOWN_DEVICE = msg('Unknown device');

/** @param stored as `deviceOf` named it @returns it in the language at hand */
export const readDevice = (stored: string = UNKNOWN_DEVICE): string =>
  stored === UNKNOWN_DEVICE ? t(UNKNOWN_DEVICE) : stored;

/**
 * Names a browser as its owner would. Only these words are kept, never what the browser sent.
 * @param userAgent as the browser sent it
 * @returns such as `Firefox, Windows`
 */
export function deviceOf(userAgent: string | undefined): string {
  const browser = first(BROWSERS, userAgent ?? '');
  const system = first(SYSTEMS, userAgent ?? '');
  return [browser, system].filter((word) => word !== undefined).join(', ') || UNKNOWN_DEVICE;
}
