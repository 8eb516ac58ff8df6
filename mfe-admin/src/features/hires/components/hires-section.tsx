import { adminListHires } from '@vela/contracts/endpoints';
import type { AdminHire, HireStatus } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { agreementText, sekText } from '@vela/formats';
import { inContext, listed, t, texts } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { SORTED_BY, sortingOf, useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { dayCell, oreCell, stateText } from '../../../texts/texts.js';
import { HireActions } from './hire-actions.js';
/** States to choose from; typed by the wire, without its schemas. */
const HIRE_STATUSES: readonly HireStatus[] = ['reported', 'confirmed', 'rejected', 'undone'];

const BONUS_STATE_TEXTS = texts({ planned: 'planned', announced: 'announced', paid: 'paid' });

/** A hire that does not stand has nothing that ends. Why it was decided is said as the company reads it. */
const stateCell = ({ status, endedOn, endReportedOn, rejection }: AdminHire): string => {
  if (status !== 'confirmed') return rejection ? `${stateText(status)}: ${rejection}` : stateText(status);
  if (endedOn !== null) return t('Ended {endedOn}', { endedOn: dayCell(endedOn) });
  if (endReportedOn !== null)
    return t('Confirmed; the company says it ended {endedOn}', { endedOn: dayCell(endReportedOn) });
  return rejection ? t('Confirmed; a reported end was dismissed: {why}', { why: rejection }) : stateText(status);
};

const hireColumns = (): readonly TableColumn<AdminHire>[] => [
  {
    key: 'company',
    title: t('Company'),
    cell: ({ companyId, companyName }) => (
      <TextLink to={sectionPath('companies', { id: companyId })}>{companyName || t('Without a name')}</TextLink>
    ),
  },
  {
    key: 'talent',
    title: t('Talent'),
    cell: ({ talentName, roleName }) => `${talentName ?? t('Deleted account')}, ${roleName}`,
  },
  {
    key: 'signedOn',
    title: t('Signed'),
    sortable: true,
    cell: ({ signedOn, late }) => (
      <Cluster gap={4}>
        {dayCell(signedOn)}
        {late && <Badge tone="warning">{t('Told late')}</Badge>}
      </Cluster>
    ),
  },
  { key: 'agreement', title: t('Agreement'), cell: agreementText },
  {
    key: 'answer',
    title: t('Talent says'),
    cell: ({ answer, answerNote }) =>
      answer === null
        ? t('Nothing yet')
        : answerNote === ''
          ? stateText(answer)
          : `${stateText(answer)}: ${answerNote}`,
  },
  {
    key: 'told',
    title: inContext('administration', 'Told by'),
    cell: ({ reportedByCompany, reportedByTalent }) =>
      listed([...(reportedByCompany ? [t('Company')] : []), ...(reportedByTalent ? [t('Talent')] : [])], 'and'),
  },
  {
    key: 'bonus',
    title: t('Bonus'),
    cell: ({ bonus }) =>
      bonus === null
        ? '–'
        : `${sekText(bonus.amountSek)}, ${BONUS_STATE_TEXTS[bonus.state]}${bonus.on === null ? '' : ` ${dayCell(bonus.on)}`}`,
  },
  {
    key: 'fee',
    title: t('Fee with VAT'),
    numeric: true,
    cell: ({ fee, invoiceWaits }) => (
      <Cluster gap={4}>
        {oreCell(fee.totalOre)}
        {invoiceWaits && <Badge tone="warning">{t('No invoice without a country')}</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'status',
    title: t('State'),
    cell: stateCell,
  },
  { key: 'actions', title: t('Change'), actions: true, cell: (hire) => <HireActions hire={hire} /> },
];

/** Hires of all companies. */
export function HiresSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('hires', ['status', ...SORTED_BY]);
  const status = HIRE_STATUSES.find((one) => one === query.status);
  const asked = { sort: query.sort, direction: query.direction, ...(status === undefined ? {} : { status }), page };
  const answer = useAdminQuery(adminListHires, { query: asked }, ({ total, hires }) => ({ total, rows: hires }));
  return (
    <>
      <Narrowing>
        <Choice
          label={t('State')}
          value={status}
          options={HIRE_STATUSES}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('hires')}
        page={page}
        hrefOf={hrefOf}
        columns={hireColumns()}
        rowKey={({ id }) => id}
        {...sortingOf({ query, narrow }, 'reportedAt')}
      />
    </>
  );
}
