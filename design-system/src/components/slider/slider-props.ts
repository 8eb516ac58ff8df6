import type { ControlProps } from '../field/index.js';

export interface SliderBaseProps<Value> extends Omit<ControlProps<Value>, 'required'> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Puts a value in words, for eyes and screen readers, e.g. `100 %`. */
  readonly formatValue?: (value: number) => string;
  /** Called once a change is finished: the thumb let go, or a key pressed. `onChange` is called all along. */
  readonly onCommit?: (value: Value) => void;
}
