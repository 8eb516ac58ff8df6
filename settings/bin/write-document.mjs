// `npm run settings`: writes docs/settings.md from the table of settings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsDocument } from '@vela/settings';

writeFileSync(path.resolve(import.meta.dirname, '../../docs/settings.md'), settingsDocument());
