import { valid } from 'semver';

/** What a version of the design system gives. */
export interface DesignSystemExports {
  readonly version: string;
  /** Names by request, such as `@vela/design-system/button`. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isNamesByRequest = (value: unknown): value is DesignSystemExports['exports'] =>
  typeof value === 'object' && value !== null && Object.values(value).every(isNames);

/** @returns what a design system says of itself @throws Error that says what is wrong with it */
export function readExports(body: unknown): DesignSystemExports {
  const { version, exports } = (body ?? {}) as Readonly<Record<keyof DesignSystemExports, unknown>>;
  if (typeof version !== 'string' || valid(version) === null || !isNamesByRequest(exports))
    throw new Error('These are no exports of a design system: npm run public-types -- --exports <file> writes them.');
  return { version, exports };
}
