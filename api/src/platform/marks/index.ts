import { createHmac } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/index.js';
import { storedSecret } from '../database/index.js';

/**
 * Names for people and companies that name nobody: the same text always has the same mark, and nobody without the secret
 * can tell from a mark whose it is, or try out whose it may be.
 */
export interface Marks {
  /**
   * @param purpose what the mark is for; marks of two purposes cannot be held against each other
   * @returns the marks of a text, that of the newest secret first
   */
  of(purpose: string, text: string): Promise<readonly [string, ...string[]]>;
}

/** @param secrets asked for when they are first needed, the newest first */
export function createMarks(secrets: () => Promise<readonly string[]>): Marks {
  return {
    of: async (purpose, text) => {
      const [newest, ...older] = (await secrets()).map((secret) =>
        createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url'),
      );
      if (newest === undefined) throw new RangeError('Marks need a secret.');
      return [newest, ...older];
    },
  };
}

/** @returns marks by the instance's secrets; a demo keeps one with its data */
export function marksOn(connection: Connection, { markSecrets }: Pick<Config, 'markSecrets'>): Marks {
  // It never becomes another one, so one look at the store is enough.
  let stored: Promise<readonly string[]> | null = null;
  const read = async (): Promise<readonly string[]> => [await storedSecret(connection, 'markSecret')];
  return createMarks(() => {
    if (markSecrets.length > 0) return Promise.resolve(markSecrets);
    stored ??= read().catch((error: unknown) => {
      stored = null;
      throw error;
    });
    return stored;
  });
}
