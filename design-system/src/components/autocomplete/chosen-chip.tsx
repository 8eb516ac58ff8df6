import { Combobox as Base } from '@base-ui/react/combobox';
import { ChipRemoveLook, ChipSurface } from '../chip/chip.js';
import { Icon } from '../icon/index.js';
import type { AutocompleteOption } from './option.js';

/** One choice, reached with the arrow keys from the field, removed with its cross, Backspace or Delete. */
export function ChosenChip({ option }: { readonly option: AutocompleteOption }) {
  return (
    <Base.Chip render={<ChipSurface data-removable="true" />} aria-label={option.label}>
      {option.label}
      <Base.ChipRemove render={<ChipRemoveLook />} aria-label={`Remove ${option.label}`}>
        <Icon name="cross" size="small" />
      </Base.ChipRemove>
    </Base.Chip>
  );
}
