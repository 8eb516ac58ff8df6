import { Combobox as Base } from '@base-ui/react/combobox';
import { SUGGESTION_LIMIT } from '@vela/contracts/constants';
import { type ComponentProps, type FocusEvent, useMemo } from 'react';
import { FieldFrame, useField } from '../field/index.js';
import { Icon } from '../icon/index.js';
import { ReadingDirection } from '../reading-direction/index.js';
import { Box, Entry, OpenButton } from './autocomplete-look.js';
import type { AutocompleteBaseProps } from './autocomplete-props.js';
import { ChosenChip } from './chosen-chip.js';
import { type AutocompleteOption, labelOf, optionNamed, optionOf, sameOption } from './option.js';
import { SuggestionList } from './suggestion-list.js';
import { useSuggestions } from './use-suggestions.js';
import { useTyping } from './use-typing.js';

export type MultiAutocompleteProps = AutocompleteBaseProps<readonly string[]>;

/** Several of many, found by typing and kept as chips. With `freeText` the reader's own words are kept too. */
export function MultiAutocomplete({
  label, labelHidden, optional, hint, error, required, id, value, onChange, onBlur, disabled = false,
  options, freeText = false, limit = SUGGESTION_LIMIT, placeholder, loading = false, emptyText = 'Nothing fits', ref,
}: MultiAutocompleteProps) {
  const binding = useField({ id, hint, error, required });
  const { typed, setTyped, open, setOpen, box, setBox, isHighlighted, noteHighlight } = useTyping();
  const chosen = useMemo(() => value.map((each) => optionOf(options, each)), [options, value]);
  const suggestions = useSuggestions({ options, text: typed ?? '', limit, freeText, chosen: value });

  const takeTyped = () => {
    setTyped(null);
    if (typed === null) return;
    // Pasted text may hold several words.
    const words = typed.split(',').map((word) => word.trim()).filter((word) => word !== '');
    const taken = words.flatMap((word) => optionNamed(options, word)?.value ?? (freeText ? word : []));
    const added = new Set(taken.filter((each) => !value.includes(each)));
    if (added.size > 0) onChange([...value, ...added]);
  };
  const leave = (event: FocusEvent) => {
    takeTyped();
    onBlur?.(event);
  };
  const press: NonNullable<ComponentProps<typeof Entry>['onKeyDown']> = (event) => {
    // Escape closes the list, not the dialog around it.
    if (event.key === 'Escape' && open) event.preventDefault();
    const takes = event.key === ',' || (event.key === 'Enter' && !isHighlighted());
    if (!takes || !freeText) return;
    event.preventDefault();
    takeTyped();
    setOpen(false);
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <ReadingDirection>
        <Base.Root<AutocompleteOption, true>
          multiple
          filteredItems={suggestions}
          value={chosen}
          onValueChange={(next, details) => {
            // Escape would clear every chip at once.
            if (details.reason === 'escape-key') return details.cancel();
            setTyped(null);
            return onChange(next.map((option) => option.value));
          }}
          inputValue={typed ?? ''}
          onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
          onItemHighlighted={noteHighlight}
          isItemEqualToValue={sameOption}
          itemToStringLabel={labelOf}
          autoHighlight={!freeText}
          disabled={disabled}
          open={open}
          onOpenChange={setOpen}
        >
          <Base.Chips
            render={<Box ref={setBox} data-invalid={error !== undefined} data-disabled={disabled || undefined} />}
          >
            {chosen.map((option) => (
              <ChosenChip key={option.value} option={option} />
            ))}
            <Entry
              {...binding.control}
              aria-labelledby={binding.labelId}
              ref={ref}
              placeholder={value.length === 0 ? placeholder : undefined}
              onKeyDown={press}
              onBlur={leave}
            />
            <OpenButton aria-label={`Suggestions for ${label}`}>
              <Icon name="chevron-down" />
            </OpenButton>
          </Base.Chips>
          <SuggestionList {...{ box, loading, emptyText }} />
        </Base.Root>
      </ReadingDirection>
    </FieldFrame>
  );
}
