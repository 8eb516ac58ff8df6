import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { type AutocompleteOption, isMissingOption, type OptionGroup } from './option.js';

const NONE = -1;
/** The first suggestion, once it is known; never the line that says that something is missing. */
const FIRST = -2;

interface ComboboxOptions {
  readonly groups: readonly OptionGroup[];
  /** Typing highlights the first suggestion, so that Enter takes it. */
  readonly firstHighlighted: boolean;
  readonly onType: (text: string) => void;
  readonly onTake: (option: AutocompleteOption) => void;
  /** Whether the list stays after a suggestion was taken. */
  readonly staysOpen: () => boolean;
}

/**
 * A field with a list of suggestions as the ARIA authoring practices describe it: focus stays in the field, arrows go
 * through the list, Enter takes, Escape closes.
 */
export function useCombobox({ groups, firstHighlighted, onType, onTake, staysOpen }: ComboboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(NONE);
  const options = groups.flatMap((group) => group.options);
  const [first] = options;
  const wanted = place !== FIRST ? place : first === undefined || isMissingOption(first) ? NONE : 0;
  const highlighted = open && wanted < options.length ? wanted : NONE;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setPlace(NONE);
  };
  const show = () => setOpen(true);
  const take = (option: AutocompleteOption) => {
    const stays = staysOpen();
    onTake(option);
    if (!stays) close();
  };
  const move = (step: 1 | -1) => {
    show();
    if (options.length === 0) return;
    const from = highlighted === NONE && step === -1 ? 0 : highlighted;
    setPlace((from + step + options.length) % options.length);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onType(event.target.value);
    show();
    setPlace(firstHighlighted && event.target.value !== '' ? FIRST : NONE);
  };
  /** @returns whether the key was the list's */
  const press = (event: KeyboardEvent): boolean => {
    // Enter ends the composing of a letter and means nothing else then.
    if (event.nativeEvent.isComposing) return true;
    const option = options[highlighted];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && option !== undefined) take(option);
    else if (event.key === 'Escape' && open) {
      close();
      // It closes the list, not the dialog around it.
      event.stopPropagation();
    } else return false;
    event.preventDefault();
    return true;
  };

  return {
    open,
    show,
    close,
    take,
    press,
    highlighted,
    highlight: setPlace,
    listId,
    optionId,
    entry: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': highlighted === NONE ? undefined : optionId(highlighted),
      onChange: type,
      onClick: show,
    },
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
