import { type KeyboardEvent, type Ref, useState } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, focusRing, media, systemUnusable } from '../../theme/index.js';
import { controlLook, type ControlProps, FieldFrame, useField } from '../field/index.js';
import { Icon } from '../icon/index.js';

const Frame = styled.div`
  position: relative;
  inline-size: min(6rem, 100%);
`;

const Figure = styled.input`
  ${controlLook}
  padding-inline-end: 2.5rem;
  font-variant-numeric: tabular-nums;
`;

const Arrows = styled.div`
  position: absolute;
  inset-block: 3px;
  inset-inline-end: 3px;
  display: grid;
  inline-size: 2.25rem;
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding: 0;
  border: 0;
  border-radius: 0.4375rem;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.secondSoft};
      color: ${color.ink};
    }
  }
  &:disabled {
    color: ${color.line};
    cursor: not-allowed;
    ${systemUnusable}
  }
`;

export interface CounterProps extends Omit<ControlProps<number>, 'value'> {
  /** Null as long as nothing is stated, which is not zero: the field is empty then. */
  readonly value: number | null;
  /** Called when the field is emptied, where nothing stated is an answer; without it, an emptied field keeps its value. */
  readonly onEmpty?: () => void;
  readonly min?: number;
  readonly max?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The number that a text begins with. */
const WHOLE = /^\D*(\d+)/;
/** Behind this no digit is of the whole any more. */
const PART = /\d[.,]/;

/** A whole number in two digits, typed or stepped with arrows; letters cannot be typed. */
export function Counter({
  label,
  hint,
  error,
  value,
  onChange,
  onEmpty,
  onBlur,
  labelHidden,
  optional,
  required,
  id,
  disabled = false,
  name,
  min = 0,
  max = 99,
  ref,
}: CounterProps) {
  const binding = useField({ id, hint, error, required });
  /** What is being typed; null shows the value in two digits. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));

  /** A part of a whole was begun, such as the 5 of 1.5: its digits are none of the number's. */
  const [inPart, setInPart] = useState(false);

  const take = (digits: string) => {
    setTyped(digits);
    if (digits === '') onEmpty?.();
    else set(Number(digits));
  };
  const type = (text: string, how: string) => {
    if (how !== 'insertText') {
      setInPart(false);
      // Put in at once it is the number that it begins with, as far as there may be so many.
      const [, begins] = WHOLE.exec(text) ?? [];
      if (begins !== undefined) return take(String(Math.min(max, Number(begins))));
      return text === '' ? take('') : undefined;
    }
    if (inPart || PART.test(text)) return setInPart(true);
    take(text.replace(/\D/g, '').slice(-2));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTyped(null);
    setInPart(false);
    set((value ?? 0) + step);
  };
  const leave: NonNullable<CounterProps['onBlur']> = (event) => {
    setTyped(null);
    setInPart(false);
    onBlur?.(event);
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <Frame>
        <Figure
          {...binding.control}
          ref={ref}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          autoComplete="off"
          {...(value === null ? { 'aria-valuetext': t('Not given') } : { 'aria-valuenow': value })}
          aria-valuemin={min}
          aria-valuemax={max}
          name={name}
          disabled={disabled}
          value={typed ?? (value === null ? '' : String(value).padStart(2, '0'))}
          placeholder="––"
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '')
          }
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          onBlur={leave}
        />
        <Arrows>
          <Arrow
            type="button"
            tabIndex={-1}
            aria-label={t('Increase {label}', { label })}
            disabled={disabled || (value ?? 0) >= max}
            onClick={() => set((value ?? 0) + 1)}
          >
            <Icon name="chevron-up" size="small" />
          </Arrow>
          <Arrow
            type="button"
            tabIndex={-1}
            aria-label={t('Decrease {label}', { label })}
            disabled={disabled || (value !== null && value <= min)}
            onClick={() => set((value ?? 0) - 1)}
          >
            <Icon name="chevron-down" size="small" />
          </Arrow>
        </Arrows>
      </Frame>
    </FieldFrame>
  );
}
