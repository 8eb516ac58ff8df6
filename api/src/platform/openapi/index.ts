import type { Express } from 'express';
import type { Config } from '../../config/index.js';
import { sessionCookieName } from '../sessions/index.js';
import { openApiDocument } from './document.js';
import { referencePage } from './page.js';

export { openApiDocument } from './document.js';

/** Describes the whole table; no start waits for it, and whoever asks again gets the same. */
function describe(config: Config) {
  const document = openApiDocument({ version: config.version, cookieName: sessionCookieName(config) });
  return { document, ...referencePage(document) };
}

/** Serves the description of the endpoint table, for programs and for people. */
export function mountReference(app: Express, config: Config): void {
  let made: ReturnType<typeof describe> | null = null;
  const description = () => (made ??= describe(config));
  app.get('/api/openapi.json', (_request, response) => {
    response.json(description().document);
  });
  app.get('/api/docs', (_request, response) => {
    const { html, styleHash } = description();
    response.set(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    );
    response.type('html').send(html);
  });
}
