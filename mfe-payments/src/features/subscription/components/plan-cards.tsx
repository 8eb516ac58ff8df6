import styled from 'styled-components';
import { Badge } from '@vela/design-system/badge';
import { VisuallyHidden } from '@vela/design-system/layout';
import { RadioMark } from '@vela/design-system/radio';
import {
  color,
  eased,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  systemEdge,
  systemUnusable,
} from '@vela/design-system/theme';
import { t } from '@vela/language';
import type { Plan, PlanKey } from '../plans.js';

const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  min-inline-size: 0;
  ${media.from('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(12)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.line};
  ${systemEdge}
  cursor: pointer;
  ${eased('box-shadow')}
  input {
    position: absolute;
    inset-block-start: ${space(24)};
    inset-inline-end: ${space(24)};
    margin: 0;
    /* The card has the ring. */
    outline: none;
  }
  &:has(input:checked) {
    box-shadow: inset 0 0 0 2.5px ${color.second};
    ${media.forcedColors} {
      border: 3px solid ${color.second};
    }
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
    ${systemUnusable}
  }
  ${media.hover} {
    &:hover:not(:has(input:disabled, input:checked)) {
      box-shadow: inset 0 0 0 1.5px ${color.control};
    }
  }
`;

const Name = styled.span`
  font-weight: ${fontWeight.bold};
  font-size: ${fontSize.large};
  padding-inline-end: ${space(32)};
`;

const Price = styled.span`
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.bold};
  line-height: 1.2;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Points = styled.span`
  display: grid;
  gap: ${space(4)};
  color: ${color.muted};
`;

export interface PlanCardsProps {
  readonly plans: readonly Plan[];
  readonly value: PlanKey;
  readonly onChange: (plan: PlanKey) => void;
}

/** One of the plans, each a card with its price and what it holds. */
export function PlanCards({ plans, value, onChange }: PlanCardsProps) {
  return (
    <Cards>
      <VisuallyHidden as="legend">{t('Plan')}</VisuallyHidden>
      {plans.map(({ key, name, price, points, unavailable }) => (
        <Choice key={key}>
          <RadioMark
            name="plan"
            value={key}
            checked={key === value}
            disabled={unavailable !== undefined}
            onChange={() => onChange(key)}
          />
          <Name>{name}</Name>
          <Price>{price}</Price>
          <Points>
            {points.map((point) => (
              <span key={point}>{point}</span>
            ))}
          </Points>
          {unavailable !== undefined && (
            <span>
              <Badge>{unavailable}</Badge>
            </span>
          )}
        </Choice>
      ))}
    </Cards>
  );
}
