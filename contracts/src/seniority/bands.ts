/** Seniority bands with their prices, as docs/specification.md reads them ("Years bands"). */
export const SENIORITY_BANDS = [
  { key: 'graduate', label: 'Graduate', fromYears: 0, toYears: 0, tokens: 0, feeSek: 10_000 },
  { key: 'junior', label: 'Junior', fromYears: 1, toYears: 2, tokens: 1, feeSek: 45_000 },
  { key: 'mid', label: 'Mid', fromYears: 3, toYears: 5, tokens: 2, feeSek: 75_000 },
  { key: 'senior', label: 'Senior', fromYears: 6, toYears: 12, tokens: 3, feeSek: 120_000 },
  { key: 'expert', label: 'Expert', fromYears: 13, toYears: 21, tokens: 4, feeSek: 135_000 },
  { key: 'expertPlus', label: 'Expert+', fromYears: 22, toYears: null, tokens: 6, feeSek: 200_000 },
] as const;

export type SeniorityBand = (typeof SENIORITY_BANDS)[number];
export type SeniorityKey = SeniorityBand['key'];

/**
 * The band of a number of years of experience.
 * @param years whole years; a part of a year counts as the year that it completes downwards
 * @returns the band whose prices apply
 */
export function seniorityOf(years: number): SeniorityBand {
  const whole = Math.max(0, Math.floor(years));
  const band = SENIORITY_BANDS.find((candidate) => candidate.toYears === null || whole <= candidate.toYears);
  return band ?? SENIORITY_BANDS[5];
}
