import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { useHires } from '../api/list-hires.js';
import { HireEntry } from './hire-entry.js';

/** Hires that companies reported; nothing while there is none. */
export function HireSection() {
  const { data, isError, refetch } = useHires();
  if (data === undefined)
    return isError ? (
      <Cluster gap={12}>
        <Text>Your hires could not be loaded. They are safe.</Text>
        <Button size="small" variant="quiet" onClick={() => void refetch()}>
          Load hires again
        </Button>
      </Cluster>
    ) : null;
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="hires-title">
      <Heading level={2} size="title" id="hires-title">
        {data.length === 1 ? 'Your hire' : 'Your hires'}
      </Heading>
      {data.map((hire) => (
        <HireEntry key={hire.id} hire={hire} />
      ))}
    </Stack>
  );
}
