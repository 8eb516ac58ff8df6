import { Answered } from '@vela/design-system/answered';
import { t } from '@vela/language';
import { useMatch } from '../api/get-match.js';
import { MatchWhy } from './match-why.js';

export interface WhyThisMatchProps {
  readonly openRoleId: string;
  /** Their handle. */
  readonly talent: string;
}

/** The whole reckoning of one match's score, asked for when it is opened. */
export function WhyThisMatch({ openRoleId, talent }: WhyThisMatchProps) {
  return (
    <Answered
      answer={useMatch(openRoleId, talent)}
      loading={t('Loading the reasons')}
      failed={t('The reasons could not be loaded')}
      level={4}
    >
      {({ breakdown }) => <MatchWhy breakdown={breakdown} />}
    </Answered>
  );
}
