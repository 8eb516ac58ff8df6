import type { AskedOfTalent } from '@vela/slice-parts/requirements';
import type { RoleDraft } from './role-draft.js';

/** @returns what a draft asks for so far */
export const askedByDraft = ({ details, experience }: RoleDraft): AskedOfTalent => ({
  ...experience,
  name: details.role?.name ?? '',
  years: details.role?.years ?? 0,
  remote: details.remote,
  hybrid: details.hybrid,
  office: details.office,
  countriesCities: Object.fromEntries(
    details.countries.map((country) => [country, details.countriesCities[country] ?? []]),
  ),
});
