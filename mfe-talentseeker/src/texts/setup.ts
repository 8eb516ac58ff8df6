import type { WorkSetup } from '@vela/contracts/constants';
import { SETUP_ORDER, SETUP_TITLES, setupText } from '@vela/formats';
import { listed, t } from '@vela/language';

type Setups = Readonly<Record<WorkSetup, boolean>>;

/**
 * @param fitting those that the role ticks too
 * @returns what fits first: 'Hybrid, also Remote'; all that were chosen where nothing fits
 */
export function fittingSetupText(setups: Setups, fitting: readonly WorkSetup[]): string {
  const titlesOf = (fits: boolean) =>
    SETUP_ORDER.filter((setup) => setups[setup] && fitting.includes(setup) === fits).map(
      (setup) => SETUP_TITLES[setup],
    );
  const [fits, also] = [titlesOf(true), titlesOf(false)];
  if (fits.length === 0 || also.length === 0) return setupText(setups);
  return t('{fits}, also {others}', { fits: listed(fits, 'or'), others: listed(also, 'or') });
}
