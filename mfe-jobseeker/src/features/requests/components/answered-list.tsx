import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Stack, VisuallyHidden } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { shownOfferText } from '@vela/formats';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { dayText } from '@vela/market/days';
import { usePayReader } from '@vela/slice-parts/pay';
import { endText } from '../texts.js';
import { ReportOver } from './report-over.js';

const List = styled.ul`
  display: grid;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  padding-block: ${space(16)};
  border-block-start: 1px solid ${color.line};
  & > div {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;

/** Requests that are over, the latest first. @param requests none of them open */
export function AnsweredList({ requests }: { readonly requests: readonly ReceivedConnection[] }) {
  const reader = usePayReader();
  return (
    <Stack as="section" gap={12} aria-labelledby="answered-title">
      <Heading level={2} size="title" id="answered-title">
        {t('Earlier requests')}
      </Heading>
      <List>
        {requests.map((request) => {
          const { id, status, company, openRole, answeredAt, createdAt } = request;
          return (
            <Entry key={id}>
              <div>
                <Text weight="medium">{openRole.name}</Text>
                <Text tone="muted" size="small" numeric>
                  {company.name} · {shownOfferText(openRole, reader)} · {dayText(answeredAt ?? createdAt)}
                </Text>
                {status !== 'accepted' && <ReportOver request={request} />}
              </div>
              {status !== 'open' && (
                <div>
                  {status === 'accepted' && (
                    <TextLink to={pathTo(PATHS.talentConversation, { connectionId: id })}>
                      <Trans
                        message="Open the conversation<hidden> with {company}</hidden>"
                        values={{ company: company.name }}
                        parts={{ hidden: <VisuallyHidden /> }}
                      />
                    </TextLink>
                  )}{' '}
                  <Badge {...(status === 'accepted' ? { tone: 'success' } : {})}>{endText(status, request)}</Badge>
                </div>
              )}
            </Entry>
          );
        })}
      </List>
    </Stack>
  );
}
