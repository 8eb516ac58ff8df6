import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TEXTS } from '@vela/contracts/texts';
import { Card } from '@vela/design-system/card';
import { VisuallyHidden } from '@vela/design-system/layout';
import { servedPart } from '../../../served/served.js';
import { controlOf, doAgain, type EarlyDeed, focusControl } from '../served-part.js';

const loadMatch = () => import('./demo-match.js');
const DemoMatch = lazy(async () => ({ default: (await loadMatch()).DemoMatch }));

/** Its element, by which a page that was made beforehand is known. */
const MATCH_ID = 'demo-match';
/** Whether the page that is left has a match that was brought to life: what stands in it was not served. */
const isPlayed = () => typeof document !== 'undefined' && document.querySelector(`#${MATCH_ID}[data-live]`) !== null;
/** What tells that a visitor is about to play. */
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin', 'click', 'input'] as const;

/** As tall as the match, so that nothing jumps when it comes. */
const Coming = styled(Card)`
  min-block-size: 42rem;
`;

/**
 * The match to play with. In a page that was made beforehand it stands as it was served, and its code comes when
 * somebody reaches for it: the page is lighter by that for everybody else. What was done until then is done again.
 */
export function PlayableMatch() {
  const part = useRef<HTMLDivElement>(null);
  const [served, setServed] = useState(() => (isPlayed() ? null : servedPart(MATCH_ID)));
  const waiting = served !== null;
  const early = useRef<EarlyDeed[]>([]);
  const focused = useRef<number | null>(null);

  useEffect(() => {
    if (!waiting) return;
    const notice = (event: Event): void => {
      const { target, type } = event;
      // Where the page was taken over a moment ago, React has not come to what lies in `Suspense` yet.
      const match = part.current ?? document.getElementById(MATCH_ID);
      if (match === null || !(target instanceof Node) || !match.contains(target)) return;
      const control = controlOf(match, target);
      const isRange = target instanceof HTMLInputElement && target.type === 'range';
      if (control !== null && type === 'focusin') focused.current = control;
      if (control !== null && type === 'input' && isRange)
        early.current = [...early.current.filter((deed) => deed.control !== control), { control, value: target.value }];
      if (control !== null && type === 'click' && !isRange) {
        event.preventDefault();
        early.current = [...early.current, { control, value: null }];
      }
      // Without a network the match stays as it was served, and the next touch asks again.
      loadMatch().then(
        () => startTransition(() => setServed(null)),
        () => undefined,
      );
    };
    for (const sign of SIGNS_OF_INTENT) document.addEventListener(sign, notice, { capture: true });
    return () => {
      for (const sign of SIGNS_OF_INTENT) document.removeEventListener(sign, notice, { capture: true });
    };
  }, [waiting]);

  const catchUp = (): void => {
    const live = part.current;
    if (live === null) return;
    live.dataset['live'] = '';
    if (focused.current !== null && document.activeElement === document.body) focusControl(live, focused.current);
    for (const deed of early.current.splice(0)) doAgain(live, deed);
  };
  return (
    <Suspense
      fallback={
        <Coming aria-busy="true">
          <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
        </Coming>
      }
    >
      {served !== null ? (
        <div id={MATCH_ID} ref={part} {...served} />
      ) : (
        <div id={MATCH_ID} key="live" ref={part}>
          <DemoMatch onReady={catchUp} />
        </div>
      )}
    </Suspense>
  );
}
