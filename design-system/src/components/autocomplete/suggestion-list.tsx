import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '../icon/index.js';
import { GroupName, Item, List, Note, Positioner, Sheet } from './autocomplete-look.js';
import { type AutocompleteOption, isTypedOption, type OptionGroup } from './option.js';

const renderOption = (option: AutocompleteOption) => (
  <Item key={option.value} value={option}>
    {isTypedOption(option) ? (
      <span>
        Use <b>“{option.label}”</b>
      </span>
    ) : (
      <span>{option.label}</span>
    )}
    <Base.ItemIndicator>
      <Icon name={isTypedOption(option) ? 'plus' : 'check'} size="small" />
    </Base.ItemIndicator>
  </Item>
);

const isGroup = (entry: AutocompleteOption | OptionGroup): entry is OptionGroup => 'items' in entry;

const renderEntry = (entry: AutocompleteOption | OptionGroup) =>
  isGroup(entry) ? (
    <Base.Group key={entry.value} items={entry.items}>
      <GroupName>{entry.value}</GroupName>
      <Base.Collection>{renderOption}</Base.Collection>
    </Base.Group>
  ) : (
    renderOption(entry)
  );

export interface SuggestionListProps {
  /** The box of the field, below which the list stands. */
  readonly box: HTMLElement | null;
  /** Stands in the place of suggestions while they are fetched. */
  readonly loading: boolean;
  readonly emptyText: string;
}

/** The suggestions below the field. */
export function SuggestionList({ box, loading, emptyText }: SuggestionListProps) {
  // Inside a modal dialog of the browser everything outside of it lies below and cannot be pressed.
  const dialog = box?.closest('dialog');
  return (
    <Base.Portal {...(dialog ? { container: dialog } : {})}>
      <Positioner anchor={box} sideOffset={6} collisionPadding={8}>
        <Sheet>
          <Base.Status>{loading ? <Note>Loading…</Note> : null}</Base.Status>
          <Base.Empty>{loading ? null : <Note>{emptyText}</Note>}</Base.Empty>
          <List>{renderEntry}</List>
        </Sheet>
      </Positioner>
    </Base.Portal>
  );
}
