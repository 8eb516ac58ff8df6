import { getCompanyLogo } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import type { CompanyDocument } from '../../records/company.js';

/** Suspended or without people: what it says of itself is not shown. */
export const isSilent = ({ suspendedAt, closedAt }: Pick<CompanyDocument, 'suspendedAt' | 'closedAt'>): boolean =>
  suspendedAt != null || closedAt != null;

type Shown = Pick<CompanyDocument, 'logoId' | 'pageTakenDown' | 'suspendedAt' | 'closedAt'>;

/** @returns the address of a company's logo for its own people, whether or not others see it */
export const ownLogoUrlOf = (company: Shown): string | null =>
  company.logoId == null || isSilent(company)
    ? null
    : pathTo(getCompanyLogo.path, { id: company.logoId.toHexString() });

/** @returns the address of a company's logo, which is the same until the logo changes; null where there is none to be shown */
export const logoUrlOf = (company: Shown | null | undefined): string | null =>
  company == null || company.pageTakenDown != null ? null : ownLogoUrlOf(company);
