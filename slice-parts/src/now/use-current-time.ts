import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@vela/market/days';

/** @returns the time, which moves on by the minute, and when somebody comes back to the page, whose timers may have slept */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const moveOn = () => setNow(new Date());
    const timer = setInterval(moveOn, MINUTE_MS);
    document.addEventListener('visibilitychange', moveOn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', moveOn);
    };
  }, []);
  return now;
}
