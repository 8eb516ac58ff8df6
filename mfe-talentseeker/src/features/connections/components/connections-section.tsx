import type { SentConnection } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useConnections } from '../api/list-connections.js';
import { connectionsByState } from '../by-state.js';
import { ContactCard } from './contact-card.js';
import { EndedRequests } from './ended-requests.js';
import { OpenRequest } from './open-request.js';

function Requests({ requests }: { readonly requests: readonly SentConnection[] }) {
  if (requests.length === 0)
    return (
      <EmptyState title={t('No requests yet')} level={3}>
        {t('Open a role, read why somebody matches, and press the star to ask for a talk.')}
      </EmptyState>
    );
  const { accepted, open, ended } = connectionsByState(requests);
  return (
    <Stack gap={24}>
      {accepted.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={3} size="large">
            {t('Accepted')}
          </Heading>
          {accepted.map(({ connection, extra }) => (
            <ContactCard key={connection.id} connection={connection} extra={extra} />
          ))}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={3} size="large">
            {t('Waiting for an answer')}
          </Heading>
          {open.map((connection) => (
            <OpenRequest key={connection.id} connection={connection} />
          ))}
        </Stack>
      )}
      {ended.length > 0 && <EndedRequests requests={ended} />}
    </Stack>
  );
}

/** The company's requests: who accepted, who has not answered yet, and what came to nothing. */
export function ConnectionsSection() {
  return (
    <Answered
      answer={useConnections()}
      loading={t('Loading your requests')}
      failed={t('Your requests could not be loaded')}
      level={3}
      skeleton={<Skeleton shape="card" />}
    >
      {(requests) => <Requests requests={requests} />}
    </Answered>
  );
}
