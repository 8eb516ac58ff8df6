import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '@vela/language';
import { Cluster } from '../layout/index.js';
import { Text } from '../typography/index.js';
import { Button, type ButtonProps } from './button.js';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'children' | 'variant' | 'size' | 'loading'> {
  /** What the button is called where its words alone say too little, such as in a list. */
  readonly label?: string;
  /** What happens, and what cannot be put back. */
  readonly question: string;
  /** The answer that does it, a verb and its object. */
  readonly yes: string;
  /** The answer that leaves all as it is. */
  readonly no?: string;
  /** Does it. The question goes when that has ended, whatever came of it. */
  readonly onConfirm: () => unknown;
}

/** The second click of the double one that asked answers nothing, whatever it lands on. */
const isOwnClick = ({ detail }: MouseEvent): boolean => detail < 2;

/** A button for what cannot be undone: it asks in its place, and a press of the answer does it. */
export function ConfirmButton({
  children,
  label,
  question,
  yes,
  no = t('Keep it'),
  onConfirm,
  loading,
  ...look
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const words = useId();

  useEffect(() => {
    // Not an answer: the key that asked may still be held, or pressed a second time.
    if (asking) group.current?.focus();
    // Not from whoever went on meanwhile.
    else if (isAnswered.current && document.activeElement === document.body) opener.current?.focus();
    isAnswered.current = false;
  }, [asking]);

  const close = (): void => {
    isAnswered.current = true;
    setAsking(false);
  };
  const confirm = async (): Promise<void> => {
    try {
      await onConfirm();
    } finally {
      close();
    }
  };

  if (!asking)
    return (
      <Button
        {...look}
        ref={opener}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
    );
  return (
    <Cluster
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={words}
      gap={8}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Text as="span" size="small" id={words}>
        {question}
      </Text>
      <Button
        size={look.size ?? 'medium'}
        variant="secondary"
        aria-describedby={words}
        loading={loading ?? false}
        onClick={(event) => {
          if (isOwnClick(event)) void confirm();
        }}
      >
        {yes}
      </Button>
      <Button
        size={look.size ?? 'medium'}
        variant="bare"
        onClick={(event) => {
          if (isOwnClick(event)) close();
        }}
      >
        {no}
      </Button>
    </Cluster>
  );
}
