import { useEffect, useState } from 'react';
import { dayOf, MINUTE_MS } from '@vela/market/days';

/** @returns today's day of the market; a page that stays open goes on to the next */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
