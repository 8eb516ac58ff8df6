import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { Link } from '@vela/router';
import { color, focusRing, fontSize, fontWeight, media, radius, space, tellingGround } from '../../theme/index.js';
import { Icon } from '../icon/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

const List = styled.ol`
  display: flex;
  gap: ${space(4)};
  counter-reset: step;
  &[data-direction='column'] {
    flex-direction: column;
  }
  ${media.below('md')} {
    &[data-direction='column'] {
      flex-direction: row;
    }
  }
  ${media.below('sm')} {
    flex-wrap: wrap;
  }
`;

const Item = styled.li`
  /* As wide as its label asks for, and never narrower than its longest word. */
  flex: 1 1 auto;
  [data-direction='column'] > & {
    flex: none;
  }
  ${media.below('md')} {
    [data-direction='column'] > & {
      flex: 1 1 auto;
    }
  }
  ${media.below('sm')} {
    /* Words of large text that do not fit beside each other go below each other. */
    &,
    [data-direction='column'] > & {
      flex: 1 1 0;
    }
  }

  & > a,
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    min-block-size: ${space(48)};
    padding: ${space(8)} ${space(12)};
    border-radius: 0.75rem;
    color: ${color.muted};
    line-height: 1.3;
    text-decoration: none;
    ${focusRing}
  }
  & > a {
    ${media.hover} {
      &:hover {
        color: ${color.ink};
        background: ${color.secondSoft};
      }
    }
  }
  & > [aria-current='step'] {
    background: ${color.surface};
    color: ${color.ink};
    font-weight: ${fontWeight.medium};
  }
  & > [data-locked='true'] {
    cursor: not-allowed;
  }

  ${media.below('sm')} {
    & > a,
    & > span {
      flex-direction: column;
      gap: ${space(4)};
      padding-inline: ${space(4)};
      font-size: ${fontSize.small};
      text-align: center;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1.5px solid currentcolor;
  border-radius: ${radius.pill};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  line-height: 1;
  font-variant-numeric: tabular-nums;
  [data-state='done'] > & {
    background: ${color.second};
    border-color: ${color.second};
    color: ${color.onSecond};
    ${tellingGround}
  }
  [data-state='current'] > & {
    border-color: ${color.bright};
    box-shadow: inset 0 0 0 1px ${color.bright};
  }
`;

export interface Step {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where the step is; a step without it cannot be entered yet. */
  readonly to?: string | undefined;
}

export interface StepperProps {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** `column`: side buttons from 1025 px on, a row below. */
  readonly direction?: 'row' | 'column';
}

function StepContent({ step, place }: { readonly step: Step; readonly place: number }): ReactNode {
  return (
    <>
      <Mark>{step.state === 'done' ? <Icon name="check" size="small" /> : place}</Mark>
      <span>
        {step.label}
        {step.state === 'done' && <VisuallyHidden> {t('(done)')}</VisuallyHidden>}
      </span>
    </>
  );
}

/** The steps of a longer task: what is done, where one is, what comes. */
export function Stepper({ label, steps, direction = 'row' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <List data-direction={direction}>
        {steps.map((step, index) => {
          const content = <StepContent step={step} place={index + 1} />;
          const current = step.state === 'current' ? 'step' : undefined;
          return (
            <Item key={`${index} ${step.label}`}>
              {step.to === undefined ? (
                <span data-state={step.state} data-locked={current === undefined} aria-current={current}>
                  {content}
                </span>
              ) : (
                <Link to={step.to} data-state={step.state} aria-current={current}>
                  {content}
                </Link>
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
