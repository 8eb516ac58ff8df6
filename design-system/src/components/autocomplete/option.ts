/** One suggestion. */
export interface AutocompleteOption {
  readonly value: string;
  readonly label: string;
  /** Suggestions of one group stand together under its name; all of a list have one, or none has. */
  readonly group?: string;
}

/** A suggestion that the reader's own words make. */
export interface TypedOption extends AutocompleteOption {
  readonly typed: true;
}

/** Suggestions under one name. A type and not an interface, because the primitive's group is an open record. */
export type OptionGroup = {
  readonly value: string;
  readonly items: readonly AutocompleteOption[];
};

export const isTypedOption = (option: AutocompleteOption): option is TypedOption => 'typed' in option;

export const sameOption = (one: AutocompleteOption, other: AutocompleteOption): boolean => one.value === other.value;

export const labelOf = (option: AutocompleteOption): string => option.label;

/** @returns the option with a value, or one made from it where free text is allowed and none has it */
export function optionOf(options: readonly AutocompleteOption[], value: string): AutocompleteOption {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** @returns the option whose label was typed, whatever its case */
export function optionNamed(options: readonly AutocompleteOption[], text: string): AutocompleteOption | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find((option) => option.label.toLowerCase() === wanted);
}

/** @returns the groups in the order in which they first appear, or null where the options have none */
export function grouped(options: readonly AutocompleteOption[]): OptionGroup[] | null {
  const groups = new Map<string, AutocompleteOption[]>();
  for (const option of options) {
    if (option.group === undefined) continue;
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return groups.size === 0 ? null : [...groups].map(([value, items]) => ({ value, items }));
}
