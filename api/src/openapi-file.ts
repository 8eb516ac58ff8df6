// `npm run openapi -- <file>`: what the API offers, without a running one, to be held against the pages in service.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument } from './platform/openapi/index.js';

const [, , word = 'openapi.json'] = process.argv;
const file = path.resolve(process.env['INIT_CWD'] ?? '', word);
const version = process.env['APP_VERSION'] ?? 'unreleased';
await writeFile(file, JSON.stringify(openApiDocument({ version, cookieName: 'vela' })));
process.stdout.write(`What the API offers is in ${file}.\n`);
