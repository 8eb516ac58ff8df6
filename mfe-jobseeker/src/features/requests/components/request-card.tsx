import styled from 'styled-components';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { clockText } from '@vela/conversation';
import { Badge } from '@vela/design-system/badge';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Cluster, Stack } from '@vela/design-system/layout';
import { ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { ScoreRing } from '@vela/design-system/score-ring';
import { color, fontSize, media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { companyPlaceText } from '@vela/formats';
import { t } from '@vela/language';
import { MATCH_TEXTS } from '@vela/matching';
import { AskingCompany, CompanyMark, Replies } from '@vela/slice-parts/company';
import { useCurrentTime } from '@vela/slice-parts/now';
import { CounterState } from './counter-state.js';
import { RoleFacts } from './role-facts.js';

const Letter = styled(Card)`
  ${media.from('md')} {
    padding: ${space(40)};
  }
`;

const Sender = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(16)};
  align-items: center;
  & > div {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  ${media.from('sm')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > div {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Words = styled.blockquote`
  padding-inline-start: ${space(20)};
  border-inline-start: 3px solid ${color.bright};
  font-size: ${fontSize.large};
  line-height: 1.55;
  white-space: pre-line;
  ${media.from('md')} {
    font-size: 1.1875rem;
  }
`;

const Description = styled.details`
  & > summary {
    cursor: pointer;
    color: ${color.accentText};
    font-weight: 500;
  }
  & > p {
    padding-block-start: ${space(12)};
  }
`;

export interface RequestCardProps {
  readonly request: ReceivedConnection;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onCounter: () => void;
  readonly onReport: () => void;
}

/** A request as a letter: who, what role, what pay, why you, what happens if you say yes. */
export function RequestCard({ request, onAccept, onDecline, onCounter, onReport }: RequestCardProps) {
  const now = useCurrentTime();
  const { company, openRole, breakdown, text, counterOffer, reported } = request;
  const place = companyPlaceText(company);
  const titleId = `request-${request.id}`;
  return (
    <Letter forwardedAs="article" floating aria-labelledby={titleId}>
      <Stack gap={24}>
        <Sender>
          <CompanyMark name={company.name} logoUrl={company.logoUrl} />
          <div>
            <Heading level={2} size="title" id={titleId}>
              {openRole.name}
            </Heading>
            <Text tone="muted">
              {place === '' ? company.name : `${company.name}, ${place}`}{' '}
              <Badge tone={company.verified ? 'success' : 'neutral'}>
                {company.verified ? t('Verified') : t('Not verified yet')}
              </Badge>
              {company.domain !== null && ` ${t('Addresses at {domain}, proven', { domain: company.domain })}`}
            </Text>
            <Text tone="muted" size="small">
              {clockText(request.clock, 'jobSeeker', company.name, now)}
            </Text>
          </div>
          <ScoreRing score={breakdown.score} />
        </Sender>
        <Stack gap={12}>
          <Replies replies={company.replies} />
          <AskingCompany requestId={request.id} name={company.name} />
        </Stack>
        {text !== '' && <Words>{text}</Words>}
        <CounterState request={request} />
        <RoleFacts role={openRole} />
        {openRole.description !== '' && (
          <Description>
            <summary>{t('About the role')}</summary>
            <Text measure ownLines>
              {openRole.description}
            </Text>
          </Description>
        )}
        <Stack gap={16}>
          <Heading level={3} size="large">
            {t('Why you')}
          </Heading>
          <ScoreBreakdown breakdown={breakdown} texts={MATCH_TEXTS} side="jobSeeker" />
        </Stack>
        <Text>
          {t(
            'If you accept, {company} sees your name, email address, picture and profile link. If you decline, it learns nothing about who you are.',
            { company: company.name },
          )}
        </Text>
        <Cluster>
          <Button onClick={onAccept}>{t('Accept')}</Button>
          <Button variant="secondary" onClick={onDecline}>
            {t('Decline')}
          </Button>
          {counterOffer === null && (
            <Button variant="quiet" onClick={onCounter}>
              {t('Yes, if …')}
            </Button>
          )}
        </Cluster>
        {reported ? (
          <Text tone="muted" size="small">
            {t('You reported this request. We look into it.')}
          </Text>
        ) : (
          <div>
            <Button variant="bare" size="small" onClick={onReport}>
              {t('Report this request')}
            </Button>
          </div>
        )}
      </Stack>
    </Letter>
  );
}
