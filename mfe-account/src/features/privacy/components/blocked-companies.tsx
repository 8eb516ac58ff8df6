import { useState } from 'react';
import type { BlockableCompany } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button, ConfirmButton } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Heading, Text } from '@vela/design-system/typography';
import { companyPlaceText } from '@vela/formats';
import { t } from '@vela/language';
import {
  SEARCH_MIN,
  useBlockedCompanies,
  useChangeBlock,
  useCompaniesThatWrote,
  useCompanySearch,
} from '../api/blocked-companies.js';
import { AdvanceShield } from './advance-shield.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

interface RowProps {
  readonly company: BlockableCompany;
  readonly blocked: boolean;
  readonly change: ReturnType<typeof useChangeBlock>;
}

function Row({ company, blocked, change }: RowProps) {
  const running = change.isPending && change.variables.companyId === company.id;
  const toasts = useToasts();
  const set = (next: boolean) => change.mutateAsync({ companyId: company.id, blocked: next });
  // A promise, not callbacks of `mutate`: the row is gone before they would be called. What is said of a failure stands below.
  const unblock = (): void =>
    void set(false).then(
      () =>
        toasts.show({
          message: t('{company} is no longer blocked', { company: company.name }),
          // A name that was shielded in advance is no company that could be named again, and to block a company that was
          // left would hide from more than it alone.
          ...(company.advance || company.left
            ? {}
            : { action: { label: t('Undo'), onAction: () => void set(true).catch(() => undefined) } }),
        }),
      () => undefined,
    );
  const place = company.left ? t('This account alone, because you left it') : companyPlaceText(company);
  const note = company.advance ? t('Every company with this name, also new ones') : place;
  const blockAll = (label: string, shown: string) => (
    <ConfirmButton
      variant="secondary"
      size="small"
      label={label}
      question={t('An open request from it is declined, and stays declined.')}
      yes={t('Yes, block')}
      no={t('Do not block')}
      loading={running}
      onConfirm={() => set(true).catch(() => undefined)}
    >
      {shown}
    </ConfirmButton>
  );
  return (
    <Entry>
      <div>
        <Text weight="medium">{company.name}</Text>
        {note !== '' && (
          <Text tone="muted" size="small">
            {note}
          </Text>
        )}
      </div>
      {blocked ? (
        <Cluster gap={8}>
          {company.left &&
            blockAll(t('Block all accounts of {company}', { company: company.name }), t('Block all its accounts'))}
          <Button
            variant="secondary"
            size="small"
            loading={running}
            aria-label={t('Unblock {company}', { company: company.name })}
            onClick={unblock}
          >
            {t('Unblock')}
          </Button>
        </Cluster>
      ) : (
        blockAll(t('Block {company}', { company: company.name }), t('Block'))
      )}
    </Entry>
  );
}

/** Companies that are to know nothing of the talent, such as their employer. */
export function BlockedCompanies() {
  const blocked = useBlockedCompanies();
  const change = useChangeBlock();
  const [name, setName] = useState('');
  const found = useCompanySearch(name);
  const ids = new Set(blocked.data?.map(({ id }) => id));
  const wrote = useCompaniesThatWrote();
  const searching = name.trim().length >= SEARCH_MIN;
  const companies = (searching ? found : wrote).data;
  const candidates = companies?.filter(({ id }) => !ids.has(id));
  const nothingToBlock =
    companies?.length === 0
      ? t('No company on Vela is called “{name}”.', { name: name.trim() })
      : t('You block every company found for “{name}”.', { name: name.trim() });
  return (
    <Section
      matter="blocked-companies"
      about={t(
        'A company that you block never finds or views you, under none of its accounts, and an open request of it is declined. It is not told. What you already shared with it by accepting a request, it keeps. As long as you block anybody, only companies that Vela has verified find you: a name that nobody has checked could be anybody’s. The roles that you come upon follow all this once a month, or blocking would tell whose a role is. Until then, interest that you show in a role reaches no company that you block.',
      )}
    >
      <Answer asked={blocked} what={t('Your blocked companies')}>
        {(companies) =>
          companies.length === 0 ? (
            <Text>{t('You block no company.')}</Text>
          ) : (
            <Entries aria-label={t('Companies that you block')}>
              {companies.map((company) => (
                <Row key={company.id} company={company} blocked change={change} />
              ))}
            </Entries>
          )
        }
      </Answer>
      <Stack gap={8}>
        <TextField
          label={t('Find a company to block')}
          hint={t('By any word of its name, such as your employer’s.')}
          type="search"
          value={name}
          onChange={setName}
        />
        <div role="status">
          {searching && candidates?.length === 0 && (
            <Text tone="muted" size="small">
              {nothingToBlock}
            </Text>
          )}
          {found.isError && (
            <Text tone="muted" size="small">
              {t('The companies could not be searched. Change the name to try again.')}
            </Text>
          )}
        </div>
        {candidates !== undefined && candidates.length > 0 && (
          <Stack gap={4}>
            <Heading level={3} size="body">
              {searching ? t('Companies found') : t('Companies that wrote to you')}
            </Heading>
            <Entries>
              {candidates.map((company) => (
                <Row key={company.id} company={company} blocked={false} change={change} />
              ))}
            </Entries>
          </Stack>
        )}
      </Stack>
      {searching && <AdvanceShield name={name.trim()} onDone={() => setName('')} />}
      {change.isError && <Banner tone="danger">{change.error.message || TEXTS.unknownError}</Banner>}
    </Section>
  );
}
