// jest-axe brings no types, and those of DefinitelyTyped pull in jest's global ones.
declare module 'jest-axe' {
  /** Runs axe over a part of the document. */
  export function axe(part: Element): Promise<unknown>;
}

declare module '@jest/expect' {
  interface Matchers<R extends void | Promise<void>> {
    toHaveNoViolations(): R;
  }
}
