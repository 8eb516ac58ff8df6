import { adminListReferrals } from '@vela/contracts/endpoints';
import { TextLink } from '@vela/design-system/link';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ListSection } from '../../../components/list-section.js';
import { Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell } from '../../../texts/texts.js';

/** Codes through which people came. */
export function ReferralsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('referrals', ['search']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListReferrals, { query: asked });
  return (
    <>
      <Narrowing>
        <SearchBox
          key={query.search}
          label={t('Code')}
          value={query.search}
          onSearch={(search) => narrow({ search })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('codes')}
        page={page}
        hrefOf={hrefOf}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: t('Code'),
            cell: ({ code }) => <TextLink to={sectionPath('users', { search: code })}>{code}</TextLink>,
          },
          { key: 'users', title: t('People'), numeric: true, cell: ({ users }) => groupedNumber(users) },
          {
            key: 'withProfile',
            title: t('With a profile'),
            numeric: true,
            cell: ({ withProfile }) => groupedNumber(withProfile),
          },
          { key: 'lastAt', title: t('Latest'), cell: ({ lastAt }) => momentCell(lastAt) },
        ]}
      />
    </>
  );
}
