import { useState } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { AnonymousProfile, Shortlist } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Container, ScreenOnly, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Skeleton } from '@vela/design-system/skeleton';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { PageTitle } from '@vela/router';
import { PayCurrencyChoice, usePayReader } from '@vela/slice-parts/pay';
import { useShortlist } from '../features/desk/api/desk.js';
import { MarkButtons } from '../features/desk/components/mark-buttons.js';
import { TalentNote } from '../features/desk/components/talent-note.js';
import { saveFile, shortlistCsv } from '../features/desk/csv.js';
import { DESK_TEXTS, keptText } from '../features/desk/texts.js';
import { calledOf } from '../features/talent/called.js';
import { ProfileButton } from '../features/talent/components/profile-button.js';
import { TalentPreview } from '../features/talent/components/talent-preview.js';
import { FoundCard } from '../features/talent-search/components/found-card.js';
import { MemberFrame } from './recruiter-gate.js';

type Entry = Shortlist[number];

function Kept({ entry, onOpen }: { readonly entry: Entry; readonly onOpen: (talent: AnonymousProfile) => void }) {
  const { jobSeekerProfile: talent, connection, by, at, note } = entry;
  const called = calledOf(talent);
  return (
    <FoundCard
      found={entry}
      reader={usePayReader()}
      profileLink={
        <>
          <ProfileButton talent={called} onOpen={() => onOpen(talent)} />
          <MarkButtons handle={talent.id} talent={called} shortlisted />
        </>
      }
    >
      <Stack gap={12}>
        <Text size="small" tone="muted">
          {by === '' ? shortDayText(at) : `${by}, ${shortDayText(at)}`}
        </Text>
        {connection !== null && (
          <TextLink
            to={pathTo(connection.status === 'accepted' ? PATHS.conversation : PATHS.request, {
              connectionId: connection.id,
            })}
          >
            {connection.status === 'accepted' ? t('Open the conversation') : t('Open the request')}
          </TextLink>
        )}
        <TalentNote handle={talent.id} note={note} />
      </Stack>
    </FoundCard>
  );
}

function Entries({ shortlist }: { readonly shortlist: Shortlist }) {
  const reader = usePayReader();
  const [opened, setOpened] = useState<AnonymousProfile | null>(null);
  if (shortlist.length === 0)
    return (
      <EmptyState
        level={2}
        title={DESK_TEXTS.empty}
        action={<ButtonLink to={PATHS.search}>{t('Search talent')}</ButtonLink>}
      >
        {DESK_TEXTS.emptyLead}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <ScreenOnly>
        <Cluster gap={12} align="end">
          <PayCurrencyChoice />
          <Button
            variant="quiet"
            size="small"
            onClick={() => saveFile('shortlist.csv', shortlistCsv(shortlist, reader))}
          >
            {DESK_TEXTS.csv}
          </Button>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {DESK_TEXTS.print}
          </Button>
        </Cluster>
      </ScreenOnly>
      <Heading level={2} size="title">
        {keptText(shortlist.length)}
      </Heading>
      <Stack as="ul" gap={16}>
        {shortlist.map((entry) => (
          <Kept key={entry.jobSeekerProfile.id} entry={entry} onOpen={setOpened} />
        ))}
      </Stack>
      {opened !== null && (
        <Dialog open onClose={() => setOpened(null)} title={t('Talent profile')} size="wide">
          <TalentPreview talent={opened} />
        </Dialog>
      )}
    </Stack>
  );
}

function CompanyShortlist() {
  const answer = useShortlist();
  return (
    <>
      <PageTitle>{DESK_TEXTS.shortlist}</PageTitle>
      <Container>
        <Stack gap={32}>
          <Stack as="header" gap={12}>
            <Heading level={1} size="section">
              {DESK_TEXTS.shortlist}
            </Heading>
            <Text tone="muted" measure>
              {DESK_TEXTS.lead}
            </Text>
          </Stack>
          <Answered
            answer={answer}
            loading={DESK_TEXTS.shortlist}
            failed={DESK_TEXTS.failed}
            reassurance={answer.error?.message}
            skeleton={
              <Stack gap={16}>
                <Skeleton shape="card" />
                <Skeleton shape="card" />
              </Stack>
            }
          >
            {(shortlist) => <Entries shortlist={shortlist} />}
          </Answered>
        </Stack>
      </Container>
    </>
  );
}

/** `/talentseeker/shortlist`: whom the company keeps in sight. */
export const Page = () => (
  <MemberFrame>
    <CompanyShortlist />
  </MemberFrame>
);
