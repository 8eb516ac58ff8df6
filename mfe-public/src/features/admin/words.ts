const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const figure = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const ORE_PER_KRONA = 100;

/** @param iso ISO time, or null @returns such as '30 Apr 2027, 14:05' */
export const momentText = (iso: string | null): string => (iso === null ? '–' : moment.format(new Date(iso)));

/** @returns a count with '.' between thousands */
export const countText = (count: number): string => figure.format(count);

/** @param ore in öre @returns whole kronor, such as '93.750 SEK' */
export const oreText = (ore: number): string => `${figure.format(ore / ORE_PER_KRONA)} SEK`;

/** @returns a word of the API with a capital, such as 'Confirmed' */
export const stateText = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);
