import { adminListHires } from '@vela/contracts/endpoints';
import type { AdminHire, HireStatus } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { sekText } from '@vela/formats';
import { t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections.js';
import { dayText, oreText, stateText } from '../../../texts/texts.js';
import { HireActions } from './hire-actions.js';
/** States to choose from; typed by the wire, without its schemas. */
const HIRE_STATUSES: readonly HireStatus[] = ['reported', 'confirmed', 'rejected', 'undone'];

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
        {late && <Badge tone="warning">{t('Told late')}</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'answer',
    title: 'Talent says',
    cell: ({ answer, answerNote }) =>
      answer === null ? 'Nothing yet' : answerNote === '' ? stateText(answer) : `${stateText(answer)}: ${answerNote}`,
  },
  {
    key: 'told',
    title: 'Told by',
    cell: ({ reportedByCompany, reportedByTalent }) =>
      [reportedByCompany && 'Company', reportedByTalent && 'Talent'].filter(Boolean).join(' and '),
  },
  {
    key: 'bonus',
    title: 'Bonus',
    cell: ({ bonus }) =>
      bonus === null
        ? '–'
        : `${sekText(bonus.amountSek)}, ${bonus.state}${bonus.on === null ? '' : ` ${dayText(bonus.on)}`}`,
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
          label={t('State')}
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
