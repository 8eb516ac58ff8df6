import { Slider as Base } from '@base-ui/react/slider';
import type { Ref } from 'react';
import { SLIDER_MAX, SLIDER_MIN, SLIDER_STEP } from '@vela/contracts/constants';
import { FieldNotes, LabelLine, useField } from '../field/index.js';
import { ReadingDirection } from '../reading-direction/index.js';
import { SliderControl, SliderFill, SliderThumb, SliderTrack, SliderValue } from './slider-look.js';
import type { SliderBaseProps } from './slider-props.js';

export interface SliderProps extends SliderBaseProps<number> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** One number on a line, with its value in sight. */
export function Slider({
  label,
  labelHidden,
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
}: SliderProps) {
  const binding = useField({ id, hint, error });
  return (
    <div>
      <LabelLine data-hidden={labelHidden}>
        <span id={binding.labelId}>{label}</span>
        <SliderValue aria-hidden="true">{formatValue(value)}</SliderValue>
      </LabelLine>
      <ReadingDirection>
        <Base.Root
          value={value}
          onValueChange={(next) => onChange(next)}
          onValueCommitted={(next) => onCommit?.(next)}
          disabled={disabled}
          {...{ min, max, step }}
          {...(name === undefined ? {} : { name })}
        >
          <SliderControl>
            <SliderTrack>
              <SliderFill />
              <SliderThumb
                inputRef={ref}
                onBlur={onBlur}
                aria-labelledby={binding.labelId}
                aria-describedby={binding.control['aria-describedby']}
                getAriaValueText={(_formatted, number) => formatValue(number)}
              />
            </SliderTrack>
          </SliderControl>
        </Base.Root>
      </ReadingDirection>
      <FieldNotes hint={hint} hintId={binding.hintId} error={error} errorId={binding.errorId} />
    </div>
  );
}
