import { t } from '@vela/language';
import { type TokenType, valueOf } from './values.js';

/** A token with its value as CSS writes it, whatever it refers to. */
export interface Token {
  /** Its names from the outermost group on, joined by points, such as `color.light.jobseeker.accent`. */
  readonly path: string;
  readonly type: TokenType;
  readonly css: string;
  /** What it is for. */
  readonly description: string | null;
}

/** What a file of tokens says. */
export interface TokenFile {
  readonly tokens: ReadonlyMap<string, Token>;
  /** Paths of all that stands there, readable or not. */
  readonly paths: ReadonlySet<string>;
  /** What stands in the way of using it, a sentence each. */
  readonly problems: readonly string[];
}

type Group = Readonly<Record<string, unknown>>;

interface Written {
  readonly value: unknown;
  readonly type: string | null;
  readonly description: string | null;
  readonly extensions: Group;
}

/** Names become names of constants and of CSS properties. */
const NAME = /^[a-z\d][a-zA-Z\d]{0,39}$/;
const DEEPEST = 8;
const REFERENCE = /^\{([^{}]{1,400})\}$/;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Gathers the tokens as they are written, with the type and the place that their groups give them. */
function gather(
  group: Group,
  names: readonly string[],
  inherited: string | null,
  into: Map<string, Written>,
): string[] {
  const type = textOrNull(group['$type']) ?? inherited;
  const path = names.join('.');
  if ('$value' in group) {
    const extensions = isGroup(group['$extensions']) ? group['$extensions'] : {};
    into.set(path, { value: group['$value'], type, description: textOrNull(group['$description']), extensions });
    return [];
  }
  if (names.length === DEEPEST) return [t('{path}: groups lie too deep in each other.', { path })];
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    const inner = [...names, name].join('.');
    if (!NAME.test(name)) return [t('{path}: a name has letters and digits only, and begins small.', { path: inner })];
    if (!isGroup(value)) return [t('{path}: this is neither a token nor a group of tokens.', { path: inner })];
    return gather(value, [...names, name], type, into);
  });
}

/** @returns the token that a reference leads to at last, or a sentence that says why there is none */
function target(path: string, written: ReadonlyMap<string, Written>): Written | string {
  const passed = new Set([path]);
  let at = path;
  let type: string | null = null;
  for (;;) {
    const found = written.get(at);
    if (found === undefined) return t('{path} refers to {target}, and there is no such token.', { path, target: at });
    type ??= found.type;
    const next = typeof found.value === 'string' ? REFERENCE.exec(found.value)?.[1] : undefined;
    if (next === undefined) return { ...found, type };
    if (passed.has(next)) return t('{path} refers to itself, by way of {target}.', { path, target: at });
    passed.add(next);
    at = next;
  }
}

/**
 * Reads tokens in the format of the W3C Design Tokens Community Group (2025.10): groups with inherited types, and references to
 * whole tokens. Colours may also be written as `#rrggbb` alone, which is easier to type.
 * @param file the file's JSON, from whomever
 * @returns every token that can be read, with its value as CSS; nothing in a value can be more than that
 */
export function readTokens(file: unknown): TokenFile {
  if (!isGroup(file)) {
    const problem = t('The file is no JSON object with groups of tokens.');
    return { tokens: new Map(), paths: new Set(), problems: [problem] };
  }
  const written = new Map<string, Written>();
  const problems = gather(file, [], null, written);
  const tokens = new Map<string, Token>();
  for (const [path, { description }] of written) {
    const found = target(path, written);
    const value = typeof found === 'string' ? found : valueOf(path, found.type, found.value, found.extensions);
    if (typeof value === 'string') problems.push(value);
    else tokens.set(path, { path, description, ...value });
  }
  return { tokens, paths: new Set(written.keys()), problems };
}
