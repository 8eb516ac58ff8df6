import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { TRY_AGAIN } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { forgetFailedPages, PageToCome, useLocation, whilePatient } from '@vela/router';
import { SliceUnavailable } from '../features/errors/slice-unavailable.js';
import { renewPage } from '../federation/renewal.js';
import type { Slices } from '../federation/slices.js';

interface CatchProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Catch extends Component<CatchProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Tried again by itself once there is a connection, for want of which it may have failed. */
function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return <SliceUnavailable onRetry={onRetry} />;
}

/** Asks for what is still on its way once more. */
const askAgain = (): void => void dispatchEvent(new Event(TRY_AGAIN));
const loadAnew = (): void => location.reload();

export interface SliceBoundaryProps {
  readonly name: SliceName;
  readonly slices: Pick<Slices, 'replacementOf'>;
  readonly children: ReactNode;
  /** Loads the page anew; replaced in tests. */
  readonly reload?: () => void;
}

/**
 * Keeps a slice's failure to the slice: the frame stays, another page or "Try again" starts afresh. What failed may be gone
 * because another version is in service by now, which only a page that is loaded anew can get: that is done where nothing
 * that was typed is lost, and offered where something is.
 */
export function SliceBoundary({ name, slices, children, reload = loadAnew }: SliceBoundaryProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [replacedAt, setReplacedAt] = useState<string | null>(null);
  const page = `${pathname} ${attempt}`;

  const retry = async (): Promise<void> => {
    const replacement = await whilePatient(slices.replacementOf(name), null);
    if (replacement !== null && renewPage(replacement, () => setReplacedAt(page), reload)) return;
    forgetFailedPages();
    setAttempt((count) => count + 1);
  };
  const fallback =
    replacedAt === page ? (
      <SliceUnavailable trouble="replaced" onRetry={reload} />
    ) : (
      <Unavailable onRetry={() => void retry()} />
    );
  return (
    <PageToCome value={<SliceUnavailable trouble="slow" onRetry={askAgain} />}>
      <Catch key={page} fallback={fallback}>
        {children}
      </Catch>
    </PageToCome>
  );
}
