import styled from 'styled-components';
import type { RoleReach } from '@vela/contracts/schemas';
import { VisuallyHidden } from '@vela/design-system/layout';
import { color, eased, fontSize, media, radius, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { peopleText } from '../../../texts/people.js';
import { useRoleReach } from '../api/count-role-reach.js';
import { reachInputOf } from '../draft/reach-input.js';
import type { RoleDraft } from '../draft/role-draft.js';
import type { WizardStep } from '../draft/steps.js';
import { useRoleDraft } from '../draft/use-role-draft.js';
import { useSettled } from '../draft/use-settled.js';
import { MATCH_SO_FAR, requirementText } from '../texts.js';

/** Requirements whose price is told; the dearest first. */
const COSTS_SHOWN = 3;
/** Typing has to pause this long before the next question is asked. */
const PAUSE_MS = 400;

const Panel = styled.section`
  padding: ${space(12)} ${space(16)};
  border-radius: ${radius.field};
  background: ${color.secondSoft};
  ${media.from('md')} {
    padding: ${space(16)} ${space(20)};
    inline-size: 100%;
  }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(8)};
  & > strong {
    font-size: ${fontSize.title};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    ${eased('opacity')}
  }
  /* Only the figure, which is large enough to be read when it is paler. */
  &[data-stale='true'] > strong {
    opacity: 0.7;
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
          Requiring {requirementText(cost, draft)} costs <strong>{peopleText(cost.people)}</strong>
        </li>
      ))}
      {cheap && (
        <li>
          {dear.length === 0 ? 'Each requirement' : 'Each of the others'} costs {peopleText(null)}
        </li>
      )}
    </Costs>
  );
}

/** How many people meet the role as far as it is described, and what the requirements cost. It never waits for itself. */
export function LiveCount({ step }: { readonly step: WizardStep }) {
  const draft = useSettled(useRoleDraft(), PAUSE_MS);
  const { data, isError, isPlaceholderData, isFetching } = useRoleReach(reachInputOf(draft, step));
  const hasCategory = draft.details.category !== null;
  return (
    <Panel aria-label="How many people match so far">
      {!hasCategory && <Text size="small">Choose a category to see how many people match.</Text>}
      {hasCategory && data !== undefined && (
        <>
          <Total data-stale={isPlaceholderData || isFetching}>
            <strong>{peopleText(data.people)}</strong> <span>{MATCH_SO_FAR}</span>
          </Total>
          <VisuallyHidden role="status">
            {isPlaceholderData ? '' : `${peopleText(data.people)} ${MATCH_SO_FAR}`}
          </VisuallyHidden>
          {!isError && <CostList costs={data.costs} draft={draft} />}
        </>
      )}
      {hasCategory && data === undefined && (
        <Text size="small" tone="muted">
          {isError ? 'The count is not available right now. You can go on without it.' : 'Counting who matches'}
        </Text>
      )}
    </Panel>
  );
}
