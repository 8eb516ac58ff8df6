import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.js';
import { Cluster } from '../layout/index.js';
import { Text } from '../typography/index.js';

export interface TextStartProps {
  readonly label: string;
  /** What it does, beside the button. */
  readonly why: string;
  /** What comes in the place of the button; it may be a chunk that is loaded now. */
  readonly children: (close: () => void) => ReactNode;
}

/** The way into filling in a form from a text; what reads the text comes once it is wanted. */
export function TextStart({ label, why, children }: TextStartProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // What was open leaves with the focus in it.
  useEffect(() => {
    if (open === false) opener.current?.focus();
  }, [open]);
  const way = (
    <Cluster gap={12}>
      <Button ref={opener} variant="secondary" size="small" loading={open === true} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Text size="small" tone="muted">
        {why}
      </Text>
    </Cluster>
  );
  return open === true ? <Suspense fallback={way}>{children(() => setOpen(false))}</Suspense> : way;
}
