import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import type { Match } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { desiredRoleText, type PayReader, placeText, yearsText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { PayLines } from '../../../components/pay-lines.js';
import { MUST_TEXTS } from '../../../texts/musts.js';
import { fittingSetupText } from '../../../texts/setup.js';
import { usePreloadMatch } from '../api/get-match.js';
import { CardFrame, CardLine } from '../card-look.js';
import { reasonTexts } from '../reasons.js';
import { ReasonChips } from './reason-chips.js';
import { ScoreToggle } from './score-toggle.js';
import { WhyThisMatch } from './why-this-match.js';

const Missed = styled.p`
  margin-block-end: ${space(8)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  color: ${color.accentText};
`;

const Opened = styled.div`
  padding-block-start: ${space(20)};
  border-block-start: 1px solid ${color.line};
`;

/** Said to every colleague, whoever of them asked. */
const CONNECTED: Readonly<Record<'open' | 'accepted', string>> = texts({
  open: 'Your company already asked',
  accepted: 'Your company is connected',
});

export interface MatchCardProps {
  readonly match: Match;
  /** The role whose match this is. */
  readonly openRoleId: string;
  /** What of the role's musts the talent misses, in words. */
  readonly missed: readonly string[];
  /** How pay is read. */
  readonly reader: PayReader;
  /** What can be done with this talent, at the end of the line. */
  readonly actions: ReactNode;
  /** Opens the talent's profile; stands below the role. */
  readonly profileLink: ReactNode;
  /** Puts the talent beside others; stands in one place on every card, however many reasons there are. */
  readonly compare?: ReactNode;
}

/** One talent of the list: who, why, for how much, how well it fits. */
export function MatchCard({ match, openRoleId, missed, reader, actions, profileLink, compare }: MatchCardProps) {
  const { jobSeekerProfile: talent, fitted, reasons, score } = match;
  const preload = usePreloadMatch(openRoleId);
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = pressed || focused;
  const whyId = useId();
  const titleId = useId();
  const place = fitted.place === null ? null : placeText(fitted.place);
  return (
    <CardFrame aria-labelledby={titleId}>
      <CardLine>
        <div data-place="mark">
          <Avatar initials={talent.initials} />
        </div>
        <div data-place="who">
          <Heading level={3} size="large" id={titleId}>
            {talent.currentRole ?? t('Current role not given')}
          </Heading>
          <Text size="small" tone="muted" numeric>
            {[talent.experienceYears === null ? null : yearsText(talent.experienceYears), place]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </Text>
          {fitted.role !== null && (
            <Text size="small" tone="muted" numeric>
              {t('Wants {roles}', { roles: desiredRoleText(fitted.role) })}
            </Text>
          )}
        </div>
        <Cluster gap={8} data-place="links">
          {profileLink}
          {match.interested && <Badge tone="success">{t('Someone interested')}</Badge>}
          {match.connection !== null && <Badge tone="info">{CONNECTED[match.connection.status]}</Badge>}
        </Cluster>
        <div data-place="why">
          {missed.length > 0 && (
            <Missed>
              {MUST_TEXTS.missed} {missed.join(' · ')}
            </Missed>
          )}
          <ReasonChips {...reasonTexts(reasons)} />
        </div>
        {compare !== undefined && <div data-place="compare">{compare}</div>}
        <div data-place="pay">
          <PayLines talent={talent} pay={fitted.pay} reader={reader} setup={fittingSetupText(talent, fitted.setups)} />
        </div>
        <div data-place="score" onPointerEnter={() => preload(talent.id)}>
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
            <WhyThisMatch openRoleId={openRoleId} talent={talent.id} />
          </Opened>
        )}
      </div>
    </CardFrame>
  );
}
