import { AppError } from '../errors/index.js';

/** Deeper nesting than any body of ours has. */
const DEPTH_MAX = 32;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Makes a decoded body safe to hand on: texts trimmed, no key that a prototype or a query operator could hide in.
 * @throws AppError 400 for a forbidden key or too deep nesting
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw new AppError(400, 'The body is nested too deeply.');
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => plainJson(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (FORBIDDEN_KEYS.has(key) || key.startsWith('$'))
        throw new AppError(400, `The key "${key.slice(0, 40)}" is not allowed.`);
      return [key, plainJson(entry, depth + 1)];
    }),
  );
}
