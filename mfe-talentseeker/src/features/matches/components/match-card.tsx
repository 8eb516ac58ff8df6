import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import type { Match } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { firstPlaceText, periodText, salaryRangeText, yearsText } from '@vela/formats';
import { setupText } from '../../../texts/setup.js';
import { CardFrame, CardLine } from '../card-look.js';
import { matchReasons } from '../reasons.js';
import { MatchWhy } from './match-why.js';
import { ReasonChips } from './reason-chips.js';
import { ScoreToggle } from './score-toggle.js';

const Person = styled.div`
  min-inline-size: 0;
`;

const Opened = styled.div`
  padding-block-start: ${space(20)};
  border-block-start: 1px solid ${color.line};
`;

/** Said to every colleague, whoever of them asked. */
const CONNECTED: Readonly<Record<'open' | 'accepted', string>> = {
  open: 'Your company already asked',
  accepted: 'Your company is connected',
};

export interface MatchCardProps {
  readonly match: Match;
  /** What can be done with this talent, at the end of the line. */
  readonly actions: ReactNode;
  /** Opens the talent's profile; stands below the role. */
  readonly profileLink: ReactNode;
  /** Puts the talent beside others; stands at the end of the reasons. */
  readonly compare?: ReactNode;
}

/** One talent of the list: who, why, for how much, how well it fits. */
export function MatchCard({ match, actions, profileLink, compare }: MatchCardProps) {
  const { jobSeekerProfile: talent, matchedRole, breakdown, score } = match;
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = pressed || focused;
  const whyId = useId();
  const titleId = useId();
  const place = firstPlaceText(talent.countriesCities);
  const salary = salaryRangeText(talent);
  return (
    <CardFrame aria-labelledby={titleId}>
      <CardLine>
        <div data-place="who">
          <Avatar initials={talent.initials} />
          <Person>
            <Heading level={3} size="large" id={titleId}>
              {talent.currentRole ?? 'Current role not given'}
            </Heading>
            <Text size="small" tone="muted" numeric>
              {[talent.experienceYears === null ? null : yearsText(talent.experienceYears), place]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </Text>
            {matchedRole !== null && (
              <Text size="small" tone="muted" numeric>
                Wants {matchedRole.role.name}, {yearsText(matchedRole.years)}
              </Text>
            )}
            <Cluster gap={8}>
              {profileLink}
              {match.interested && <Badge tone="success">Someone interested</Badge>}
              {match.connection !== null && <Badge tone="info">{CONNECTED[match.connection.status]}</Badge>}
            </Cluster>
          </Person>
        </div>
        <div data-place="why">
          <Cluster justify="between" gap={12}>
            <ReasonChips {...matchReasons(breakdown)} />
            {compare}
          </Cluster>
        </div>
        <div data-place="pay">
          <Text weight="bold" numeric>
            {salary ?? 'Salary not given'}
          </Text>
          <Text size="small" tone="muted">
            {salary !== null &&
              talent.compensationTimePeriod !== null &&
              `${periodText(talent.compensationTimePeriod)} · `}
            {setupText(talent)}
          </Text>
        </div>
        <div data-place="score">
          <ScoreToggle
            score={score}
            open={open}
            controls={whyId}
            onFocused={setFocused}
            onToggle={() => {
              setPressed(!open);
              setFocused(false);
            }}
          />
        </div>
        <div data-place="act">{actions}</div>
      </CardLine>
      <div id={whyId} hidden={!open}>
        {open && (
          <Opened>
            <MatchWhy breakdown={breakdown} />
          </Opened>
        )}
      </div>
    </CardFrame>
  );
}
