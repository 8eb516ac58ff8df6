import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { DOWNLOADS } from '@vela/contracts/downloads';
import { adminListInvoices } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import type { Invoice, InvoiceFilter } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { ButtonLink } from '@vela/design-system/button';
import { Cluster, Stack, VisuallyHidden } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { addDays, addMonths, dayOf } from '@vela/market/days';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { SORTED_BY, sortingOf, useSectionQuery } from '../../../hooks/use-section-query.js';
import { useToday } from '../../../hooks/use-today.js';
import { dayCell, oreCell, stateText } from '../../../texts/texts.js';
import { InvoiceActions } from './invoice-actions.js';

/** States to choose from; typed by the wire, without its schemas. */
const INVOICE_FILTERS: readonly InvoiceFilter[] = ['open', 'overdue', 'paid', 'credited', 'toPayBack'];

const InOneLine = styled.span`
  white-space: nowrap;
`;

interface WithNoteProps {
  /** Said small, below; null where there is nothing to say. */
  readonly note: string | null;
  readonly children: ReactNode;
}

const WithNote = ({ note, children }: WithNoteProps) => (
  <>
    {children}
    {note !== null && (
      <Text as="div" size="small" tone="muted">
        {note}
      </Text>
    )}
  </>
);

const sumOf = (credits: Invoice['credits']): number => credits.reduce((sum, { price }) => sum + price.totalOre, 0);

const TONES = { open: 'info', overdue: 'danger', paid: 'success', credited: 'neutral' } as const;

const PeppolLink = ({ number }: { readonly number: string }) => (
  <InOneLine>
    <TextLink to={pathTo(DOWNLOADS.adminPeppol, { number })} reloadDocument download>
      {t('Peppol XML')}
      <VisuallyHidden> {number}</VisuallyHidden>
    </TextLink>
  </InOneLine>
);

const invoiceColumns = (): readonly TableColumn<Invoice>[] => [
  {
    key: 'number',
    title: t('Invoice'),
    sortable: true,
    cell: ({ number, credits }) => (
      <Stack gap={4} align="start">
        <InOneLine>{number}</InOneLine>
        <PeppolLink number={number} />
        {credits.map((credit) => (
          <Fragment key={credit.number}>
            <InOneLine>{t('Credit note {number}', { number: credit.number })}</InOneLine>
            <PeppolLink number={credit.number} />
          </Fragment>
        ))}
      </Stack>
    ),
  },
  {
    key: 'company',
    title: t('Company'),
    cell: ({ companyName, roleName }) => <WithNote note={roleName}>{companyName}</WithNote>,
  },
  {
    key: 'total',
    title: t('With VAT'),
    numeric: true,
    sortable: true,
    cell: ({ price, credits }) => (
      <WithNote note={credits.length === 0 ? null : t('{amount} credited', { amount: oreCell(sumOf(credits)) })}>
        {oreCell(price.totalOre)}
      </WithNote>
    ),
  },
  {
    key: 'left',
    title: t('To pay'),
    numeric: true,
    sortable: true,
    cell: ({ dueOre, overpaidOre }) => (
      <WithNote note={overpaidOre === 0 ? null : t('{amount} to pay back', { amount: oreCell(overpaidOre) })}>
        {dueOre === 0 ? '–' : oreCell(dueOre)}
      </WithNote>
    ),
  },
  {
    key: 'bank',
    title: t('At the bank'),
    numeric: true,
    cell: ({ payments, paidBack = [] }) =>
      payments.length + paidBack.length === 0 ? (
        '–'
      ) : (
        <>
          {payments.map(({ amountOre, on, place = 0 }) => (
            <WithNote key={place} note={dayCell(on)}>
              {oreCell(amountOre)}
            </WithNote>
          ))}
          {paidBack.map(({ amountOre, on, place = 0 }) => (
            <WithNote key={place} note={t('paid back {day}', { day: dayCell(on) })}>
              {oreCell(-amountOre)}
            </WithNote>
          ))}
        </>
      ),
  },
  {
    key: 'due',
    title: t('Due'),
    sortable: true,
    cell: ({ issuedAt, dueOn }) => (
      <WithNote note={t('issued {day}', { day: dayCell(dayOf(new Date(issuedAt))) })}>{dayCell(dueOn)}</WithNote>
    ),
  },
  { key: 'status', title: t('State'), cell: ({ status }) => <Badge tone={TONES[status]}>{stateText(status)}</Badge> },
  { key: 'actions', title: t('Change'), actions: true, cell: (invoice) => <InvoiceActions invoice={invoice} /> },
];

/** @returns the days that bookkeeping usually asks for: the month before, and the year so far */
function bookkeepingSpans(today: string) {
  const month = `${today.slice(0, 7)}-01`;
  return [
    { title: t('Last month as SIE file'), from: addMonths(month, -1), to: addDays(month, -1) },
    { title: t('This year as SIE file'), from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** Invoices of all companies. */
export function InvoicesSection() {
  const today = useToday();
  const { query, page, narrow, hrefOf } = useSectionQuery('invoices', ['status', ...SORTED_BY]);
  const status = INVOICE_FILTERS.find((one) => one === query.status);
  const asked = { sort: query.sort, direction: query.direction, ...(status === undefined ? {} : { status }), page };
  const answer = useAdminQuery(adminListInvoices, { query: asked }, ({ total, invoices }) => ({
    total,
    rows: invoices,
  }));
  return (
    <>
      <Narrowing>
        <Choice
          label={t('State')}
          value={status}
          options={INVOICE_FILTERS}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <Cluster gap={8}>
        {bookkeepingSpans(today).map(({ title, from, to }) => (
          <ButtonLink
            key={title}
            variant="quiet"
            size="small"
            to={`${DOWNLOADS.bookkeeping}?from=${from}&to=${to}`}
            reloadDocument
            download
          >
            {title}
          </ButtonLink>
        ))}
      </Cluster>
      <ListSection
        answer={answer}
        of={t('invoices')}
        page={page}
        hrefOf={hrefOf}
        columns={invoiceColumns()}
        rowKey={({ id }) => id}
        {...sortingOf({ query, narrow }, 'number')}
      />
    </>
  );
}
