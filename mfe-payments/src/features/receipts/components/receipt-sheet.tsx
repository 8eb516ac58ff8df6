import type { Purchase } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Stack } from '@vela/design-system/layout';
import { Table } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { exactOreText, tokensText } from '@vela/formats';
import { dayText } from '@vela/market/days';

interface Line {
  readonly text: string;
  readonly amount: string;
}

const linesOf = ({ tokens, netOre, vatPercent, vatOre, totalOre }: Purchase): readonly Line[] => [
  { text: tokensText(tokens), amount: exactOreText(netOre) },
  { text: `VAT ${vatPercent} %`, amount: exactOreText(vatOre) },
  { text: 'Total, paid by card', amount: exactOreText(totalOre) },
];

function Refund({ purchase: { refundedOre, refundedTokens, refundedSpentTokens } }: { readonly purchase: Purchase }) {
  if (refundedOre === 0) return null;
  return (
    <Banner tone="info" title={`${exactOreText(refundedOre)} refunded`}>
      {tokensText(refundedTokens)} taken back.
      {refundedSpentTokens > 0 && ` ${tokensText(refundedSpentTokens)} had been spent.`}
    </Banner>
  );
}

/** What was bought, by whom, for how much. */
export function ReceiptSheet({ purchase }: { readonly purchase: Purchase }) {
  const { buyer, paidAt } = purchase;
  return (
    <Stack gap={32}>
      {paidAt !== null && <Text tone="muted">Paid on {dayText(paidAt)}</Text>}
      <Refund purchase={purchase} />
      {buyer !== null && (
        <Stack as="section" gap={4}>
          <Text size="small" tone="muted">
            Sold to
          </Text>
          <Text>{buyer.name}</Text>
          <Text>
            {[buyer.address, `${buyer.postalCode} ${buyer.city}`, buyer.country]
              .filter((part) => part.trim() !== '')
              .join(', ')}
          </Text>
          {buyer.organizationNumber !== '' && <Text numeric>Organisation number {buyer.organizationNumber}</Text>}
          {buyer.VAT !== '' && <Text numeric>VAT {buyer.VAT}</Text>}
        </Stack>
      )}
      <Table
        caption="What was paid"
        columns={[
          { key: 'text', title: 'For', cell: ({ text }: Line) => text },
          { key: 'amount', title: 'Amount', numeric: true, cell: ({ amount }: Line) => amount },
        ]}
        rows={linesOf(purchase)}
        rowKey={({ text }) => text}
      />
      <Text size="small" tone="muted">
        {VAT_REASON_TEXTS[purchase.vatReason]}
      </Text>
    </Stack>
  );
}
