import type { Express } from 'express';
import type { Config } from '../../config/index.js';
import { sessionCookieName } from '../sessions/index.js';
import { openApiDocument } from './document.js';
import { referencePage } from './page.js';

export { openApiDocument } from './document.js';

/** Serves the description of the endpoint table, for programs and for people. */
export function mountReference(app: Express, config: Config): void {
  const document = openApiDocument({ version: config.version, cookieName: sessionCookieName(config) });
  const { html, styleHash } = referencePage(document);
  app.get('/api/openapi.json', (_request, response) => {
    response.json(document);
  });
  app.get('/api/docs', (_request, response) => {
    response.set(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    );
    response.type('html').send(html);
  });
}
