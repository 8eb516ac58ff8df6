import type { ReceivedConnection } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { counterOfferText } from '@vela/formats';
import { t } from '@vela/language';
import { counterStateText } from '../counter-texts.js';

const TONES = { agreed: 'success', kept: 'warning' } as const;

/** What the talent asked for, and what the company made of it; nothing where they did not ask. */
export function CounterState({
  request: { counterOffer, company, openRole },
}: {
  readonly request: ReceivedConnection;
}) {
  if (counterOffer === null) return null;
  return (
    <Banner
      tone={counterOffer.answer === null ? 'info' : TONES[counterOffer.answer]}
      title={t('Yes, if: {terms}', { terms: counterOfferText(counterOffer.terms, openRole) })}
    >
      {counterStateText(counterOffer, company.name)}
    </Banner>
  );
}
