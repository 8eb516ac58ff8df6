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

/** Suggestions under one name; under none where the options have no groups. */
export interface OptionGroup {
  readonly name: string | null;
  readonly options: readonly AutocompleteOption[];
}

export const isTypedOption = (option: AutocompleteOption): option is TypedOption => 'typed' in option;

/** @returns the option with a value, or one made from it where free text is allowed and none has it */
export function optionOf(options: readonly AutocompleteOption[], value: string): AutocompleteOption {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** @returns the option whose label was typed, whatever its case */
export function optionNamed(options: readonly AutocompleteOption[], text: string): AutocompleteOption | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find((option) => option.label.toLowerCase() === wanted);
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
