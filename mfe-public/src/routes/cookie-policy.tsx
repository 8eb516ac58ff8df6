import { Fragment } from 'react';
import { CONSENT_CATEGORIES, CONSENT_COOKIE, type StoredInBrowser } from '@vela/contracts/constants';
import type { PageHead } from '@vela/contracts/remote';
import { COOKIE_SETTINGS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { t } from '@vela/language';
import { DocumentPage } from './document-page.js';

const COLUMNS: readonly TableColumn<StoredInBrowser>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
  { key: 'purpose', title: 'What for', cell: ({ purpose }) => purpose },
  { key: 'lasts', title: 'Kept', cell: ({ lasts }) => lasts },
];

export const head: PageHead = {
  description:
    'Every cookie and every entry in your browser that Vela uses, what for and how long, and how to change your mind.',
};

export function Page() {
  return (
    <DocumentPage
      title={t('Cookie policy')}
      lead="Two categories: what the site cannot do without, and counting visits, which it can."
    >
      {CONSENT_CATEGORIES.map(({ name, title, explanation, always, stores }) => (
        <Fragment key={name}>
          <h2>
            {title}, {always ? 'always on' : 'only after you agreed'}
          </h2>
          <p>{explanation}</p>
          {stores.length > 0 ? (
            <Table
              caption={`What is kept in your browser: ${title.toLowerCase()}`}
              columns={COLUMNS}
              rows={stores}
              rowKey={(kept) => kept.name}
            />
          ) : (
            <p>{t('This category keeps nothing in your browser.')}</p>
          )}
        </Fragment>
      ))}
      <h2>{t('Change your mind')}</h2>
      <p>
        You may accept or reject analytics at any time in the{' '}
        <TextLink to={COOKIE_SETTINGS} preventScrollReset>
          {t('cookie settings')}
        </TextLink>
        . Reject is as easy as accept, and the site works the same. We ask again after {CONSENT_COOKIE.expiresAfterDays}{' '}
        days, or when what we ask for changes.
      </p>
    </DocumentPage>
  );
}
