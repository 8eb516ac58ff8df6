/** A role of the demo market. */
export interface RoleBlueprint {
  /** Names of the fields it draws its skills from, the most important first. */
  readonly draws: readonly string[];
  /** Years of experience below which nobody holds it; 0 where it is open to graduates. */
  readonly fromYears?: number;
  /** Pay in relation to the category's, 1 where not given. */
  readonly pay?: number;
}

/** A job category of the demo market, in the words of the people who work in it. */
export interface CategoryBlueprint {
  readonly name: string;
  /** How much of the market it makes up, in relation to the others. */
  readonly share: number;
  /** Yearly pay in SEK in Sweden after five years. */
  readonly paySek: number;
  /** Skills that anybody in the category may have. */
  readonly shared: readonly string[];
  /** Skills that usually come together, the commonest first. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly roles: Readonly<Record<string, RoleBlueprint>>;
}

/** Holds a blueprint to the names of its own fields. */
export const defineCategory = <Field extends string>(
  blueprint: CategoryBlueprint & {
    readonly fields: Readonly<Record<Field, readonly string[]>>;
    readonly roles: Readonly<Record<string, { readonly draws: readonly NoInfer<Field>[] }>>;
  },
): CategoryBlueprint => blueprint;

/** @returns every skill of a category, each once */
export const skillsOf = (category: CategoryBlueprint): string[] => [
  ...new Set([...category.shared, ...Object.values(category.fields).flat()]),
];
