import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import type { ConversationDetails, ReceivedConnection } from '@vela/contracts/schemas';
import { AskedConversation, clockText, ConversationMenu, Meetings, PersonCard, Thread } from '@vela/conversation';
import { Badge } from '@vela/design-system/badge';
import { Beside, Stack } from '@vela/design-system/layout';
import { ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { color, media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { MATCH_TEXTS } from '@vela/matching';
import { AskingCompany, CompanyMark } from '@vela/slice-parts/company';
import { useCurrentTime } from '@vela/slice-parts/now';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)} ${space(64)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Letter = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(16)};
  border-inline-start: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const More = styled.details`
  & > summary {
    cursor: pointer;
    color: ${color.accentText};
    font-weight: 500;
  }
  & > div {
    padding-block-start: ${space(16)};
  }
`;

function Request({ request, facts }: { readonly request: ReceivedConnection; readonly facts: ReactNode }) {
  return (
    <Stack as="section" gap={16} aria-labelledby="request-title">
      <Heading level={2} size="title" id="request-title">
        {t('What you said yes to')}
      </Heading>
      <Text weight="medium">{request.openRole.name}</Text>
      {request.text !== '' && <Letter>{request.text}</Letter>}
      {facts}
      {request.openRole.description !== '' && (
        <Text measure ownLines>
          {request.openRole.description}
        </Text>
      )}
      <More>
        <summary>{t('Why you')}</summary>
        <div>
          <ScoreBreakdown breakdown={request.breakdown} texts={MATCH_TEXTS} side="jobSeeker" />
        </div>
      </More>
    </Stack>
  );
}

function Shown({
  details,
  factsOf,
}: { readonly details: ConversationDetails } & Pick<TalentConversationProps, 'factsOf'>) {
  const { companyName, received, people, roleName } = details;
  const recruiters = people.filter(({ side, key }) => side === 'company' && key !== 'closed');
  const waiting = clockText(details.waiting, 'jobSeeker', companyName, useCurrentTime());
  return (
    <Stack gap={32}>
      <Beside>
        {received !== null && <CompanyMark name={companyName} logoUrl={received.company.logoUrl} size="large" />}
        <Stack gap={4}>
          <Heading level={1} size="section">
            {companyName}
          </Heading>
          <Text tone="muted">
            {roleName}{' '}
            {received !== null && (
              <Badge tone={received.company.verified ? 'success' : 'neutral'}>
                {received.company.verified ? t('Verified') : t('Not verified yet')}
              </Badge>
            )}
          </Text>
          {waiting !== '' && (
            <Text tone="muted" size="small">
              {waiting}
            </Text>
          )}
        </Stack>
      </Beside>
      <Columns>
        <Thread key={details.id} details={details} />
        <Stack as="aside" gap={32} aria-label={t('Whom you talk to')}>
          <Stack gap={16}>
            {recruiters.map((person) => (
              <PersonCard key={person.key} person={person} />
            ))}
          </Stack>
          {received !== null && <AskingCompany requestId={received.id} name={companyName} />}
          <Meetings details={details} />
          {received !== null && <Request request={received} facts={factsOf(received)} />}
          <ConversationMenu details={details} />
        </Stack>
      </Columns>
    </Stack>
  );
}

export interface TalentConversationProps {
  readonly id: string;
  /** What the role offers. */
  readonly factsOf: (request: ReceivedConnection) => ReactNode;
}

/** A conversation as the talent sees it: the thread, who the company is, and what was said yes to. */
export function TalentConversation({ id, factsOf }: TalentConversationProps) {
  return (
    <AskedConversation
      id={id}
      dashboard={PATHS.jobSeekerDashboard}
      begins={t('A conversation begins once you have accepted a request.')}
    >
      {(details) => <Shown details={details} factsOf={factsOf} />}
    </AskedConversation>
  );
}
