import type { Match } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { CompareTable } from '../../features/compare/components/compare-table.js';
import { useMatches } from '../../features/matches/api/get-match.js';

export interface ComparedMatchesProps {
  /** The role whose matches these are. */
  readonly openRoleId: string;
  readonly matches: readonly Match[];
}

/** The matches that were chosen, beside each other. */
export function ComparedMatches({ openRoleId, matches }: ComparedMatchesProps) {
  const details = useMatches(
    openRoleId,
    matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id),
  );
  return (
    <Answered
      answer={details}
      loading={t('Loading the talent you chose')}
      failed={t('The talent you chose could not be loaded')}
      level={3}
    >
      {(all) => {
        const there = matches.flatMap(({ score, fitted }, index) => {
          const one = all[index] ?? null;
          return one === null ? [] : [{ score, fitted, ...one }];
        });
        const gone = matches.length - there.length;
        return (
          <Stack gap={16}>
            {gone > 0 && (
              <Text tone="muted">
                {t(
                  '{gone, plural, one {One of the talents you chose is} other {# of the talents you chose are}} not to be seen for this role any more.',
                  { gone },
                )}
              </Text>
            )}
            {there.length > 0 && <CompareTable matches={there} />}
          </Stack>
        );
      }}
    </Answered>
  );
}
