import styled from 'styled-components';
import type { RoleReach } from '@vela/contracts/schemas';
import { VisuallyHidden } from '@vela/design-system/layout';
import { color, fontSize, media, radius, space, systemEdge } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { listed, t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { requirementText } from '@vela/slice-parts/requirements';
import { MatchCounts } from '../../../components/match-counts.js';
import { countsOfReach, countTexts } from '../../../texts/match-counts.js';
import { toldPeopleText } from '../../../texts/people.js';
import { useLiveReach } from '../api/use-live-reach.js';
import { askedByDraft } from '../draft/asked-by-draft.js';
import type { RoleDraft } from '../draft/role-draft.js';
import { stepPaths, type WizardStep } from '../draft/steps.js';
import { REACH_TEXTS } from '../texts.js';

/** Requirements whose price is told; the dearest first. */
const COSTS_SHOWN = 3;
const Panel = styled.section`
  padding: ${space(12)} ${space(16)};
  border-radius: ${radius.field};
  background: ${color.secondSoft};
  ${systemEdge}
  ${media.from('md')} {
    padding: ${space(16)} ${space(20)};
    inline-size: 100%;
  }
`;

const Costs = styled.ul`
  display: grid;
  gap: ${space(8)};
  margin-block-start: ${space(8)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  ${media.below('md')} {
    & > :nth-child(n + 2) {
      display: none;
    }
  }
`;

function CostList({ costs, draft }: { readonly costs: RoleReach['costs']; readonly draft: RoleDraft }) {
  const dear = costs.filter(({ people }) => people !== null).slice(0, COSTS_SHOWN);
  const cheap = costs.some(({ people }) => people === null);
  if (costs.length === 0) return null;
  return (
    <Costs>
      {dear.map((cost) => (
        <li key={`${cost.requirement}:${cost.skill ?? ''}`}>
          <Trans
            message="Requiring {requirement} leaves out <strong>{people}</strong>"
            values={{ requirement: requirementText(cost, askedByDraft(draft)), people: toldPeopleText(cost.people) }}
            parts={{ strong: <strong /> }}
          />
        </li>
      ))}
      {cheap && (
        <li>
          {dear.length === 0
            ? t('Each requirement leaves out {people}', { people: toldPeopleText(null) })
            : t('Each of the others leaves out {people}', { people: toldPeopleText(null) })}
        </li>
      )}
    </Costs>
  );
}

/** Whether the role says all that the score reads; before, nobody is strong or not. */
const isComplete = (draft: RoleDraft): boolean => {
  const { remote, hybrid, office } = draft.details;
  return stepPaths(draft)[3] !== null && (remote || hybrid || office);
};

/** Whom the role reaches as far as it is described, and what the requirements cost. It never waits for itself. */
export function LiveCount({ step }: { readonly step: WizardStep }) {
  const { draft, data, isError, isPlaceholderData, isFetching } = useLiveReach(step);
  const hasCategory = draft.details.category !== null;
  const counts = data && countsOfReach(data, step > 1 && isComplete(draft));
  return (
    <Panel aria-label={REACH_TEXTS.title}>
      {!hasCategory && <Text size="small">{REACH_TEXTS.noCategory}</Text>}
      {hasCategory && data !== undefined && counts !== undefined && (
        <>
          <MatchCounts plain counts={counts} stale={isPlaceholderData || isFetching} />
          <VisuallyHidden role="status">
            {isPlaceholderData
              ? ''
              : listed(
                  countTexts(counts).map(({ figure, words }) => `${figure} ${words}`),
                  'and',
                )}
          </VisuallyHidden>
          {!isError && <CostList costs={data.costs} draft={draft} />}
        </>
      )}
      {hasCategory && data === undefined && (
        <Text size="small" tone="muted">
          {isError ? REACH_TEXTS.failed : REACH_TEXTS.counting}
        </Text>
      )}
    </Panel>
  );
}
