import { addDays, type Day, weekdayOf } from '@vela/contracts/days';

const SATURDAY = 6;

/** Public holidays with a date of their own, and the eves that Swedish law counts like them. */
const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];

/** Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday: days from Easter Sunday. */
const FROM_EASTER = [-2, 0, 1, 39, 49];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(digits: string): Day {
  const year = Number(digits);
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCorrection = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + leapCorrection - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sinceMarch = epact + toSunday - 7 * late + 114;
  return `${digits}-${twoDigits(Math.floor(sinceMarch / 31))}-${twoDigits((sinceMarch % 31) + 1)}`;
}

const firstSaturdayFrom = (day: Day): Day => addDays(day, SATURDAY - weekdayOf(day));

/** @param year four digits, as a day begins with them */
function holidaysOf(year: string): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const midsummer = firstSaturdayFrom(`${year}-06-20`);
  return new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...FROM_EASTER.map((days) => addDays(easter, days)),
    addDays(midsummer, -1),
    midsummer,
    // All Saints' Day.
    firstSaturdayFrom(`${year}-10-31`),
  ]);
}

/**
 * Public holidays of Sweden (SFS 1989:253), with Midsummer Eve, Christmas Eve and New Year's Eve, which count like them
 * where a term ends (SFS 1930:173).
 */
export const isPublicHoliday = (day: Day): boolean => holidaysOf(day.slice(0, 4)).has(day);
