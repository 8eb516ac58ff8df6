import { useState } from 'react';
import type { ReceivedConnection, TalentHire } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';
import type { useHires } from '../api/list-hires.js';
import { HireEntry } from './hire-entry.js';

const OwnHireDialog = laterDialog(async () => (await import('./own-hire-dialog.js')).OwnHireDialog);

const isLive = ({ status, endedOn }: TalentHire): boolean =>
  status === 'reported' || (status === 'confirmed' && endedOn === null);

/** @returns what a button says: also for which role, where the same company has asked for several */
const hiredByText = ({ id, company, openRole }: ReceivedConnection, all: readonly ReceivedConnection[]): string =>
  all.some((other) => other.id !== id && other.company.name === company.name)
    ? t('Hired by {company}, {role}', { company: company.name, role: openRole.name })
    : t('Hired by {company}', { company: company.name });

/** Asks talent whose request was accepted whether they were hired. */
function Questions({ connections }: { readonly connections: readonly ReceivedConnection[] }) {
  const [asked, setAsked] = useState<ReceivedConnection | null>(null);
  if (connections.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text tone="muted">
        {t('Have you signed an agreement? Tell us, so that a bonus, where there is one, does not wait.')}
      </Text>
      <Cluster gap={8}>
        {connections.map((connection) => (
          <Button
            key={connection.id}
            {...OwnHireDialog.ahead}
            size="small"
            variant="quiet"
            onClick={() => setAsked(connection)}
          >
            {hiredByText(connection, connections)}
          </Button>
        ))}
      </Cluster>
      {asked !== null && <OwnHireDialog connection={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

interface HireSectionProps {
  readonly hires: ReturnType<typeof useHires>;
  readonly accepted: readonly ReceivedConnection[];
}

/**
 * Hires that were reported, and the question after others; nothing while there is neither.
 * @param hires as the page asked for them
 * @param accepted requests that the talent accepted
 */
export function HireSection({ hires, accepted }: HireSectionProps) {
  const { data, isError, refetch } = hires;
  if (data === undefined)
    return isError ? (
      <Cluster gap={12}>
        <Text>{t('Your hires could not be loaded. They are safe.')}</Text>
        <Button size="small" variant="quiet" onClick={() => void refetch()}>
          {t('Load hires again')}
        </Button>
      </Cluster>
    ) : null;
  const known = new Set(data.filter(isLive).map(({ connectionId }) => connectionId));
  const open = accepted.filter(({ id }) => !known.has(id));
  if (data.length === 0 && open.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="hires-title">
      <Heading level={2} size="title" id="hires-title">
        {data.length > 1 ? t('Your hires') : t('Your hire')}
      </Heading>
      {data.map((hire) => (
        <HireEntry key={hire.id} hire={hire} />
      ))}
      <Questions connections={open} />
    </Stack>
  );
}
