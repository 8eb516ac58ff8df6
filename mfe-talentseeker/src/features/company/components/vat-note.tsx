import type { Company } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { Text } from '@vela/design-system/typography';
import { dayOf } from '@vela/market/days';

const UNAVAILABLE =
  'The European Union’s register of VAT numbers (VIES) does not answer now. Until it does, the form of the number decides. We ask it again by ourselves.';

function checkText({ vatCheck }: Company): string {
  if (vatCheck === null) return '';
  if (vatCheck.answer === 'unavailable') return UNAVAILABLE;
  const day = dayOf(new Date(vatCheck.at));
  if (vatCheck.answer === 'invalid') return `Asked on ${day}.`;
  const consultation =
    vatCheck.consultationNumber === null ? '' : `, consultation number ${vatCheck.consultationNumber}`;
  return `VIES confirmed ${vatCheck.number} on ${day}${consultation}.`;
}

/** Which VAT the company pays, why, and what the register of VAT numbers said; nothing before it has said where it is. */
export function VatNote({ company }: { readonly company: Company }) {
  const { vatRate } = company;
  if (vatRate === null) return null;
  return (
    <Text tone="muted">
      You pay {vatRate.percent} % VAT. {vatRate.reason !== 'sweden' && VAT_REASON_TEXTS[vatRate.reason]}{' '}
      {checkText(company)}
    </Text>
  );
}
