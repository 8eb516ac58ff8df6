import type { Invoice } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { exactOreText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { InvoiceStateBadge } from './invoice-state.js';

function whenText({ status, dueOn, dueOre, payments }: Invoice): string {
  const last = payments.at(-1);
  if (status === 'credited') return t('Nothing is to be paid');
  if (status === 'paid') return last === undefined ? t('Paid') : t('Paid on {day}', { day: dayText(last.on) });
  const due = { amount: exactOreText(dueOre), day: dayText(dueOn) };
  return status === 'overdue'
    ? t('{amount} was due on {day}. If you have paid it since, you have nothing to do.', due)
    : t('{amount} is due on {day}', due);
}

/** How an invoice stands: what is still to be paid after credits and payments. */
export function InvoiceSummary({ invoice }: { readonly invoice: Invoice }) {
  const { credits, overpaidOre, paidBack = [] } = invoice;
  return (
    <Stack gap={16}>
      <Cluster gap={12}>
        <InvoiceStateBadge invoice={invoice} />
        <Text tone="muted">{whenText(invoice)}</Text>
      </Cluster>
      {credits.map(({ number, percent, price, at }) => (
        <Banner
          key={number}
          tone="info"
          title={t('Credit note {number}: {amount}', { number, amount: exactOreText(price.totalOre) })}
        >
          {percent === null
            ? t('What was left of the fee was given back on {day}.', { day: dayText(at) })
            : t('{percent} of the fee was given back on {day}.', { percent: percentText(percent), day: dayText(at) })}
        </Banner>
      ))}
      {paidBack.map(({ amountOre, on, place }) => (
        <Text key={place}>
          {t('{amount} was paid back to you on {day}.', { amount: exactOreText(amountOre), day: dayText(on) })}
        </Text>
      ))}
      {overpaidOre > 0 && (
        <Text>
          {t('{amount} is paid back to the account that you paid from.', { amount: exactOreText(overpaidOre) })}
        </Text>
      )}
    </Stack>
  );
}
