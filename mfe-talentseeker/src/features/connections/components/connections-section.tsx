import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Heading } from '@vela/design-system/typography';
import { useConnections } from '../api/list-connections.js';
import { connectionsByState } from '../by-state.js';
import { ContactCard } from './contact-card.js';
import { EndedRequests } from './ended-requests.js';
import { OpenRequest } from './open-request.js';

/** The company's requests: who accepted, who has not answered yet, and what came to nothing. */
export function ConnectionsSection() {
  const { data, isPending, refetch } = useConnections();
  if (isPending)
    return (
      <LoadingRegion label="Loading your requests">
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        level={3}
        title="Your requests could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (data.length === 0)
    return (
      <EmptyState title="No requests yet" level={3}>
        Open a role, read why somebody matches, and press the star to ask for a talk.
      </EmptyState>
    );
  const { accepted, open, ended } = connectionsByState(data);
  return (
    <Stack gap={24}>
      {accepted.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={3} size="large">
            Accepted
          </Heading>
          {accepted.map(({ connection, extra }) => (
            <ContactCard key={connection.id} connection={connection} extra={extra} />
          ))}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={3} size="large">
            Waiting for an answer
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
