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

const REFUND_TEXTS = {
  pending: 'asked of the bank',
  succeeded: 'paid back',
  failed: 'sent back by the bank',
} as const;

function Refunds({
  purchase: { refundedOre, refundedTokens, refundedSpentTokens, refunds },
}: {
  readonly purchase: Purchase;
}) {
  if (refundedOre === 0 && refunds.length === 0) return null;
  return (
    <Banner tone="info" title={`${exactOreText(refundedOre)} refunded`}>
      {tokensText(refundedTokens)} taken back.
      {refundedSpentTokens > 0 && ` ${tokensText(refundedSpentTokens)} had been spent.`}
      {refunds.map(({ amountOre, state, at }) => (
        <p key={at}>
          {dayText(at)}: {exactOreText(amountOre)} {REFUND_TEXTS[state]}.
        </p>
      ))}
    </Banner>
  );
}

function Disputes({ purchase: { disputes } }: { readonly purchase: Purchase }) {
  return disputes.map(({ amountOre, state, openedAt, frozenTokens, takenTokens, owedTokens }) => {
    if (state === 'won')
      return (
        <Banner key={openedAt} tone="info" title={`A dispute about ${exactOreText(amountOre)} is over`}>
          The payment stands.
        </Banner>
      );
    if (state === 'open')
      return (
        <Banner
          key={openedAt}
          tone="warning"
          title={`${exactOreText(amountOre)} are disputed since ${dayText(openedAt)}`}
        >
          The bank of the card took the payment back until this is decided. {tokensText(frozenTokens)} cannot be spent
          meanwhile. If it is a mistake, ask the bank to end the dispute.
        </Banner>
      );
    return (
      <Banner key={openedAt} tone="danger" title={`${exactOreText(amountOre)} were charged back`}>
        {tokensText(takenTokens)} taken back.
        {owedTokens > 0 && ` ${tokensText(owedTokens)} had been spent and became a debt.`}
      </Banner>
    );
  });
}

/** What was bought, by whom, for how much. */
export function ReceiptSheet({ purchase }: { readonly purchase: Purchase }) {
  const { buyer, paidAt } = purchase;
  return (
    <Stack gap={32}>
      {paidAt !== null && <Text tone="muted">Paid on {dayText(paidAt)}</Text>}
      <Refunds purchase={purchase} />
      <Disputes purchase={purchase} />
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
