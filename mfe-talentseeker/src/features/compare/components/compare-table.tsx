import type { Match } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Table } from '@vela/design-system/table';
import { t } from '@vela/language';
import { useMatches } from '../../matches/api/get-match.js';
import { comparedFacts, type ComparedMatch } from '../compared-facts.js';

export interface CompareTableProps {
  /** The role whose matches these are. */
  readonly openRoleId: string;
  readonly matches: readonly Match[];
}

/** Talents side by side, fact by fact. */
export function CompareTable({ openRoleId, matches }: CompareTableProps) {
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
        <SideBySide
          matches={matches.flatMap(({ score, fitted }, index) => {
            const one = all[index];
            return one === undefined ? [] : [{ score, fitted, ...one }];
          })}
        />
      )}
    </Answered>
  );
}

function SideBySide({ matches }: { readonly matches: readonly ComparedMatch[] }) {
  return (
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
      rows={comparedFacts(matches)}
      rowKey={({ title }) => title}
    />
  );
}
