import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes what was typed when somebody leaves the field. Where the options are still on their way it is taken once they are
 * there: nobody is asked to wait for a list whose names they know.
 * @param take takes what was typed
 * @returns `leave` for those who leave, `stay` for those who type on
 */
export function useLeave(
  loading: boolean,
  take: () => void,
): { readonly leave: () => void; readonly stay: () => void } {
  const [waits, setWaits] = useState(false);
  const takeLate = useEffectEvent(() => {
    setWaits(false);
    take();
  });
  useEffect(() => {
    if (waits && !loading) takeLate();
  }, [waits, loading]);
  return {
    leave: () => {
      if (loading) setWaits(true);
      else take();
    },
    stay: () => setWaits(false),
  };
}
