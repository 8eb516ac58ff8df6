import { type RefObject, useEffect, useId, useRef } from 'react';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { Icon } from '../icon/index.js';
import { GroupName, Item, List, Note, Sheet } from './autocomplete-look.js';
import { type AutocompleteOption, isMissingOption, isTypedOption, type OptionGroup } from './option.js';
import type { Combobox } from './use-combobox.js';
import { useListPlace } from './use-list-place.js';

export interface SuggestionListProps {
  readonly combobox: Combobox;
  /** The box of the field, below which the list stands. */
  readonly box: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly isChosen: (option: AutocompleteOption) => boolean;
  /** Whether several can be chosen. */
  readonly several?: boolean;
  /** Stands in the place of suggestions while they are fetched. */
  readonly loading: boolean;
  readonly emptyText: string;
}

/** Scrolls the list, and nothing around it, so far that a suggestion is in sight. */
function reveal(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop - list.offsetTop;
  const bottom = top + item.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

/** The suggestions below the field, while they are open. */
export function SuggestionList({
  combobox,
  box,
  label,
  groups,
  isChosen,
  several = false,
  loading,
  emptyText,
}: SuggestionListProps) {
  const groupId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { highlighted, listId, optionId } = combobox;
  useListPlace(box, sheet, groups);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-highlighted="true"]');
    if (list.current && item) reveal(list.current, item);
  }, [highlighted]);

  const order = new Map(groups.flatMap(({ options }) => options).map((option, index) => [option, index]));
  const drawn = (option: AutocompleteOption) => {
    const index = order.get(option) ?? 0;
    const chosen = isChosen(option);
    return (
      <Item
        key={option.value}
        id={optionId(index)}
        role="option"
        aria-selected={chosen}
        data-highlighted={index === highlighted}
        onPointerMove={() => combobox.highlight(index)}
        onClick={() => combobox.take(option)}
      >
        {isTypedOption(option) ? (
          <span>
            <Trans message="Use <b>“{text}”</b>" values={{ text: option.label }} parts={{ b: <b /> }} />
          </span>
        ) : (
          <span>{option.label}</span>
        )}
        {(isTypedOption(option) || isMissingOption(option)) && <Icon name="plus" size="small" />}
        {chosen && <Icon name="check" size="small" />}
      </Item>
    );
  };
  const nothing = [...order.keys()].every(isMissingOption);
  const note = loading ? t('Loading…') : nothing ? emptyText : null;
  return (
    // A press in the list leaves the focus in the field.
    <Sheet ref={sheet} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div role="status">{note !== null && <Note>{note}</Note>}</div>
      <List ref={list} id={listId} role="listbox" aria-label={label} aria-multiselectable={several || undefined}>
        {groups.map(({ name, options }, index) =>
          name === null ? (
            options.map(drawn)
          ) : (
            <div key={name} role="group" aria-labelledby={`${groupId}-${index}`}>
              <GroupName id={`${groupId}-${index}`}>{name}</GroupName>
              {options.map(drawn)}
            </div>
          ),
        )}
      </List>
    </Sheet>
  );
}
