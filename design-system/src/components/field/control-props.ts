import type { FocusEventHandler, ReactNode } from 'react';

/** What every form control takes. */
export interface ControlProps<Value> {
  readonly label: string;
  /** What helps to fill it in, shown below the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly value: Value;
  /** Called with the new value, not with an event. */
  readonly onChange: (value: Value) => void;
  readonly onBlur?: FocusEventHandler | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Shows "optional" beside the label. */
  readonly optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the view says it in another way. */
  readonly labelHidden?: boolean | undefined;
}
