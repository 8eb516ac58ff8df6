import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { SUGGESTION_LIMIT } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { FieldFrame, useField } from '../field/index.js';
import { Entry } from './autocomplete-look.js';
import type { AutocompleteBaseProps } from './autocomplete-props.js';
import { ChosenChip } from './chosen-chip.js';
import { EntryBox } from './entry-box.js';
import { isMissingOption, optionNamed, optionOf } from './option.js';
import { SuggestionList } from './suggestion-list.js';
import { useChipKeys } from './use-chip-keys.js';
import { useCombobox } from './use-combobox.js';
import { useLeave } from './use-leave.js';
import { useSuggestions } from './use-suggestions.js';

export type MultiAutocompleteProps = AutocompleteBaseProps<readonly string[]>;

/** Several of many, found by typing and kept as chips. With `freeText` the reader's own words are kept too. */
export function MultiAutocomplete({
  label,
  labelHidden,
  optional,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  onBlur,
  disabled = false,
  options,
  freeText = false,
  limit = SUGGESTION_LIMIT,
  placeholder,
  loading = false,
  emptyText = t('Nothing fits'),
  missing,
  ref,
}: MultiAutocompleteProps) {
  const binding = useField({ id, hint, error, required });
  const box = useRef<HTMLDivElement>(null);
  // What is typed but not yet taken.
  const [typed, setTyped] = useState('');
  const groups = useSuggestions({ options, text: typed, limit, freeText, chosen: value, sayMissing: missing?.say });
  const isChosen = (each: string) => value.includes(each);
  const without = (each: string) => value.filter((other) => other !== each);
  const combobox = useCombobox({
    groups,
    firstHighlighted: !freeText,
    onType: (text) => {
      leaving.stay();
      setTyped(text);
    },
    onTake: (option) => {
      setTyped('');
      if (isMissingOption(option)) missing?.take(option.value);
      else onChange(isChosen(option.value) ? without(option.value) : [...value, option.value]);
    },
    // Whoever looks through the list takes several; whoever types looks for one.
    staysOpen: () => typed.trim() === '',
  });
  const chips = useChipKeys(box, (place) => onChange(value.filter((_, index) => index !== place)));

  const takeTyped = () => {
    setTyped('');
    // Pasted text may hold several words.
    const words = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const taken = words.flatMap((word) => optionNamed(options, word)?.value ?? (freeText ? word : []));
    const added = new Set(taken.filter((each) => !isChosen(each)));
    if (added.size > 0) onChange([...value, ...added]);
  };
  const leaving = useLeave(loading, takeTyped);
  const leave = (event: FocusEvent) => {
    leaving.leave();
    combobox.close();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (combobox.press(event) || chips.onEntry(event, value.length)) return;
    if ((event.key !== 'Enter' && event.key !== ',') || !freeText) return;
    event.preventDefault();
    takeTyped();
    combobox.close();
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <EntryBox
        ref={box}
        {...{ combobox, label, disabled }}
        invalid={error !== undefined}
        list={
          <SuggestionList
            {...{ combobox, box, label, groups, loading, emptyText }}
            several
            isChosen={(option) => !isMissingOption(option) && isChosen(option.value)}
          />
        }
      >
        {value.map((each, place) => (
          <ChosenChip
            key={each}
            option={optionOf(options, each)}
            disabled={disabled}
            onKeyDown={(event) => chips.onChip(event, place)}
            onRemove={() => {
              onChange(without(each));
              chips.backToEntry();
            }}
          />
        ))}
        <Entry
          {...binding.control}
          {...combobox.entry}
          aria-labelledby={binding.labelId}
          ref={ref}
          value={typed}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          onKeyDown={press}
          onBlur={leave}
        />
      </EntryBox>
    </FieldFrame>
  );
}
