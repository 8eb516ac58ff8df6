import { Combobox as Base } from '@base-ui/react/combobox';
import { SUGGESTION_LIMIT } from '@vela/contracts/constants';
import type { ComponentProps, FocusEvent } from 'react';
import { FieldFrame, useField } from '../field/index.js';
import { Icon } from '../icon/index.js';
import { ReadingDirection } from '../reading-direction/index.js';
import { Box, Entry, OpenButton } from './autocomplete-look.js';
import type { AutocompleteBaseProps } from './autocomplete-props.js';
import { type AutocompleteOption, labelOf, optionNamed, optionOf, sameOption } from './option.js';
import { SuggestionList } from './suggestion-list.js';
import { useSuggestions } from './use-suggestions.js';
import { useTyping } from './use-typing.js';

const NONE: readonly string[] = [];

export type AutocompleteProps = AutocompleteBaseProps<string | null>;

/** One of many, found by typing. The value is the option's `value`, or the typed words with `freeText`. */
export function Autocomplete({
  label, labelHidden, optional, hint, error, required, id, value, onChange, onBlur, disabled = false,
  options, freeText = false, limit = SUGGESTION_LIMIT, placeholder, loading = false, emptyText = 'Nothing fits', ref,
}: AutocompleteProps) {
  const binding = useField({ id, hint, error, required });
  const { typed, setTyped, open, setOpen, box, setBox, isHighlighted, noteHighlight } = useTyping();
  const chosen = value === null ? null : optionOf(options, value);
  const suggestions = useSuggestions({ options, text: typed ?? '', limit, freeText, chosen: NONE });

  const takeTyped = () => {
    const words = typed?.trim();
    setTyped(null);
    if (words === undefined) return;
    const named = optionNamed(options, words)?.value;
    if (freeText) onChange(words === '' ? null : (named ?? words));
    // Whoever types a whole name means it, whether or not they press Enter.
    else if (named !== undefined && named !== value) onChange(named);
  };
  const leave = (event: FocusEvent) => {
    takeTyped();
    onBlur?.(event);
  };
  const press: NonNullable<ComponentProps<typeof Entry>['onKeyDown']> = (event) => {
    // Escape closes the list, not the dialog around it.
    if (event.key === 'Escape' && open) event.preventDefault();
    if (event.key !== 'Enter' || !freeText || isHighlighted()) return;
    event.preventDefault();
    takeTyped();
    setOpen(false);
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <ReadingDirection>
        <Base.Root<AutocompleteOption>
          filteredItems={suggestions}
          value={chosen}
          onValueChange={(option, details) => {
            // Escape would take away what was chosen long ago.
            if (details.reason === 'escape-key') return details.cancel();
            setTyped(null);
            return onChange(option?.value ?? null);
          }}
          inputValue={typed ?? chosen?.label ?? ''}
          onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
          onItemHighlighted={noteHighlight}
          isItemEqualToValue={sameOption}
          itemToStringLabel={labelOf}
          autoHighlight={!freeText}
          disabled={disabled}
          open={open}
          onOpenChange={setOpen}
        >
          <Base.InputGroup
            render={<Box ref={setBox} data-invalid={error !== undefined} data-disabled={disabled || undefined} />}
          >
            <Entry
              {...binding.control}
              aria-labelledby={binding.labelId}
              ref={ref}
              placeholder={placeholder}
              onKeyDown={press}
              onBlur={leave}
            />
            <OpenButton aria-label={`Suggestions for ${label}`}>
              <Icon name="chevron-down" />
            </OpenButton>
          </Base.InputGroup>
          <SuggestionList {...{ box, loading, emptyText }} />
        </Base.Root>
      </ReadingDirection>
    </FieldFrame>
  );
}
