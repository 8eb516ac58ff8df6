import type { Match } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { color, media, radius, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { periodText, salaryRangeText } from '../../../words/pay.js';
import { firstPlaceText } from '../../../words/places.js';
import { setupText } from '../../../words/setup.js';
import { yearsText } from '../../../words/years.js';
import { matchReasons } from '../reasons.js';
import { MatchWhy } from './match-why.js';
import { ReasonChips } from './reason-chips.js';
import { ScoreToggle } from './score-toggle.js';

const Frame = styled.article`
  display: grid;
  gap: ${space(16)};
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from('sm')} { padding: ${space(20)} ${space(24)}; }
`;

/* One column of text beside the score on a phone; everything in a line from the breakpoint on. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'who score' 'why why' 'pay act';
  gap: ${space(16)};
  align-items: center;
  ${media.from('md')} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) 12.5rem auto auto;
    grid-template-areas: 'who why pay score act';
    gap: ${space(24)};
  }
  & > [data-place='who'] { grid-area: who; display: flex; gap: ${space(16)}; align-items: center; min-inline-size: 0; }
  & > [data-place='why'] { grid-area: why; }
  & > [data-place='pay'] { grid-area: pay; }
  & > [data-place='score'] { grid-area: score; }
  & > [data-place='act'] { grid-area: act; justify-self: end; }
  ${media.below('sm')} {
    & > [data-place='who'] { gap: ${space(12)}; align-items: flex-start; }
    [data-place='who'] > :first-child { inline-size: 2.75rem; block-size: 2.75rem; }
  }
`;

const Person = styled.div`
  min-inline-size: 0;
`;

const Opened = styled.div`
  padding-block-start: ${space(20)};
  border-block-start: 1px solid ${color.line};
`;

export interface MatchCardProps {
  readonly match: Match;
  /** What can be done with this talent, at the end of the line. */
  readonly actions: ReactNode;
  /** Opens the talent's profile; stands below the role. */
  readonly profileLink: ReactNode;
}

/** One talent of the list: who, why, for how much, how well it fits. */
export function MatchCard({ match, actions, profileLink }: MatchCardProps) {
  const { jobSeekerProfile: talent, matchedRole, breakdown, score } = match;
  const [open, setOpen] = useState(false);
  const whyId = useId();
  const titleId = useId();
  const place = firstPlaceText(talent.countriesCities);
  const salary = salaryRangeText(talent);
  return (
    <Frame aria-labelledby={titleId}>
      <Line>
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
            {profileLink}
          </Person>
        </div>
        <div data-place="why">
          <ReasonChips {...matchReasons(breakdown)} />
        </div>
        <div data-place="pay">
          <Text weight="bold" numeric>
            {salary ?? 'Salary not given'}
          </Text>
          <Text size="small" tone="muted">
            {salary !== null && talent.compensationTimePeriod !== null && `${periodText(talent.compensationTimePeriod)} · `}
            {setupText(talent)}
          </Text>
        </div>
        <div data-place="score">
          <ScoreToggle score={score} open={open} onToggle={() => setOpen(!open)} controls={whyId} />
        </div>
        <div data-place="act">{actions}</div>
      </Line>
      <div id={whyId} hidden={!open}>
        {open && (
          <Opened>
            <MatchWhy breakdown={breakdown} />
          </Opened>
        )}
      </div>
    </Frame>
  );
}
