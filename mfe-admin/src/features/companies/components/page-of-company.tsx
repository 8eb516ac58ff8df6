import { adminApprovePage, adminGetPageOfCompany, adminTakePageDown } from '@vela/contracts/endpoints';
import type { CompanyPage } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { momentCell } from '../../../texts/texts.js';

const LOGO_SIDE = 80;

/** Everything that a company wrote itself; null where it wrote nothing. */
const writtenOf = ({ about, website, benefits, countriesCities }: CompanyPage): readonly string[] =>
  [about, website ?? '', benefits.join(' · '), Object.keys(countriesCities).join(' · ')].filter((text) => text !== '');

const stateOf = ({ takenDown }: CompanyPage): string | null => {
  if (takenDown === null) return null;
  return takenDown.changedAt === null ? t('Taken down') : t('Changed since it was taken down');
};

interface Whose {
  readonly id: string;
  /** Of one without people nothing is decided. */
  readonly isClosed: boolean;
}

function Page({ id, isClosed, page }: Whose & { readonly page: CompanyPage }) {
  const { takenDown, logoUrl, name } = page;
  const changedAt = takenDown?.changedAt ?? null;
  const state = stateOf(page);
  const written = writtenOf(page);
  return (
    <Stack gap={12}>
      {state !== null && takenDown !== null && (
        <Text>
          <Badge tone="warning">{state}</Badge> {momentCell(takenDown.at)}: {t('“{text}”', { text: takenDown.reason })}
        </Text>
      )}
      {logoUrl !== null && <img src={logoUrl} alt={t('Logo of {name}', { name })} width={LOGO_SIDE} />}
      {written.length === 0 && logoUrl === null && <Text tone="muted">{t('It has written nothing yet.')}</Text>}
      {written.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <Cluster>
        {!isClosed && (takenDown === null || changedAt !== null) && (
          <ChangeButton
            label={t('Take the page down')}
            title={t('Take the page of {name} down', { name })}
            confirm={t('Take it down')}
            done={t('Talent does not see the page any more')}
            description={t(
              'Texts and logo are shown to nobody but the company until it changes them and you approve. Its owner reads your reason.',
            )}
            fields={[REASON]}
            change={(api, { reason = '' }) => api.call(adminTakePageDown, { params: { id }, body: { reason } })}
          />
        )}
        {changedAt !== null && (
          <ChangeButton
            label={t('Show the page again')}
            title={t('Show the page of {name} again', { name })}
            confirm={t('Show it again')}
            done={t('Talent sees the page again')}
            description={t('As it stands here. The owner is told.')}
            fields={[]}
            change={(api) => api.call(adminApprovePage, { params: { id }, body: { changedAt } })}
          />
        )}
      </Cluster>
    </Stack>
  );
}

/** What a company says of itself to talent, and the ways to take it down and to show it again. */
export function PageOfCompany({ id, isClosed }: Whose) {
  const answer = useAdminQuery(adminGetPageOfCompany, { params: { id } });
  return (
    <Stack as="section" gap={12} aria-labelledby="page-of-company">
      <Heading level={3} size="large" id="page-of-company">
        {t('Page for talent')}
      </Heading>
      <Answered answer={answer}>{(page) => <Page id={id} isClosed={isClosed} page={page} />}</Answered>
    </Stack>
  );
}
