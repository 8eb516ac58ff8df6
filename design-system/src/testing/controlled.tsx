import { type ReactNode, useState } from 'react';

export interface ControlledProps<Value> {
  /** What it holds at first. */
  readonly value: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds a control's value, as the page around it would. */
export function Controlled<Value>({ value: first, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
