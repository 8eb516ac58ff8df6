// jest-axe brings no types, and those of DefinitelyTyped pull in jest's global ones.
declare module 'jest-axe' {
  interface Violation {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  export function axe(part: Element): Promise<{ readonly violations: readonly Violation[] }>;
}
