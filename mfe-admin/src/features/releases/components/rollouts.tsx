import { adminListReleaseRollouts } from '@vela/contracts/endpoints';
import type { AdminComparedVital, AdminReleaseRollout } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { numberText, t, texts } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { momentCell } from '../../../texts/texts.js';

type VitalName = AdminComparedVital['vital'];

const VITAL_TEXTS: Readonly<Record<VitalName, string>> = texts({
  lcp: 'Largest part painted (LCP)',
  inp: 'Answers within (INP)',
  cls: 'Moves unasked (CLS)',
});
const VITALS: readonly VitalName[] = ['lcp', 'inp', 'cls'];

const MS_PER_SECOND = 1000;

function valueText(vital: VitalName, value: number): string {
  if (vital === 'cls') return numberText(value, 2, 2);
  return value >= MS_PER_SECOND
    ? t('{seconds} s', { seconds: numberText(value / MS_PER_SECOND, 1, 1) })
    : t('{milliseconds} ms', { milliseconds: groupedNumber(value) });
}

/** What is known of one of the two versions. */
interface VersionRow {
  readonly version: string;
  readonly gets: string;
  readonly failed: number;
  readonly vitals: Readonly<Partial<Record<VitalName, AdminComparedVital['rollout']>>>;
}

const rowsOf = ({ version, inService, share, failed, vitals }: AdminReleaseRollout): readonly VersionRow[] => {
  const of = (which: 'rollout' | 'inService') => Object.fromEntries(vitals.map((each) => [each.vital, each[which]]));
  return [
    { version, gets: t('{share, number} of 100 visitors', { share }), failed: failed.rollout, vitals: of('rollout') },
    { version: inService, gets: t('All others'), failed: failed.inService, vitals: of('inService') },
  ];
};

const measuredText = (vital: VitalName, { p75, count }: AdminComparedVital['rollout']): string =>
  p75 === null
    ? '–'
    : t('{value} ({count, plural, one {# visitor} other {# visitors}})', { value: valueText(vital, p75), count });

const columns = (): readonly TableColumn<VersionRow>[] => [
  { key: 'version', title: t('Version'), cell: ({ version }) => version },
  { key: 'gets', title: t('Who gets it'), cell: ({ gets }) => gets },
  {
    key: 'failed',
    title: t('Visitors whose page failed'),
    numeric: true,
    cell: ({ failed }) => groupedNumber(failed),
  },
  ...VITALS.map((vital) => ({
    key: vital,
    title: VITAL_TEXTS[vital],
    numeric: true,
    cell: ({ vitals }: VersionRow) => measuredText(vital, vitals[vital] ?? { p75: null, count: 0 }),
  })),
];

/** What is being rolled out, and how it does beside what is in service; nothing where nothing is. */
export const Rollouts = () => (
  <Answered answer={useAdminQuery(adminListReleaseRollouts, {})}>
    {({ rows }) =>
      rows.length === 0 ? (
        <Text>{t('Nothing is being rolled out to a part of the visitors.')}</Text>
      ) : (
        <Stack gap={24}>
          <Text>
            {t(
              'Of four visits three were no slower than what stands here. A version that fails more often, or is clearly slower, is taken back by itself.',
            )}
          </Text>
          {rows.map((rollout) => (
            <Table
              key={rollout.name}
              caption={t('{name}, rolled out since {when}', {
                name: rollout.name,
                when: momentCell(rollout.since),
              })}
              narrow="stack"
              rows={rowsOf(rollout)}
              rowKey={({ version }) => version}
              columns={columns()}
            />
          ))}
        </Stack>
      )
    }
  </Answered>
);
