import { Fragment } from 'react';
import { CONSENT_CATEGORIES, CONSENT_COOKIE, type StoredInBrowser } from '@vela/contracts/constants';
import type { PageHead } from '@vela/contracts/remote';
import { COOKIE_SETTINGS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { inContext, t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { DocumentPage } from './document-page.js';

const columns = (): readonly TableColumn<StoredInBrowser>[] => [
  { key: 'name', title: inContext('of a thing', 'Name'), cell: ({ name }) => <strong translate="no">{name}</strong> },
  { key: 'kind', title: t('Kind'), cell: ({ kind }) => kind },
  { key: 'purpose', title: t('What for'), cell: ({ purpose }) => purpose },
  { key: 'lasts', title: inContext('how long', 'Kept'), cell: ({ lasts }) => lasts },
];

export const head: PageHead = texts({
  description:
    'Every cookie and every entry in your browser that Vela uses, what for and how long, and how to change your mind.',
});

export function Page() {
  return (
    <DocumentPage
      title={t('Cookie policy')}
      lead={t('Two categories: what the site cannot do without, and counting visits, which it can.')}
    >
      {CONSENT_CATEGORIES.map(({ name, title, explanation, always, stores }) => (
        <Fragment key={name}>
          <h2>{always ? t('{title}, always on', { title }) : t('{title}, only after you agreed', { title })}</h2>
          <p>{explanation}</p>
          {stores.length > 0 ? (
            <Table
              caption={t('What is kept in your browser: {category}', { category: title.toLowerCase() })}
              columns={columns()}
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
        <Trans
          message={
            'You may accept or reject analytics at any time in the <settings>cookie settings</settings>. Reject is as ' +
            'easy as accept, and the site works the same. We ask again after {days, plural, one {# day} other {# days}}, or when what we ask for changes.'
          }
          values={{ days: CONSENT_COOKIE.expiresAfterDays }}
          parts={{ settings: <TextLink to={COOKIE_SETTINGS} preventScrollReset /> }}
        />
      </p>
    </DocumentPage>
  );
}
