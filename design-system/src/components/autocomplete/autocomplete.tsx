import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { SUGGESTION_LIMIT } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { FieldFrame, useField } from '../field/index.js';
import { Entry } from './autocomplete-look.js';
import type { AutocompleteBaseProps } from './autocomplete-props.js';
import { EntryBox } from './entry-box.js';
import { isMissingOption, optionNamed, optionOf } from './option.js';
import { SuggestionList } from './suggestion-list.js';
import { useCombobox } from './use-combobox.js';
import { useLeave } from './use-leave.js';
import { useSuggestions } from './use-suggestions.js';

const NONE: readonly string[] = [];

export type AutocompleteProps = AutocompleteBaseProps<string | null>;

/** One of many, found by typing. The value is the option's `value`, or the typed words with `freeText`. */
export function Autocomplete({
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
}: AutocompleteProps) {
  const binding = useField({ id, hint, error, required });
  const box = useRef<HTMLDivElement>(null);
  // What is typed but not yet taken.
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === null ? null : optionOf(options, value);
  const groups = useSuggestions({
    options,
    text: typed ?? '',
    limit,
    freeText,
    chosen: NONE,
    sayMissing: missing?.say,
  });
  const combobox = useCombobox({
    groups,
    firstHighlighted: !freeText,
    onType: (text) => {
      leaving.stay();
      setTyped(text);
      if (text === '' && value !== null) onChange(null);
    },
    onTake: (option) => {
      setTyped(null);
      if (isMissingOption(option)) missing?.take(option.value);
      else onChange(option.value);
    },
    staysOpen: () => false,
  });

  const takeTyped = () => {
    const words = typed?.trim();
    setTyped(null);
    if (words === undefined) return;
    const named = optionNamed(options, words)?.value;
    if (freeText) onChange(words === '' ? null : (named ?? words));
    // Whoever types a whole name means it, whether or not they press Enter.
    else if (named !== undefined && named !== value) onChange(named);
  };
  const leaving = useLeave(loading, takeTyped);
  const leave = (event: FocusEvent) => {
    leaving.leave();
    combobox.close();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent) => {
    if (combobox.press(event) || event.key !== 'Enter' || !freeText) return;
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
            isChosen={(option) => option.value === value}
          />
        }
      >
        <Entry
          {...binding.control}
          {...combobox.entry}
          aria-labelledby={binding.labelId}
          ref={ref}
          value={typed ?? chosen?.label ?? ''}
          placeholder={placeholder}
          disabled={disabled}
          onKeyDown={press}
          onBlur={leave}
        />
      </EntryBox>
    </FieldFrame>
  );
}
