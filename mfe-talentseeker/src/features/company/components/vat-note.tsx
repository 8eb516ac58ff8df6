import type { Company } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { Text } from '@vela/design-system/typography';
import { percentText, t } from '@vela/language';
import { dayText } from '@vela/market/days';

const unavailableText = (): string =>
  t(
    'The European Union’s register of VAT numbers (VIES) does not answer now. Until it does, the form of the number decides. We ask it again by ourselves.',
  );

function checkText({ vatCheck }: Company): string {
  if (vatCheck === null) return '';
  if (vatCheck.answer === 'unavailable') return unavailableText();
  const day = dayText(vatCheck.at);
  if (vatCheck.answer === 'invalid') return t('Asked on {day}.', { day });
  const { number, consultationNumber: consultation } = vatCheck;
  return consultation === null
    ? t('VIES confirmed {number} on {day}.', { number, day })
    : t('VIES confirmed {number} on {day}, consultation number {consultation}.', { number, day, consultation });
}

/** Which VAT the company pays, why, and what the register of VAT numbers said; nothing before it has said where it is. */
export function VatNote({ company }: { readonly company: Company }) {
  const { vatRate } = company;
  if (vatRate === null) return null;
  return (
    <Text tone="muted">
      {t('You pay {percent} VAT.', { percent: percentText(vatRate.percent) })}{' '}
      {vatRate.reason !== 'sweden' && VAT_REASON_TEXTS[vatRate.reason]} {checkText(company)}
    </Text>
  );
}
