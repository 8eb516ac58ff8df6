/** One suggestion. */
export interface AutocompleteOption {
  readonly value: string;
  readonly label: string;
  /** Other names that it is found by and taken for when typed whole; they are not shown. */
  readonly aliases?: readonly string[];
  /** Suggestions of one group stand together under its name; all of a list have one, or none has. */
  readonly group?: string;
}

/** A suggestion that the reader's own words make. */
export interface TypedOption extends AutocompleteOption {
  readonly typed: true;
}

/** The last line of a list that has not what is typed: taking it says so to whoever keeps the list. */
export interface MissingOption extends AutocompleteOption {
  readonly missing: true;
}

/** Suggestions under one name; under none where the options have no groups. */
export interface OptionGroup {
  readonly name: string | null;
  readonly options: readonly AutocompleteOption[];
}

export const isMissingOption = (option: AutocompleteOption): option is MissingOption => 'missing' in option;

export const isTypedOption = (option: AutocompleteOption): option is TypedOption => 'typed' in option;

/** @returns the option with a value, or one made from it where free text is allowed and none has it */
export function optionOf(options: readonly AutocompleteOption[], value: string): AutocompleteOption {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** @returns the option whose label was typed, or else one of whose aliases, whatever the case */
export function optionNamed(options: readonly AutocompleteOption[], text: string): AutocompleteOption | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    options.find((option) => option.label.toLowerCase() === wanted) ??
    options.find((option) => option.aliases?.some((alias) => alias.toLowerCase() === wanted))
  );
}

/** @returns the groups in the order in which they first appear */
export function grouped(options: readonly AutocompleteOption[]): OptionGroup[] {
  const groups = new Map<string | null, AutocompleteOption[]>();
  for (const option of options) {
    const name = option.group ?? null;
    const members = groups.get(name);
    if (members) members.push(option);
    else groups.set(name, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
