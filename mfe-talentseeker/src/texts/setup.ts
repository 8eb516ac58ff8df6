import type { WorkSetup } from '@vela/contracts/constants';
import { WORK_SETUPS } from '@vela/contracts/constants';
import { chosenSetups, SETUP_TITLES } from '@vela/formats';
import { t } from '@vela/language';

type Setups = Readonly<Record<WorkSetup, boolean>>;

/** @returns 'Remote' */
export const setupTitle = (setup: WorkSetup): string => SETUP_TITLES[setup];

/** The order of the match card. */
const CARD_ORDER: readonly WorkSetup[] = ['remote', 'office', 'hybrid'];

/** @returns the chosen ways of working in the match card's order, such as 'Remote, Hybrid' */
export const setupText = (setups: Setups): string =>
  chosenSetups(setups, CARD_ORDER).join(', ') || t('Work setup not given');

/**
 * @param fitting those that the role ticks too
 * @returns what fits first: 'Hybrid, also Remote'; all that were chosen where nothing fits
 */
export function fittingSetupText(setups: Setups, fitting: readonly WorkSetup[]): string {
  const also = CARD_ORDER.filter((setup) => setups[setup] && !fitting.includes(setup)).map(setupTitle);
  if (fitting.length === 0 || also.length === 0) return setupText(setups);
  const fits = CARD_ORDER.filter((setup) => fitting.includes(setup)).map(setupTitle);
  return t('{fits}, also {others}', { fits: fits.join(', '), others: also.join(', ') });
}

/** @returns every way of working with its title and whether it is chosen */
export const setupChoices = (setups: Setups) =>
  WORK_SETUPS.map((setup) => ({ setup, title: SETUP_TITLES[setup], chosen: setups[setup] }));
