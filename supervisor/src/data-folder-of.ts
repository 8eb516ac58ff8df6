import path from 'node:path';
import { type Environment, givenValue } from '@vela/settings';
import { ROOT } from './root.js';

/**
 * @param otherwise the folder in the repository where `DATA_DIR` names none
 * @returns the data folder of an instance in these surroundings
 */
export const dataFolderOf = (environment: Environment, otherwise = '.data'): string =>
  path.resolve(givenValue(environment, 'DATA_DIR') ?? path.join(ROOT, otherwise));
