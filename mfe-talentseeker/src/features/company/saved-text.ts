import type { Company } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { t } from '@vela/language';

/** Says what came of saving a company; where the register of VAT numbers changed or could not decide the VAT, that too. */
export function savedText({ vatRate, vatCheck }: Company): string {
  if (vatRate?.reason === 'euUnknownVatNumber') return `${t('Company saved.')} ${VAT_REASON_TEXTS[vatRate.reason]}`;
  return vatCheck?.answer === 'unavailable'
    ? t('Company saved. The register of VAT numbers (VIES) does not answer now; we ask it again.')
    : t('Company saved');
}
