// Finds a Firefox for the one journey that is played in it, or installs Debian's, and says what it is doing.
import { installFromDebian, isExecutable, namedBy, placesOf } from './machine.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const ELSEWHERE = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** What somebody reads where the journey could not be played. */
export const NO_FIREFOX =
  'nothing was played in Firefox, as there is none on this machine and none could be installed. Install firefox-esr, or set FIREFOX_PATH to a Firefox.';

/**
 * @returns {string | undefined} path of a Firefox on this machine
 * @throws {Error} where FIREFOX_PATH names something that cannot be run
 */
export const firefoxHere = () => namedBy('FIREFOX_PATH') ?? [...placesOf(NAMES), ...ELSEWHERE].find(isExecutable);

/**
 * @returns {string} path of an executable Firefox: one on the machine, else Debian's; '' where none can be had, and the
 * journey is left out
 * @throws {Error} where FIREFOX_PATH names something that cannot be run
 */
export function findFirefox() {
  const found = firefoxHere();
  if (found !== undefined) return found;
  console.log('No Firefox on this machine. Installing Debian’s firefox-esr …');
  return (installFromDebian('firefox-esr') ? firefoxHere() : undefined) ?? '';
}
