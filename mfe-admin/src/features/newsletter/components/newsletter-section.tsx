import { addressOf } from '@vela/contracts/client';
import { adminGetSubscribersCsv, adminListSubscribers } from '@vela/contracts/endpoints';
import type { AdminSubscriber } from '@vela/contracts/schemas';
import { ButtonLink } from '@vela/design-system/button';
import type { TableColumn } from '@vela/design-system/table';
import { groupedNumber } from '@vela/formats';
import { inContext, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { momentCell, stateText } from '../../../texts/texts.js';

const subscriberColumns = (): readonly TableColumn<AdminSubscriber>[] => [
  { key: 'email', title: t('Email'), cell: ({ email }) => email },
  { key: 'name', title: t('Name'), cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { key: 'status', title: t('State'), cell: ({ status }) => stateText(status) },
  { key: 'createdAt', title: inContext('administration', 'Asked'), cell: ({ createdAt }) => momentCell(createdAt) },
  { key: 'confirmedAt', title: t('Confirmed'), cell: ({ confirmedAt }) => momentCell(confirmedAt) },
];

/** Who asked for the newsletter. */
export function NewsletterSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('newsletter', ['search', 'status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListSubscribers, { query: asked });
  const counts = answer.data?.counts;
  return (
    <>
      <Narrowing>
        <SearchBox
          key={query.search}
          label={t('Email')}
          value={query.search}
          onSearch={(search) => narrow({ search })}
        />
        <Choice
          label={t('State')}
          value={query.status}
          options={['pending', 'confirmed', 'ended'] as const}
          onChange={(status) => narrow({ status })}
          textOf={(status) =>
            `${stateText(status)}${counts === undefined ? '' : ` (${groupedNumber(counts[status])})`}`
          }
        />
      </Narrowing>
      <div>
        <ButtonLink
          variant="quiet"
          size="small"
          reloadDocument
          download
          to={addressOf(adminGetSubscribersCsv.path, { query })}
        >
          {t('Download CSV')}
        </ButtonLink>
      </div>
      <ListSection
        answer={answer}
        of={t('subscribers')}
        page={page}
        hrefOf={hrefOf}
        columns={subscriberColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
