import { Slider as Base } from '@base-ui/react/slider';
import type { Ref } from 'react';
import { SLIDER_MAX, SLIDER_MIN, SLIDER_STEP } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { FieldGroup, useField } from '../field/index.js';
import { ReadingDirection } from '../reading-direction/index.js';
import { SliderControl, SliderEnds, SliderFill, SliderThumb, SliderTrack } from './slider-look.js';
import type { SliderBaseProps } from './slider-props.js';

/** Lower and upper end, the lower first. */
export type Range = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderBaseProps<Range> {
  /** The lower thumb. */
  readonly ref?: Ref<HTMLInputElement>;
}

const toRange = (values: number | readonly number[], fallback: Range): Range =>
  typeof values === 'number' ? fallback : [values[0] ?? fallback[0], values[1] ?? fallback[1]];

/** A span between two numbers on one line, with both ends in sight. */
export function RangeSlider({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  value,
  onChange,
  onCommit,
  onBlur,
  name,
  disabled = false,
  min = SLIDER_MIN,
  max = SLIDER_MAX,
  step = SLIDER_STEP,
  formatValue = String,
  ref,
}: RangeSliderProps) {
  const binding = useField({ id, hint, error });
  const ends = [t('{label}, from', { label }), t('{label}, to', { label })];
  return (
    <FieldGroup {...{ binding, label, labelHidden, optional, hint, error }}>
      <ReadingDirection>
        <Base.Root
          value={value}
          onValueChange={(next) => onChange(toRange(next, value))}
          onValueCommitted={(next) => onCommit?.(toRange(next, value))}
          disabled={disabled}
          {...{ min, max, step }}
          {...(name === undefined ? {} : { name })}
        >
          <SliderControl>
            <SliderTrack>
              <SliderFill />
              {ends.map((end, index) => (
                <SliderThumb
                  key={end}
                  index={index}
                  onBlur={onBlur}
                  aria-label={end}
                  getAriaValueText={(_formatted, number) => formatValue(number)}
                  {...(index === 0 ? { inputRef: ref } : {})}
                />
              ))}
            </SliderTrack>
          </SliderControl>
        </Base.Root>
      </ReadingDirection>
      <SliderEnds aria-hidden="true">
        <span>{formatValue(value[0])}</span>
        <span>{formatValue(value[1])}</span>
      </SliderEnds>
    </FieldGroup>
  );
}
