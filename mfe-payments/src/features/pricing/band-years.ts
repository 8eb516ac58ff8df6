import type { SeniorityBand } from '@vela/market/prices';

/** @returns the years of experience that a band covers */
export function bandYearsText({ fromYears, toYears }: SeniorityBand): string {
  if (toYears === null) return `${fromYears} years and more`;
  return fromYears === toYears ? `${fromYears} years` : `${fromYears} to ${toYears} years`;
}
