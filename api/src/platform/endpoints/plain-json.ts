import { isWritable, written } from '@vela/contracts/texts';
import { t } from '@vela/language';
import { AppError } from '../errors/index.js';

/** Deeper nesting than any body of ours has. */
const DEPTH_MAX = 32;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function plainText(text: string): string {
  if (!isWritable(text)) throw new AppError(400, t('A text holds a character that does not exist.'));
  return written(text);
}

function checkKey(key: string): void {
  if (FORBIDDEN_KEYS.has(key) || key.startsWith('$') || !isWritable(key))
    throw new AppError(400, t('The key {key} is not allowed.', { key: JSON.stringify(key.slice(0, 40)) }));
}

/**
 * Makes a decoded body or query safe to hand on: texts trimmed, empty where nothing of them shows, and of characters that exist, no key that a prototype or a
 * query operator could hide in.
 * @throws AppError 400 for a forbidden key or character, or too deep nesting
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw new AppError(400, t('The body is nested too deeply.'));
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => plainJson(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      checkKey(key);
      return [key, plainJson(entry, depth + 1)];
    }),
  );
}
