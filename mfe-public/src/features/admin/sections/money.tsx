import styled from 'styled-components';
import {
  adminConfirmHire,
  adminListHires,
  adminListInvoices,
  adminMarkInvoicePaid,
  adminRefundHire,
  adminRejectHire,
  adminSetHireBonus,
} from '@vela/contracts/endpoints';
import type { AdminHire, Invoice } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { useAdminQuery } from '../api/admin-query.js';
import { ChangeButton } from '../components/change-button.js';
import { REASON } from '../components/change-dialog.js';
import { ListSection } from '../components/list-section.js';
import { Choice, Narrowing } from '../components/narrowing.js';
import { HIRE_STATUSES, INVOICE_STATUSES } from '../states.js';
import { dayText, momentText, oreText, stateText } from '../words.js';
import { sectionPath } from './section-names.js';
import { useSectionQuery } from './use-section-query.js';

const BONUS = {
  name: 'bonusSek',
  label: 'Bonus of the talent, SEK',
  hint: 'Whole kronor. Shown to the talent once it is set.',
} as const;

function HireActions({ hire: { id, status, endedOn, endReportedOn, talentName } }: { readonly hire: AdminHire }) {
  const params = { id };
  const talent = talentName ?? 'a deleted account';
  if (status === 'reported')
    return (
      <Cluster gap={8}>
        <ChangeButton
          label="Confirm"
          title={`Confirm the hire of ${talent}`}
          confirm="Confirm hire"
          done="The hire is confirmed"
          fields={[{ ...BONUS, hint: `${BONUS.hint} Leave it empty to set it later.` }, REASON]}
          description="It counts for the company, and its fee is invoiced a day later."
          change={(api, { bonusSek = '', reason = '' }) =>
            api.call(adminConfirmHire, {
              params,
              body: { bonusSek: bonusSek === '' ? null : Number(bonusSek), reason },
            })
          }
        />
        <ChangeButton
          label="Reject"
          title={`Reject the hire of ${talent}`}
          confirm="Reject hire"
          done="The hire is rejected"
          fields={[REASON]}
          description="The company reads the reason."
          change={(api, { reason = '' }) => api.call(adminRejectHire, { params, body: { reason } })}
        />
      </Cluster>
    );
  if (status === 'rejected' || endedOn !== null) return '–';
  return (
    <Cluster gap={8}>
      <ChangeButton
        label="Set bonus"
        title={`Set the bonus of ${talent}`}
        confirm="Set bonus"
        done="The bonus is set"
        fields={[BONUS, REASON]}
        change={(api, { bonusSek = '', reason = '' }) =>
          api.call(adminSetHireBonus, { params, body: { bonusSek: Number(bonusSek), reason } })
        }
      />
      <ChangeButton
        label="Refund"
        title={`Refund a part of the fee for ${talent}`}
        confirm="Confirm the end and refund"
        done="The fee is credited"
        description="The share follows from the day on which the contract ended within the probation."
        fields={[
          { name: 'endedOn', label: 'Last day of the contract', kind: 'date', initial: endReportedOn ?? '' },
          REASON,
        ]}
        change={(api, { endedOn = '', reason = '' }) =>
          api.call(adminRefundHire, { params, body: { endedOn, reason } })
        }
      />
    </Cluster>
  );
}

const HIRE_COLUMNS: readonly TableColumn<AdminHire>[] = [
  {
    key: 'company',
    title: 'Company',
    cell: ({ companyId, companyName }) => (
      <TextLink to={sectionPath('companies', { id: companyId })}>{companyName || 'Without a name'}</TextLink>
    ),
  },
  {
    key: 'talent',
    title: 'Talent',
    cell: ({ talentName, roleName }) => `${talentName ?? 'Deleted account'}, ${roleName}`,
  },
  {
    key: 'signedOn',
    title: 'Signed',
    cell: ({ signedOn, late }) => (
      <Cluster gap={4}>
        {dayText(signedOn)}
        {late && <Badge tone="warning">Told late</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'answer',
    title: 'Talent says',
    cell: ({ answer, answerNote }) =>
      answer === null ? 'Nothing yet' : answerNote === '' ? stateText(answer) : `${stateText(answer)}: ${answerNote}`,
  },
  { key: 'fee', title: 'Fee with VAT', numeric: true, cell: ({ fee }) => oreText(fee.totalOre) },
  {
    key: 'status',
    title: 'State',
    cell: ({ status, endedOn, endReportedOn }) =>
      endedOn !== null
        ? `Ended ${dayText(endedOn)}`
        : endReportedOn !== null
          ? `Confirmed; the company says it ended ${dayText(endReportedOn)}`
          : stateText(status),
  },
  { key: 'actions', title: 'Change', cell: (hire) => <HireActions hire={hire} /> },
];

/** Hires of all companies. */
export function HiresSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('hires', ['status']);
  const status = HIRE_STATUSES.find((one) => one === query.status);
  const asked = { ...(status === undefined ? {} : { status }), page };
  const answer = useAdminQuery(adminListHires, { query: asked }, ({ total, hires }) => ({ total, rows: hires }));
  return (
    <>
      <Narrowing>
        <Choice
          label="State"
          value={status}
          options={HIRE_STATUSES}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of="hires"
        page={page}
        hrefOf={hrefOf}
        columns={HIRE_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const InOneLine = styled.span`
  white-space: nowrap;
`;

const TONES = { open: 'info', overdue: 'danger', paid: 'success' } as const;

const INVOICE_COLUMNS: readonly TableColumn<Invoice>[] = [
  { key: 'number', title: 'Invoice', cell: ({ number }) => <InOneLine>{number}</InOneLine> },
  { key: 'company', title: 'Company', cell: ({ companyName }) => companyName },
  { key: 'role', title: 'Role', cell: ({ roleName }) => roleName },
  { key: 'total', title: 'With VAT', numeric: true, cell: ({ price }) => oreText(price.totalOre) },
  {
    key: 'credit',
    title: 'Credited',
    numeric: true,
    cell: ({ credit }) => (credit === null ? '–' : oreText(credit.price.totalOre)),
  },
  { key: 'issued', title: 'Issued', cell: ({ issuedAt }) => momentText(issuedAt) },
  { key: 'due', title: 'Due', cell: ({ dueOn }) => dayText(dueOn) },
  { key: 'status', title: 'State', cell: ({ status }) => <Badge tone={TONES[status]}>{stateText(status)}</Badge> },
  {
    key: 'actions',
    title: 'Change',
    cell: ({ id, number, status }) =>
      status === 'paid' ? (
        '–'
      ) : (
        <ChangeButton
          label="Mark paid"
          title={`Invoice ${number} was paid`}
          confirm="Mark as paid"
          done="The invoice is paid"
          fields={[REASON]}
          change={(api, { reason = '' }) => api.call(adminMarkInvoicePaid, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Invoices of all companies. */
export function InvoicesSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('invoices', ['status']);
  const status = INVOICE_STATUSES.find((one) => one === query.status);
  const asked = { ...(status === undefined ? {} : { status }), page };
  const answer = useAdminQuery(adminListInvoices, { query: asked }, ({ total, invoices }) => ({
    total,
    rows: invoices,
  }));
  return (
    <>
      <Narrowing>
        <Choice
          label="State"
          value={status}
          options={INVOICE_STATUSES}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of="invoices"
        page={page}
        hrefOf={hrefOf}
        columns={INVOICE_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}
