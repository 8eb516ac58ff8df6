/** A whole number with '.' between thousands, as everywhere on the site. */
export const groupedNumber = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
