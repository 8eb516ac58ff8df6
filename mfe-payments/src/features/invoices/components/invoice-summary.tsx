import type { Invoice } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { exactOreText } from '@vela/formats';
import { dayText } from '@vela/market/days';
import { InvoiceStateBadge } from './invoice-state.js';

function whenText({ status, dueOn, dueOre, payments }: Invoice): string {
  const last = payments.at(-1);
  if (status === 'credited') return 'Nothing is to be paid';
  if (status === 'paid') return last === undefined ? 'Paid' : `Paid on ${dayText(last.on)}`;
  return status === 'overdue'
    ? `${exactOreText(dueOre)} was due on ${dayText(dueOn)}. If you have paid it since, you have nothing to do.`
    : `${exactOreText(dueOre)} is due on ${dayText(dueOn)}`;
}

/** How an invoice stands: what is still to be paid after credits and payments. */
export function InvoiceSummary({ invoice }: { readonly invoice: Invoice }) {
  const { credits, overpaidOre } = invoice;
  return (
    <Stack gap={16}>
      <Cluster gap={12}>
        <InvoiceStateBadge invoice={invoice} />
        <Text tone="muted">{whenText(invoice)}</Text>
      </Cluster>
      {credits.map(({ number, percent, price, at }) => (
        <Banner key={number} tone="info" title={`Credit note ${number}: ${exactOreText(price.totalOre)}`}>
          {percent === null ? 'What was left of the fee' : `${percent} % of the fee`} was given back on {dayText(at)}.
        </Banner>
      ))}
      {overpaidOre > 0 && <Text>{exactOreText(overpaidOre)} is paid back to the account that you paid from.</Text>}
    </Stack>
  );
}
