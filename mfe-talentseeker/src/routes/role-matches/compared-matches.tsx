import type { Match } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
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
      {(all) => (
        <CompareTable
          matches={matches.flatMap(({ score, fitted }, index) => {
            const one = all[index];
            return one === undefined ? [] : [{ score, fitted, ...one }];
          })}
        />
      )}
    </Answered>
  );
}
