import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { sliceOf } from '@vela/contracts/routes';
import { useLocation, useNavigate } from '@vela/router';
import { NotFound } from '../features/errors/not-found.js';
import { SliceUnavailable } from '../features/errors/slice-unavailable.js';
import type { Slices } from '../federation/slices.js';
import { untilThere } from '../federation/until-there.js';

/**
 * What is shown where no route matches: the owner of the path could not be loaded, or is not there yet, or nobody knows the
 * path. A slice that comes after all is entered by itself.
 */
export function Elsewhere({ slices }: { readonly slices: Slices }) {
  const location = useLocation();
  const navigate = useNavigate();
  const owner = sliceOf(location.pathname);
  const troubleNow = () => slices.troubleOf(owner);
  const trouble = useSyncExternalStore((onChange) => slices.subscribe(onChange), troubleNow, troubleNow);
  // Why this address led here: until it is entered once more, that it has become better changes nothing.
  const [entrance, setEntrance] = useState({ key: location.key, trouble });
  if (entrance.key !== location.key) setEntrance({ key: location.key, trouble });

  // Entering the same address again lets the router ask the slice for its routes once more.
  const enter = () => void navigate(location, { replace: true, preventScrollReset: true });
  const onArrival = useEffectEvent(enter);
  const isMissing = entrance.trouble !== null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const left = new AbortController();
    void untilThere(slices, owner, left.signal).then((routes) => (routes === null ? undefined : onArrival()));
    return () => left.abort();
  }, [slices, owner, isMissing, entrance.key]);

  const shown = trouble ?? entrance.trouble;
  if (shown === null) return <NotFound />;
  const retry = (): void => {
    slices.loadAgain(owner).catch(() => undefined);
    enter();
  };
  return <SliceUnavailable trouble={shown} onRetry={retry} />;
}
