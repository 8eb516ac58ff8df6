// Writes tokens.json, for design tools, from the tokens that the components use. Run it after a change of tokens.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { designTokens } from '../dist/theme/design-tokens.js';

await writeFile(path.resolve(import.meta.dirname, '../tokens.json'), `${JSON.stringify(designTokens, null, 2)}\n`);
