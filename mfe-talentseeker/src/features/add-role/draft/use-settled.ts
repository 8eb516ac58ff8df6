import { useEffect, useState } from 'react';

/**
 * A value once it has stood still, so that nothing is asked with every letter.
 * @param pauseMs how long it must stay the same, milliseconds
 */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
