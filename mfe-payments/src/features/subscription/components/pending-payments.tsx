import { PATHS } from '@vela/contracts/routes';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { ButtonLink } from '@vela/design-system/button';
import { exactOreText, tokensText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { usePendingPurchases } from '../api/pending-purchases.js';

const TITLES: Readonly<Partial<Record<PurchaseState, string>>> = texts({
  unknown: 'We are asking the bank; nothing more to do',
  needsAction: 'Your bank waits for your answer',
  processing: 'Your bank is still working on it',
  differs: 'Another amount arrived; we are looking into it',
});

/** The same of a colleague's payment, where that is another thing than of one's own. */
const THEIR_TITLES: Readonly<Partial<Record<PurchaseState, string>>> = texts({
  needsAction: 'A colleague’s bank waits for an answer',
  processing: 'A colleague’s bank is still working on it',
});

const titleOf = ({ own, state }: Purchase): string => (own ? undefined : THEIR_TITLES[state]) ?? TITLES[state] ?? '';

const addressOf = ({ id }: Purchase): string => `${PATHS.subscriptions}?purchase=${id}&redirect_status=pending`;

/** Payments that are not decided: each says how it stands, and leads to it. */
export function PendingPayments() {
  const purchases = usePendingPurchases();
  return purchases.map((purchase) => (
    <Banner
      key={purchase.id}
      tone={purchase.own && purchase.state === 'needsAction' ? 'warning' : 'info'}
      title={titleOf(purchase)}
      action={
        <ButtonLink variant="secondary" size="small" to={addressOf(purchase)}>
          {t('See this payment')}
        </ButtonLink>
      }
    >
      {t('{tokens} for {amount}', {
        tokens: tokensText(purchase.tokens),
        amount: exactOreText(purchase.totalOre),
      })}
    </Banner>
  ));
}
