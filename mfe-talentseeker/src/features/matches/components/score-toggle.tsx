import { useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@vela/design-system/icon';
import { ScoreRing } from '@vela/design-system/score-ring';
import { color, focusRing, fontSize, media, radius, space } from '@vela/design-system/theme';
import { t } from '@vela/language';

const Toggle = styled.button`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.muted};
  font: inherit;
  font-size: ${fontSize.small};
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  ${media.below('sm')} {
    & > span:first-child svg {
      inline-size: 3.75rem;
      block-size: 3.75rem;
    }
  }
  & > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
  &[aria-expanded='true'] > span:last-child svg {
    transform: rotate(180deg);
  }
`;

export interface ScoreToggleProps {
  readonly score: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Told when the keyboard comes to the score (true) and when it leaves it (false). */
  readonly onFocused: (focused: boolean) => void;
  /** Id of what is opened. */
  readonly controls: string;
}

/** The score; pressing it, or coming to it by the keyboard, opens why it is so. */
export function ScoreToggle({ score, open, onToggle, onFocused, controls }: ScoreToggleProps) {
  // A press brings focus first: opened by that, its click would close it again.
  const pressing = useRef(false);
  return (
    <Toggle
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onPointerDown={() => {
        pressing.current = true;
      }}
      onClick={() => {
        pressing.current = false;
        onToggle();
      }}
      onFocus={() => {
        if (!pressing.current) onFocused(true);
      }}
      onBlur={() => {
        pressing.current = false;
        onFocused(false);
      }}
    >
      <ScoreRing score={score} />
      <span>
        {t('Why')}
        <Icon name="chevron-down" size="small" />
      </span>
    </Toggle>
  );
}
