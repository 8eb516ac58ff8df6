import { Component, type ErrorInfo, type ReactNode, useState } from 'react';
import { forgetFailedPages, useLocation } from '@vela/router';
import { SliceUnavailable } from '../features/errors/slice-unavailable.js';

interface CatchProps {
  readonly onRetry: () => void;
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
    return this.state.failed ? <SliceUnavailable onRetry={this.props.onRetry} /> : this.props.children;
  }
}

/** Keeps a slice's failure to the slice: the frame stays, another page or "Try again" starts afresh. */
export function SliceBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetFailedPages();
    setAttempt((count) => count + 1);
  };
  return (
    <Catch key={`${pathname} ${attempt}`} onRetry={retry}>
      {children}
    </Catch>
  );
}
