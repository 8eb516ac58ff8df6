import type { Invoice } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Table } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { exactOreText } from '@vela/formats';
import { dayText } from '@vela/market/days';
import { InvoiceStateBadge } from './invoice-state.js';

interface Line {
  readonly text: string;
  readonly amount: string;
}

const linesOf = ({ roleName, price }: Invoice): readonly Line[] => [
  { text: `Recruitment fee, ${roleName}`, amount: exactOreText(price.netOre) },
  { text: `VAT ${price.vatPercent} %`, amount: exactOreText(price.vatOre) },
  { text: 'Total', amount: exactOreText(price.totalOre) },
];

/** @returns what is left to pay, öre; below 0 where more was paid than is owed after a credit */
const leftOre = ({ price, credit }: Invoice): number => price.totalOre - (credit?.price.totalOre ?? 0);

function whenText({ status, dueOn, paidAt }: Invoice): string {
  if (paidAt !== null) return `Paid on ${dayText(paidAt)}`;
  return status === 'overdue'
    ? `Was due on ${dayText(dueOn)}. If you have paid it since, you have nothing to do.`
    : `Due on ${dayText(dueOn)}`;
}

/** What is invoiced, when it is due, and what was given back of it. */
export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { credit, issuedAt, paidAt } = invoice;
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Cluster gap={12}>
          <InvoiceStateBadge invoice={invoice} />
          <Text tone="muted">{whenText(invoice)}</Text>
        </Cluster>
        <Text size="small" tone="muted">
          Issued on {dayText(issuedAt)} to {invoice.companyName}
        </Text>
      </Stack>
      {credit !== null && (
        <Banner tone="info" title={`Credit note ${credit.number}: ${exactOreText(credit.price.totalOre)}`}>
          {credit.percent} % of the fee was given back on {dayText(credit.at)}.{' '}
          {paidAt === null
            ? `Left to pay: ${exactOreText(leftOre(invoice))}.`
            : 'It is paid back to the account that you paid from.'}
        </Banner>
      )}
      <Table
        caption="What is invoiced"
        columns={[
          { key: 'text', title: 'For', cell: ({ text }: Line) => text },
          { key: 'amount', title: 'Amount', numeric: true, cell: ({ amount }: Line) => amount },
        ]}
        rows={linesOf(invoice)}
        rowKey={({ text }) => text}
      />
    </Stack>
  );
}
