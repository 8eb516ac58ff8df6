import type { KeyboardEvent } from 'react';
import { t } from '@vela/language';
import { ChipRemoveLook, ChipSurface } from '../chip/chip.js';
import { Icon } from '../icon/index.js';
import type { AutocompleteOption } from './option.js';

export interface ChosenChipProps {
  readonly option: AutocompleteOption;
  readonly disabled: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onRemove: () => void;
}

/** One choice, reached with the arrow keys from the field, removed with its cross, Backspace or Delete. */
export function ChosenChip({ option, disabled, onKeyDown, onRemove }: ChosenChipProps) {
  return (
    <ChipSurface
      data-removable="true"
      data-choice
      role="group"
      tabIndex={-1}
      aria-label={option.label}
      onKeyDown={onKeyDown}
    >
      {option.label}
      <ChipRemoveLook
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={t('Remove {what}', { what: option.label })}
        onClick={onRemove}
      >
        <Icon name="cross" size="small" />
      </ChipRemoveLook>
    </ChipSurface>
  );
}
