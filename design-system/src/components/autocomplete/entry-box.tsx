import type { MouseEvent, ReactNode, RefObject } from 'react';
import { t } from '@vela/language';
import { Icon } from '../icon/index.js';
import { Box, OpenButton } from './autocomplete-look.js';
import type { Combobox } from './use-combobox.js';

export interface EntryBoxProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly combobox: Combobox;
  readonly label: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** Chips and the field that is typed into. */
  readonly children: ReactNode;
  /** The list, while it is open. */
  readonly list: ReactNode;
}

/** The box around the field, with the button that shows the suggestions. A press beside the field reaches it too. */
export function EntryBox({ ref, combobox, label, invalid, disabled, children, list }: EntryBoxProps) {
  const focusEntry = () => ref.current?.querySelector('input')?.focus();
  const pressBeside = (event: MouseEvent) => {
    if (disabled || event.target !== event.currentTarget) return;
    event.preventDefault();
    focusEntry();
  };
  return (
    <Box ref={ref} data-invalid={invalid} data-disabled={disabled || undefined} onMouseDown={pressBeside}>
      {children}
      <OpenButton
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={t('Suggestions for {label}', { label })}
        aria-haspopup="listbox"
        aria-expanded={combobox.open}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          focusEntry();
          if (combobox.open) combobox.close();
          else combobox.show();
        }}
      >
        <Icon name="chevron-down" />
      </OpenButton>
      {combobox.open && !disabled && list}
    </Box>
  );
}
