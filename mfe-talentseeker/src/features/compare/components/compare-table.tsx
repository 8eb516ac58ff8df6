import { Stack } from '@vela/design-system/layout';
import { Table } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { usePayReader } from '@vela/slice-parts/pay';
import { comparedFacts, type ComparedMatch } from '../compared-facts.js';

/** Talents side by side, fact by fact. */
export function CompareTable({ matches }: { readonly matches: readonly ComparedMatch[] }) {
  const reader = usePayReader();
  return (
    <Stack gap={16}>
      <Table
        caption={t('Chosen talent side by side')}
        columns={[
          { key: 'fact', title: t('Fact'), cell: ({ title }) => title },
          ...matches.map((match, index) => ({
            key: match.jobSeekerProfile.id,
            title: match.jobSeekerProfile.initials,
            cell: ({ values }: { readonly values: readonly string[] }) => values[index],
          })),
        ]}
        rows={comparedFacts(matches, reader)}
        rowKey={({ title }) => title}
        titles="stay"
      />
      <Text size="small" tone="muted">
        {t(
          'Points are rounded so that they add up to each talent’s match: the same can count a point more for one than for another.',
        )}
      </Text>
    </Stack>
  );
}
