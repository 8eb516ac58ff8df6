/** What is used of jest-axe, which has no types of its own. */
declare module 'jest-axe' {
  export interface Violation {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  export interface AxeOptions {
    readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  }
  export function axe(html: Element, options?: AxeOptions): Promise<{ readonly violations: readonly Violation[] }>;
}
