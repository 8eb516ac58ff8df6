import { adminListPaymentCases } from '@vela/contracts/endpoints';
import type { PaymentCase, PaymentCaseStatus } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { listed, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell, oreCell, stateText } from '../../../texts/texts.js';
import { adviceOf, kindText, OUTCOME_TEXTS } from '../texts.js';
import { CaseActions } from './case-actions.js';

/** States to choose from; typed by the wire, without its schemas. */
const STATUSES: readonly PaymentCaseStatus[] = ['open', 'closed'];

function Standing({ paymentCase }: { readonly paymentCase: PaymentCase }) {
  const { outcome, dueBy, owedTokens, notes } = paymentCase;
  return (
    <Stack gap={4}>
      <Text size="small">{outcome === null ? adviceOf(paymentCase) : OUTCOME_TEXTS[outcome]}</Text>
      {outcome === null && dueBy !== null && (
        <Text size="small">{t('To be answered until {moment}.', { moment: momentCell(dueBy) })}</Text>
      )}
      {owedTokens > 0 && (
        <Text size="small">
          {t('The company owes {owedTokens, plural, one {# token} other {# tokens}}.', { owedTokens })}
        </Text>
      )}
      {notes.map(({ at, by, text }) => (
        <Text key={at + text} size="small" tone="muted">
          {momentCell(at)}, {by}: {text}
        </Text>
      ))}
    </Stack>
  );
}

const caseColumns = (): readonly TableColumn<PaymentCase>[] => [
  {
    key: 'kind',
    title: t('What'),
    cell: (paymentCase) => (
      <Badge tone={paymentCase.closedAt === null ? 'warning' : 'neutral'}>{kindText(paymentCase)}</Badge>
    ),
  },
  {
    key: 'company',
    title: t('Company'),
    cell: ({ companyId, companyName }) => (
      <TextLink to={sectionPath('companies', { id: companyId })}>{companyName || t('Without a name')}</TextLink>
    ),
  },
  { key: 'amount', title: t('Amount'), numeric: true, cell: ({ amountOre }) => oreCell(amountOre) },
  {
    key: 'payment',
    title: t('Payment'),
    cell: ({ receiptNumber, paymentIntentId }) =>
      listed([receiptNumber, paymentIntentId].filter((part) => part !== null)) || '–',
  },
  { key: 'opened', title: t('Since'), cell: ({ openedAt }) => momentCell(openedAt) },
  { key: 'standing', title: t('What to do'), cell: (paymentCase) => <Standing paymentCase={paymentCase} /> },
  {
    key: 'actions',
    title: t('Change'),
    actions: true,
    cell: (paymentCase) => <CaseActions paymentCase={paymentCase} />,
  },
];

/** The payments desk: money that somebody has to look after. */
export function PaymentsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('payments', ['status']);
  const status = STATUSES.find((one) => one === query.status);
  const answer = useAdminQuery(adminListPaymentCases, {
    query: { ...(status === undefined ? {} : { status }), page },
  });
  return (
    <>
      <Narrowing>
        <Choice
          label={t('State')}
          value={status}
          options={STATUSES}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('payment cases')}
        page={page}
        hrefOf={hrefOf}
        columns={caseColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
