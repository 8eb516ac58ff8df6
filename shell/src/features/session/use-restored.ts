import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPublicPath } from '@vela/contracts/routes';
import { pauseAfter } from '@vela/slice-parts/later';

interface Surroundings {
  readonly pathname: string;
  /** Asks the server who is signed in. @returns whether it said so */
  readonly ask: () => Promise<boolean>;
  /** When it last said so: it may do so later, too. */
  readonly answeredAt: number;
}

/**
 * The browser keeps a page as it is while another one is open, and shows it again on the way back, whoever signed out meanwhile and
 * wherever. Nobody tells a page that is kept: it covers itself as it goes, and asks as it comes back.
 * Where nobody answers it is asked again, less and less often.
 * @returns whether the page has been kept, and it is not known yet who is signed in now
 */
export function useRestored({ pathname, ask, answeredAt }: Surroundings): boolean {
  const [unsure, setUnsure] = useState(false);
  const [heardAt, setHeardAt] = useState(answeredAt);
  if (answeredAt !== heardAt) {
    setHeardAt(answeredAt);
    setUnsure(false);
  }
  const asked = useEffectEvent(ask);
  useEffect(() => {
    const cover = () => flushSync(() => setUnsure(true));
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isPublicPath(pathname)) cover();
    };
    let shown = 0;
    const show = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (!isPublicPath(pathname)) cover();
      const mine = (shown += 1);
      for (let failures = 1; !(await asked()); failures += 1) {
        await pauseAfter(failures).over;
        if (mine !== shown) return;
      }
      setUnsure(false);
    };
    const onShow = (event: PageTransitionEvent) => void show(event);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', onShow);
    return () => {
      shown = -1;
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [pathname]);
  return unsure;
}
