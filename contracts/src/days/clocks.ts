/** @returns how far a zone's clocks are ahead of UTC at a moment, milliseconds */
function aheadMs(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/**
 * @param local such as `2026-11-24T14:30`, as the clocks of the zone show it
 * @returns the moment; null for what is no time
 */
export function momentIn(timeZone: string, local: string): Date | null {
  const asIfUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asIfUtc)) return null;
  const guess = new Date(asIfUtc - aheadMs(new Date(asIfUtc), timeZone));
  // The clocks may change between the guess and the moment.
  return new Date(asIfUtc - aheadMs(guess, timeZone));
}

/** @returns a moment as the clocks of a zone show it, such as `2026-11-24T14:30`; what `momentIn` reads */
export const clockIn = (timeZone: string, moment: Date): string =>
  new Date(moment.getTime() + aheadMs(moment, timeZone)).toISOString().slice(0, 16);
