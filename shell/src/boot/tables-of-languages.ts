/**
 * Makes the browser read its tables of languages, numbers and days, as it does when the first of `Intl` is made: in a task of its
 * own, for it takes a phone 50 to 80 ms, and every page behind the login writes a day or a number.
 */
export function readTablesOfLanguages(): void {
  new Intl.DateTimeFormat();
  new Intl.NumberFormat();
}
