import { useState } from 'react';
import { isMeantDay } from '@vela/contracts/days';
import { adminListAudit } from '@vela/contracts/endpoints';
import type { AdminAuditEntry } from '@vela/contracts/schemas';
import { Autocomplete } from '@vela/design-system/autocomplete';
import { Button } from '@vela/design-system/button';
import { TextLink } from '@vela/design-system/link';
import { useEndpoint } from '@vela/design-system/services';
import type { TableColumn } from '@vela/design-system/table';
import { inContext, t } from '@vela/language';
import { DayFilter } from '@vela/slice-parts/days';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { ListSection } from '../../../components/list-section.js';
import { Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell } from '../../../texts/texts.js';
import { actionOptions, actionText, detailsText, subjectText } from '../entry-text.js';
import { releaseDetailsText, releaseTeam } from '../release-texts.js';

const ShownIds = ({ ids }: { readonly ids: readonly string[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        <TextLink to={sectionPath('audit', { subjectId: id })}>{id}</TextLink>
      </li>
    ))}
  </ul>
);

/** All whom a look showed, which a page of the log does not tell. */
function AllShown({ id }: Pick<AdminAuditEntry, 'id'>) {
  const answer = useEndpoint(adminListAudit, { query: { entryId: id, page: 1 } });
  return <Answered answer={answer}>{({ rows }) => <ShownIds ids={rows[0]?.shown ?? []} />}</Answered>;
}

/** Whom a look showed, by the ids that lead to them; drawn once it is opened. */
function Shown({ entry: { id, shown = [], shownCount = shown.length } }: { readonly entry: AdminAuditEntry }) {
  const [open, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (shownCount === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('{count, plural, one {# person or record} other {# people and records}}', { count: shownCount })}
      </summary>
      {open && (isWhole ? <AllShown id={id} /> : <ShownIds ids={shown} />)}
      {open && !isWhole && shownCount > shown.length && (
        <Button variant="bare" size="small" onClick={() => setWhole(true)}>
          {t('Show all')}
        </Button>
      )}
    </details>
  );
}

const auditColumns = (): readonly TableColumn<AdminAuditEntry>[] => [
  { key: 'at', title: t('When'), cell: ({ at }) => momentCell(at) },
  {
    key: 'action',
    title: t('Action'),
    cell: (entry) => <TextLink to={sectionPath('audit', { action: entry.action })}>{actionText(entry)}</TextLink>,
  },
  {
    key: 'actor',
    title: inContext('administration', 'By'),
    cell: (entry) => {
      const { actorId, actorName } = entry;
      return actorId === null ? (
        (releaseTeam(entry) ?? t('The platform'))
      ) : (
        <TextLink to={sectionPath('audit', { actorId })}>{actorName ?? t('Deleted account')}</TextLink>
      );
    },
  },
  {
    key: 'subject',
    title: inContext('administration', 'About'),
    cell: (entry) => (
      <TextLink to={sectionPath('audit', { subjectId: entry.subjectId })}>{subjectText(entry)}</TextLink>
    ),
  },
  {
    key: 'details',
    title: t('Details'),
    cell: (entry) => (
      <>
        {releaseDetailsText(entry) ?? detailsText(entry)}
        <Shown entry={entry} />
      </>
    ),
  },
];

/** What was done by whom, newest first. */
export function AuditSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('audit', [
    'action',
    'actorId',
    'subjectId',
    'companyId',
    'from',
    'to',
  ]);
  const { from = '', to = '', ...others } = query;
  // An address that was written by hand names days as it likes.
  const asked = { ...others, ...(isMeantDay(from) && { from }), ...(isMeantDay(to) && { to }), page };
  const answer = useAdminQuery(adminListAudit, { query: asked });
  const actions = actionOptions();
  const narrowed = query.actorId ?? query.subjectId ?? query.companyId;
  return (
    <>
      <Narrowing>
        <Autocomplete
          label={t('Action')}
          options={actions}
          // Who only looks what there is reads all of them.
          limit={actions.length}
          value={query.action ?? null}
          onChange={(action) => narrow({ action: action ?? undefined })}
          placeholder={t('All')}
        />
        <SearchBox
          key={query.subjectId}
          label={t('Id of whom or what it is about')}
          value={query.subjectId}
          onSearch={(subjectId) => narrow({ subjectId })}
        />
        <DayFilter name="from" label={t('From')} value={query.from ?? ''} onChange={(from) => narrow({ from })} />
        <DayFilter name="to" label={t('To')} value={query.to ?? ''} onChange={(to) => narrow({ to })} />
      </Narrowing>
      {narrowed !== undefined && <TextLink to={sectionPath('audit')}>{t('Show all entries again')}</TextLink>}
      <ListSection
        answer={answer}
        of={t('entries')}
        page={page}
        hrefOf={hrefOf}
        columns={auditColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
